/** Files between the AI SDK, which has bytes or base64, and the client, which has Blobs. */
import { bytesFromBase64, bytesToBase64 } from "@callsheet/inference/wire";

export const blobOf = (data: Uint8Array | string, type: string): Blob =>
    // A copy, because a view may be of a shared buffer, which a Blob does not take.
    new Blob([typeof data === "string" ? bytesFromBase64(data) : new Uint8Array(data)], { type });

export const bytesOf = async (blob: Blob): Promise<Uint8Array> => new Uint8Array(await blob.arrayBuffer());

export const base64Of = (data: Uint8Array | string): string =>
    typeof data === "string" ? data : bytesToBase64(new Uint8Array(data));
