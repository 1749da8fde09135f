/** Between bytes and base64 text, with what every runtime has. */

/** What does it at once, where the platform has it: the standard of 2025, or Node's own. */
type Encoders = { readonly toBase64?: () => string };
type Platform = { readonly Buffer?: { readonly from: (bytes: ArrayBuffer) => { toString(form: "base64"): string } } };

/** Bytes as base64 text. */
export async function toBase64(blob: Blob): Promise<string> {
    const buffer = await blob.arrayBuffer();
    const bytes: Uint8Array & Encoders = new Uint8Array(buffer);
    if (bytes.toBase64) return bytes.toBase64();
    const { Buffer }: Platform = globalThis as Platform;
    if (Buffer) return Buffer.from(buffer).toString("base64");
    // In pieces of whole groups of three: a call with millions of arguments would overflow the stack.
    let text = "";
    for (let start = 0; start < bytes.length; start += 0x6000) {
        text += btoa(String.fromCharCode(...bytes.subarray(start, start + 0x6000)));
    }
    return text;
}

/** Bytes as a data URL. */
export const toDataUrl = async (blob: Blob, type = blob.type): Promise<string> =>
    `data:${type};base64,${await toBase64(blob)}`;

/** The bytes that base64 text stands for; undefined where it is not base64. */
export function blobFromBase64(encoded: string, type: string): Blob | undefined {
    try {
        return new Blob([Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0))], { type });
    } catch {
        return undefined;
    }
}
