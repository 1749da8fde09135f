/** Detects the media type of bytes from their signature: buffers, and files read from disk, have none. */

/** File signatures: the media type, the offset in the file, and the bytes there, as Latin-1 text. */
const signatures: readonly (readonly [type: string, offset: number, bytes: string])[] = [
    ["image/jpeg", 0, "\xff\xd8\xff"],
    ["image/png", 0, "\x89PNG"],
    ["image/gif", 0, "GIF8"],
    ["image/webp", 8, "WEBP"],
    ["audio/flac", 0, "fLaC"],
    ["audio/wav", 8, "WAVE"],
    ["audio/ogg", 0, "OggS"],
    ["audio/webm", 0, "\x1a\x45\xdf\xa3"],
    ["audio/mp4", 4, "ftyp"],
    ["audio/mpeg", 0, "ID3"],
    ["audio/mpeg", 0, "\xff\xfb"],
    ["audio/mpeg", 0, "\xff\xf3"],
    ["audio/mpeg", 0, "\xff\xf2"],
];
const headLength = 12;

/** The inputs of a call, with a media type on bytes that have none and a known signature. */
export async function withMediaTypes(inputs: unknown): Promise<unknown> {
    if (inputs instanceof Blob) return await withMediaType(inputs);
    if (typeof inputs !== "object" || inputs === null) return inputs;
    const blobs = Object.entries(inputs).filter((entry): entry is [string, Blob] => entry[1] instanceof Blob);
    if (blobs.length === 0) return inputs;
    const types = await Promise.all(blobs.map(async ([key, blob]) => [key, await withMediaType(blob)]));
    return { ...inputs, ...Object.fromEntries(types) };
}

async function withMediaType(blob: Blob): Promise<Blob> {
    if (blob.type !== "") return blob;
    const head = new Uint8Array(await blob.slice(0, headLength).arrayBuffer());
    const text = String.fromCharCode(...head);
    const signature = signatures.find(([, offset, bytes]) => text.startsWith(bytes, offset));
    return signature ? blob.slice(0, blob.size, signature[0]) : blob;
}
