/** The MIME types of common input files, by extension. */
const types: Readonly<Record<string, string>> = {
    flac: "audio/flac",
    m4a: "audio/mp4",
    mp3: "audio/mpeg",
    ogg: "audio/ogg",
    wav: "audio/wav",
    webm: "audio/webm",
    gif: "image/gif",
    jpeg: "image/jpeg",
    jpg: "image/jpeg",
    png: "image/png",
    webp: "image/webp",
};

/** The MIME type for a file name; undefined if its extension is not known. */
export function fileType(name: string): string | undefined {
    const ending = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? "";
    return Object.hasOwn(types, ending) ? types[ending] : undefined;
}
