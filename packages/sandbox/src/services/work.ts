/** What a request asks to be made, in the words of each provider: a picture, a video or a sound. */
import type { TaskId } from "@callsheet/inference/tasks";
import { type Fields, isFields, plain } from "../checks/fields.ts";
import { changedWork, look } from "../media/look.ts";
import type { Work } from "../media/work.ts";

export type Making = {
    readonly prompt: string;
    /** Everything else that the request says, which may hold a size or a time. */
    readonly fields: Fields;
    /** The picture that it is made from. */
    readonly image?: Uint8Array | string | undefined;
    readonly seed: string;
};

/** What is said after so many letters is left out: drawing and speaking take time. */
const mostLetters = 1000;

export function workFor(task: TaskId, given: Making): Work {
    const making = { ...given, prompt: given.prompt.slice(0, mostLetters) };
    if (task === "text-to-speech") return { text: making.prompt, ...voiceIn(making.fields) };
    if (task === "text-to-audio") {
        return { text: making.prompt, seed: short(making.seed), seconds: secondsIn(making.fields) ?? 5, music: true };
    }
    const video = task.endsWith("video");
    return { ...pictureWork(making), ...(video && { seconds: secondsIn(making.fields) ?? 3 }) };
}

/** A seed of eight digits is enough, and leaves room in a URL. */
const short = (seed: string): string => seed.slice(0, 8);

function pictureWork({ prompt, fields, image, seed }: Making): Work {
    const asked = sizeIn(fields);
    if (image === undefined) return { text: prompt, seed: short(seed), ...asked };
    const given = look(image);
    return { ...changedWork(given, prompt, short(seed)), width: given.width, height: given.height, ...asked };
}

/** One voice for each name. */
const voiceIn = ({ voice, voice_id, speaker }: Fields): Pick<Work, "seed"> => {
    const name = voice ?? voice_id ?? speaker;
    return typeof name === "string" ? { seed: name.slice(0, 60) } : {};
};

type Asked = { readonly width?: number; readonly height?: number };

/** The names that fal gives to sizes. */
const presets: Readonly<Record<string, Asked>> = {
    square: { width: 512, height: 512 },
    square_hd: { width: 1024, height: 1024 },
    portrait_4_3: { width: 768, height: 1024 },
    portrait_16_9: { width: 576, height: 1024 },
    landscape_4_3: { width: 1024, height: 768 },
    landscape_16_9: { width: 1024, height: 576 },
};

/** The size that fields ask for. Services call it differently: all of these are met. */
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
    const whole = (value: unknown): value is number => typeof value === "number" && value >= 1 && value <= 99_999;
    return { ...(whole(width) && { width: Math.round(width) }), ...(whole(height) && { height: Math.round(height) }) };
}

/** How many seconds are asked for; pictures by their number and how many a second shows. */
export function secondsIn(fields: Fields): number | undefined {
    for (const key of ["duration", "seconds", "seconds_total", "duration_seconds", "audio_length_in_s"]) {
        const value = Number.parseFloat(plain(fields[key]));
        if (value > 0) return Math.min(value, 600);
    }
    const frames = Number(fields["num_frames"]);
    const perSecond = Number(fields["fps"] ?? fields["frames_per_second"] ?? 16);
    return frames > 0 && perSecond > 0 ? Math.min(frames / perSecond, 600) : undefined;
}
