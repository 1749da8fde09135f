/** The files that results are made of: small, real, and following from a seed. */
import { flac } from "./flac.ts";
import { jpeg } from "./jpeg.ts";
import { mp3 } from "./mp3.ts";
import { mp4 } from "./mp4.ts";
import { png } from "./png.ts";
import { wav } from "./wav.ts";

/** A file, as a provider gives it. */
export type MediaFile = {
    /** Its bytes. */
    readonly bytes: Uint8Array<ArrayBuffer>;
    /** Its media type, such as `image/png`. */
    readonly type: string;
};

const makers = {
    png: { type: "image/png", make: (seed: string) => png(seed) },
    jpg: { type: "image/jpeg", make: jpeg },
    wav: { type: "audio/wav", make: wav },
    flac: { type: "audio/flac", make: flac },
    mp3: { type: "audio/mpeg", make: mp3 },
    mp4: { type: "video/mp4", make: mp4 },
    txt: {
        type: "text/plain; charset=utf-8",
        make: (seed: string) => new TextEncoder().encode(`A text in the sandbox (${seed}).`),
    },
} as const satisfies Record<string, { type: string; make: (seed: string) => Uint8Array<ArrayBuffer> }>;

/** What a result file can be, by the end of its name. */
export type MediaKind = keyof typeof makers;

export const isMediaKind = (name: string): name is MediaKind => Object.hasOwn(makers, name);

/**
 * A small, real file that follows from a seed.
 *
 * @param kind what file, by the end of its name
 * @param seed any text; another seed gives other bytes
 * @returns `{ bytes, type }`
 * @example
 * import { media } from "@callsheet/sandbox";
 *
 * const { bytes, type } = media("png", "a cat");
 * const image = new Blob([bytes], { type });
 */
export const media = (kind: MediaKind, seed: string): MediaFile => ({
    bytes: makers[kind].make(seed),
    type: makers[kind].type,
});

export const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString("base64");

/** A mask as base64. */
export const mask = (seed: string): string => base64(png(seed, true));
