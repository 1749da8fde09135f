/** Between bytes and base64 text, with what every runtime has. */

/** Bytes as base64 text. In pieces: a call with millions of arguments would overflow the stack. */
export async function toBase64(blob: Blob): Promise<string> {
    const bytes = new Uint8Array(await blob.arrayBuffer());
    let binary = "";
    for (let start = 0; start < bytes.length; start += 0x8000) {
        binary += String.fromCharCode(...bytes.subarray(start, start + 0x8000));
    }
    return btoa(binary);
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
