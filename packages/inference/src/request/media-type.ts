/** Names the media type of bytes that come without one: buffers, and files read from disk, have none. */
import { fileNameOf, mediaTypeOfBytes, signatureLength } from "../wire/media-types.ts";

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
    // Browsers and servers label what they do not know as an octet stream.
    if (blob.type !== "" && blob.type !== "application/octet-stream") return blob;
    const type = mediaTypeOfBytes(new Uint8Array(await blob.slice(0, signatureLength).arrayBuffer()));
    if (type === undefined) return blob;
    const name = fileNameOf(blob);
    return name === undefined ? blob.slice(0, blob.size, type) : new File([blob], name, { type });
}
