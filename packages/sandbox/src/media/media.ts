/** The files that results are made of: real ones, which follow from what was asked for. */
import { flac } from "./flac.ts";
import { jpeg } from "./jpeg.ts";
import { mp3 } from "./mp3.ts";
import { png } from "./png.ts";
import { drawn } from "./scene.ts";
import { scoreOf } from "./score.ts";
import { sizeOf } from "./size.ts";
import { played } from "./sound.ts";
import { video } from "./video.ts";
import { wav } from "./wav.ts";
import { noteOf, type Work } from "./work.ts";

/** A file, as a provider gives it. */
export type MediaFile = {
    /** Its bytes. */
    readonly bytes: Uint8Array<ArrayBuffer>;
    /** Its media type, such as `image/png`. */
    readonly type: string;
};

const makers = {
    png: { type: "image/png", make: (work: Work) => png(drawn(work, sizeOf(work)), noteOf(work)) },
    jpg: { type: "image/jpeg", make: (work: Work) => jpeg(drawn(work, sizeOf(work)), noteOf(work)) },
    wav: { type: "audio/wav", make: (work: Work) => wav(played(scoreOf(work)), noteOf(work)) },
    flac: { type: "audio/flac", make: (work: Work) => flac(played(scoreOf(work)), noteOf(work)) },
    mp3: { type: "audio/mpeg", make: (work: Work) => mp3(scoreOf(work), noteOf(work)) },
    mp4: { type: "video/mp4", make: (work: Work) => video(work, sizeOf(work, { width: 256, height: 144 })) },
    txt: {
        type: "text/plain; charset=utf-8",
        make: ({ text }: Work) => new TextEncoder().encode(`A text in the sandbox (${text}).`),
    },
} as const satisfies Record<string, { type: string; make: (work: Work) => Uint8Array<ArrayBuffer> }>;

/** What a result file can be, by the end of its name. */
export type MediaKind = keyof typeof makers;

/**
 * Whether there is a file of this kind.
 *
 * @param name the end of a file's name, such as `png`
 * @returns whether `media` makes it
 * @example
 * import { isMediaKind } from "@callsheet/sandbox/media";
 *
 * const makesVideos = isMediaKind("mp4");
 */
export const isMediaKind = (name: string): name is MediaKind => Object.hasOwn(makers, name);

/** The file that a work says all about. */
export const fileOf = (kind: MediaKind, work: Work): MediaFile => ({
    bytes: makers[kind].make(work),
    type: makers[kind].type,
});

/**
 * A real file that follows from a text: a picture of it, its words as a tune, or a short video.
 *
 * @param kind what file, by the end of its name
 * @param seed any text; another one gives other bytes
 * @returns `{ bytes, type }`; a picture is 256 by 256
 * @example
 * import { media } from "@callsheet/sandbox";
 *
 * const { bytes, type } = media("png", "a cat");
 * const image = new Blob([bytes], { type });
 */
export function media(kind: MediaKind, seed: string): MediaFile {
    const name = `${kind} ${seed}`;
    const known = made.get(name);
    const file = known ?? fileOf(kind, sampleWork(kind, seed));
    // The last ones are kept: tests ask for the same few files thousands of times.
    made.delete(name);
    made.set(name, file);
    const [oldest] = made.keys();
    if (made.size > 20 && oldest !== undefined) made.delete(oldest);
    return { ...file, bytes: file.bytes.slice() };
}

const made = new Map<string, MediaFile>();

function sampleWork(kind: MediaKind, seed: string): Work {
    const [, name] = /^([\w-]+)\.(?:wav|flac|mp3)$/.exec(seed) ?? [];
    // Nobody says the name of a file alone.
    if (name !== undefined) return { text: `This is the recording ${name}.` };
    return { text: seed, width: 256, height: kind === "mp4" ? 144 : 256, seconds: 1 };
}
