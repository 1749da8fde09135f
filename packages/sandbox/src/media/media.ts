/** Generates the media files of results: real files, derived from the request. */
import { flac, mp3, wav } from "./audio-files.ts";
import { jpeg } from "./jpeg.ts";
import { commentOf, type MediaSpec } from "./media-spec.ts";
import { sizeOf } from "./picture.ts";
import { png } from "./png.ts";
import { drawScene } from "./scene.ts";
import { renderSamples, soundOf } from "./sound.ts";
import { video } from "./video.ts";

/** A file as a provider returns it. */
export type MediaFile = {
    /** Its bytes. */
    readonly bytes: Uint8Array<ArrayBuffer>;
    /** Its media type, such as `image/png`. */
    readonly type: string;
};

const makers = {
    png: { type: "image/png", make: (spec: MediaSpec) => png(drawScene(spec, sizeOf(spec)), commentOf(spec)) },
    jpg: { type: "image/jpeg", make: (spec: MediaSpec) => jpeg(drawScene(spec, sizeOf(spec)), commentOf(spec)) },
    wav: { type: "audio/wav", make: (spec: MediaSpec) => wav(renderSamples(soundOf(spec)), commentOf(spec)) },
    flac: { type: "audio/flac", make: (spec: MediaSpec) => flac(renderSamples(soundOf(spec)), commentOf(spec)) },
    mp3: { type: "audio/mpeg", make: (spec: MediaSpec) => mp3(soundOf(spec), commentOf(spec)) },
    mp4: { type: "video/mp4", make: (spec: MediaSpec) => video(spec, sizeOf(spec, { width: 256, height: 144 })) },
    txt: {
        type: "text/plain; charset=utf-8",
        make: ({ text }: MediaSpec) => new TextEncoder().encode(`A text in the sandbox (${text}).`),
    },
} as const satisfies Record<string, { type: string; make: (spec: MediaSpec) => Uint8Array<ArrayBuffer> }>;

/** The kinds of result files, by file extension. */
export type MediaKind = keyof typeof makers;

/**
 * Whether `media` can generate files of this kind.
 *
 * @param name a file extension, such as `png`
 * @returns true if it can
 * @example
 * import { isMediaKind } from "@callsheet/sandbox/media";
 *
 * const makesVideos = isMediaKind("mp4");
 */
export const isMediaKind = (name: string): name is MediaKind => Object.hasOwn(makers, name);

/** Generates the file of a spec. */
export const fileOf = (kind: MediaKind, spec: MediaSpec): MediaFile => ({
    bytes: makers[kind].make(spec),
    type: makers[kind].type,
});

/**
 * Generates a real file from a text: an image of it, its words as a tune, or a short video.
 *
 * @param kind the kind of file, as its extension
 * @param seed any text; a different text gives different bytes
 * @returns `{ bytes, type }`; an image is 256 by 256 pixels
 * @example
 * import { media } from "@callsheet/sandbox";
 *
 * const { bytes, type } = media("png", "a cat");
 * const image = new Blob([bytes], { type });
 */
export function media(kind: MediaKind, seed: string): MediaFile {
    const name = `${kind} ${seed}`;
    const cached = filesBySpec.get(name);
    const file = cached ?? fileOf(kind, sampleSpec(kind, seed));
    // An LRU cache: tests request the same few files thousands of times.
    filesBySpec.delete(name);
    filesBySpec.set(name, file);
    const [oldest] = filesBySpec.keys();
    if (filesBySpec.size > 20 && oldest !== undefined) filesBySpec.delete(oldest);
    return { ...file, bytes: file.bytes.slice() };
}

const filesBySpec = new Map<string, MediaFile>();

function sampleSpec(kind: MediaKind, seed: string): MediaSpec {
    const [, name] = /^([\w-]+)\.(?:wav|flac|mp3)$/.exec(seed) ?? [];
    // The name of a recording becomes a sentence: nobody says only a file name.
    if (name !== undefined) return { text: `This is the recording ${name}.` };
    return { text: seed, width: 256, height: kind === "mp4" ? 144 : 256, seconds: 1 };
}
