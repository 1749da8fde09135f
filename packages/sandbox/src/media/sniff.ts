/** Detects file formats by their first bytes: loosely, but enough to find a wrong media type. */

export type Sniffed = "jpeg" | "png" | "gif" | "webp" | "flac" | "wav" | "mp3" | "ogg" | "webm" | "mp4" | "pdf";

const labels: Readonly<Record<Sniffed, readonly string[]>> = {
    jpeg: ["image/jpeg", "image/jpg"],
    png: ["image/png"],
    gif: ["image/gif"],
    webp: ["image/webp"],
    flac: ["audio/flac", "audio/x-flac"],
    wav: ["audio/wav", "audio/x-wav", "audio/wave", "audio/vnd.wave"],
    mp3: ["audio/mpeg", "audio/mp3", "audio/mpeg3"],
    ogg: ["audio/ogg", "audio/opus", "audio/vorbis", "video/ogg"],
    webm: ["audio/webm", "video/webm", "video/x-matroska"],
    mp4: ["video/mp4", "audio/mp4", "audio/m4a", "audio/x-m4a", "audio/aac", "video/quicktime"],
    pdf: ["application/pdf"],
};

export function sniff(bytes: Uint8Array): Sniffed | undefined {
    const text = String.fromCharCode(...bytes.subarray(0, 12));
    if (text.startsWith("\xff\xd8\xff")) return "jpeg";
    if (text.startsWith("\x89PNG")) return "png";
    if (text.startsWith("GIF8")) return "gif";
    if (text.startsWith("RIFF")) return text.slice(8) === "WEBP" ? "webp" : "wav";
    if (text.startsWith("fLaC")) return "flac";
    if (text.startsWith("OggS")) return "ogg";
    if (text.startsWith("\x1a\x45\xdf\xa3")) return "webm";
    if (text.startsWith("%PDF")) return "pdf";
    if (text.slice(4, 8) === "ftyp") return "mp4";
    if (text.startsWith("ID3")) return "mp3";
    const [one = 0, two = 0] = bytes;
    // A frame of MPEG audio begins with eleven set bits; layer 0 is invalid.
    return one === 0xff && (two & 0xe0) === 0xe0 && (two & 0x06) !== 0 ? "mp3" : undefined;
}

/** What is wrong with a media type, as a phrase; undefined if it matches the bytes. */
export function labelMismatch(type: string, bytes: Uint8Array): string | undefined {
    const bare = type.split(";")[0]?.trim().toLowerCase() ?? "";
    const format = sniff(bytes);
    if (format) return labels[format].includes(bare) ? undefined : `says ${bare}, but the bytes are ${format}`;
    const claimed = Object.entries(labels).find(([, types]) => types.includes(bare));
    return claimed ? `says ${bare}, but the bytes do not begin as ${claimed[0]} does` : undefined;
}

export type Modality = "image" | "audio" | "video";

/** The modalities of a format; a video container may hold only audio. */
export function modalities(format: Sniffed): readonly Modality[] {
    if (format === "webm" || format === "mp4" || format === "ogg") return ["audio", "video"];
    if (format === "pdf") return [];
    return [format === "flac" || format === "wav" || format === "mp3" ? "audio" : "image"];
}
