/** The media types of files, by their names and by their first bytes. */

/** Media types by extension; of several extensions of a type, the first is the usual one. */
const types: Readonly<Record<string, string>> = {
    aac: "audio/aac",
    aiff: "audio/aiff",
    amr: "audio/amr",
    flac: "audio/flac",
    m4a: "audio/mp4",
    mp3: "audio/mpeg",
    ogg: "audio/ogg",
    opus: "audio/opus",
    wav: "audio/wav",
    webm: "audio/webm",
    avif: "image/avif",
    bmp: "image/bmp",
    gif: "image/gif",
    heic: "image/heic",
    jpg: "image/jpeg",
    jpeg: "image/jpeg",
    png: "image/png",
    tiff: "image/tiff",
    webp: "image/webp",
    mov: "video/quicktime",
    mp4: "video/mp4",
};

/**
 * The media type of a file, by the extension of its name.
 *
 * @param name a name or path, such as `sample1.flac`
 * @returns the type; undefined if the extension is not known
 * @example
 * import { mediaTypeOf } from "@callsheet/inference/wire";
 *
 * mediaTypeOf("sample1.flac"); // "audio/flac"
 */
export function mediaTypeOf(name: string): string | undefined {
    const extension = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? "";
    return Object.hasOwn(types, extension) ? types[extension] : undefined;
}

/**
 * The usual extension of files of a media type.
 *
 * @param type the type, with or without parameters; `audio/x-wav` and `audio/wave` are `audio/wav` under other names
 * @returns the extension, without a dot; of a type that is not listed, its subtype; undefined if that is no extension
 * @example
 * import { extensionOf } from "@callsheet/inference/wire";
 *
 * extensionOf("audio/webm;codecs=opus"); // "webm"
 */
export function extensionOf(type: string): string | undefined {
    const bare = type.replace(/;.*/s, "").trim().toLowerCase().replace("/x-", "/").replace("/wave", "/wav");
    const known = Object.keys(types).find((extension) => types[extension] === bare);
    return known ?? /^(?:audio|image|video)\/([a-z0-9]{2,5})$/.exec(bare)?.[1];
}

/** The name of a file that the caller's program has named; undefined for other bytes. */
export const fileNameOf = (blob: Blob): string | undefined =>
    "name" in blob && typeof blob.name === "string" ? blob.name : undefined;

/** How files of each type begin, as Latin-1 text. */
const signatures: readonly (readonly [type: string, start: RegExp])[] = [
    ["image/jpeg", /^\xff\xd8\xff/],
    ["image/png", /^\x89PNG/],
    ["image/gif", /^GIF8/],
    ["image/webp", /^RIFF.{4}WEBP/s],
    ["image/bmp", /^BM.{4}\p{Cc}{4}/su],
    ["image/tiff", /^(II\*|MM.\*)/s],
    // The brands of a file in ISO's format: the main one, and others that it agrees with.
    ["image/avif", /^.{4}ftyp(.{4})*?avi[fs]/s],
    ["image/heic", /^.{4}ftyp(.{4})*?(hei[cxms]|hev[cx]|mif1|msf1)/s],
    ["video/quicktime", /^.{4}ftypqt/s],
    ["audio/mp4", /^.{4}ftyp/s],
    ["audio/flac", /^fLaC/],
    ["audio/wav", /^(RIFF|RF64).{4}WAVE/s],
    ["audio/aiff", /^FORM.{4}AIF[FC]/s],
    ["audio/amr", /^#!AMR/],
    ["audio/ogg", /^OggS/],
    ["audio/webm", /^.E\xdf\xa3/s],
    // A frame begins with twelve set bits; ADTS has layer 0, which MPEG audio has not.
    ["audio/aac", /^\xff[\xf0\xf1\xf8\xf9]/],
    ["audio/mpeg", /^(ID3|\xff[\xe2-\xe7\xea-\xef\xf2-\xf7\xfa-\xff])/],
];

/** The bytes that a signature may need. */
export const signatureLength = 32;

/** The media type that the first bytes of a file show; undefined if none is known. */
export function mediaTypeOfBytes(bytes: Uint8Array): string | undefined {
    const text = String.fromCharCode(...bytes.subarray(0, signatureLength));
    return signatures.find(([, start]) => start.test(text))?.[0];
}
