/** Derives the spec of a result file from a request, whatever field names its provider uses. */
import type { TaskId } from "@callsheet/inference/tasks";
import { type Fields, isFields, plain } from "../checks/fields.ts";
import { changedSpec, imageFeatures } from "../media/image-features.ts";
import type { MediaKind } from "../media/media.ts";
import type { MediaSpec } from "../media/media-spec.ts";

export type MediaRequest = {
    readonly prompt: string;
    /** The other fields of the request, such as a size or a duration. */
    readonly fields: Fields;
    /** The input image. */
    readonly image?: Uint8Array | string | undefined;
    readonly seed: string;
};

/** Longer prompts are cut, since drawing and speaking them takes time. */
const maxLetters = 1000;

export function requestedMedia(task: TaskId, mediaRequest: MediaRequest): MediaSpec {
    const request = { ...mediaRequest, prompt: mediaRequest.prompt.slice(0, maxLetters) };
    if (task === "text-to-speech") return { text: request.prompt, ...voiceIn(request.fields) };
    if (task === "text-to-audio") {
        return {
            text: request.prompt,
            seed: short(request.seed),
            seconds: secondsIn(request.fields) ?? 5,
            music: true,
        };
    }
    const video = task.endsWith("video");
    return { ...imageSpec(request), ...(video && { seconds: secondsIn(request.fields) ?? 3 }) };
}

/** The kind of a task's result file. */
export function resultKind(task: TaskId): MediaKind {
    if (task.endsWith("video")) return "mp4";
    if (task === "text-to-speech" || task.endsWith("audio")) return "wav";
    return task.endsWith("image") ? "png" : "txt";
}

/** Eight digits of a seed are enough, and keep the URL short. */
const short = (seed: string): string => seed.slice(0, 8);

function imageSpec({ prompt, fields, image, seed }: MediaRequest): MediaSpec {
    const size = sizeIn(fields);
    if (image === undefined) return { text: prompt, seed: short(seed), ...size };
    const features = imageFeatures(image);
    return { ...changedSpec(features, prompt, short(seed)), width: features.width, height: features.height, ...size };
}

/** The name of a voice is its seed. */
const voiceIn = ({ voice, voice_id, speaker }: Fields): Pick<MediaSpec, "seed"> => {
    const name = voice ?? voice_id ?? speaker;
    return typeof name === "string" ? { seed: name.slice(0, 60) } : {};
};

type Asked = { readonly width?: number; readonly height?: number };

/** fal's names of sizes. */
const presets: Readonly<Record<string, Asked>> = {
    square: { width: 512, height: 512 },
    square_hd: { width: 1024, height: 1024 },
    portrait_4_3: { width: 768, height: 1024 },
    portrait_16_9: { width: 576, height: 1024 },
    landscape_4_3: { width: 1024, height: 768 },
    landscape_16_9: { width: 1024, height: 576 },
};

/** The requested size, under any of the field names that services use. */
export function sizeIn(fields: Fields): Asked {
    for (const key of ["image_size", "target_size", "size", "resolution"]) {
        const value = fields[key];
        if (isFields(value)) return sidesIn(value);
        if (typeof value !== "string") continue;
        if (Object.hasOwn(presets, value)) return presets[value] ?? {};
        const [, width, height] = /^(\d{1,5})\s*[x×*]\s*(\d{1,5})$/i.exec(value) ?? [];
        if (width && height) return sidesIn({ width: Number(width), height: Number(height) });
    }
    const sides = sidesIn(fields);
    if (sides.width !== undefined || sides.height !== undefined) return sides;
    const [, across, down] = /^(\d{1,3}):(\d{1,3})$/.exec(plain(fields["aspect_ratio"] ?? fields["ratio"])) ?? [];
    if (!Number(across) || !Number(down)) return {};
    const [one, other] = [Number(across), Number(down)];
    const longer = 768 / Math.max(one, other);
    return { width: Math.round(one * longer), height: Math.round(other * longer) };
}

function sidesIn({ width, height }: Fields): Asked {
    const isSide = (value: unknown): value is number => typeof value === "number" && value >= 1 && value <= 99_999;
    return {
        ...(isSide(width) && { width: Math.round(width) }),
        ...(isSide(height) && { height: Math.round(height) }),
    };
}

/** The requested duration in seconds, or computed from the number of frames and the frame rate. */
export function secondsIn(fields: Fields): number | undefined {
    for (const key of ["duration", "seconds", "seconds_total", "duration_seconds", "audio_length_in_s"]) {
        const value = Number.parseFloat(plain(fields[key]));
        if (value > 0) return Math.min(value, 600);
    }
    const frames = Number(fields["num_frames"]);
    const perSecond = Number(fields["fps"] ?? fields["frames_per_second"] ?? 16);
    return frames > 0 && perSecond > 0 ? Math.min(frames / perSecond, 600) : undefined;
}
