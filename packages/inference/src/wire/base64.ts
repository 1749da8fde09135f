/** Converts between bytes and base64 text, in every runtime. */

/** Native encoders, if the platform has one: the standard of 2025, or Node's own. */
type Encoders = { readonly toBase64?: () => string };
type Platform = { readonly Buffer?: { readonly from: (bytes: Uint8Array) => { toString(form: "base64"): string } } };

/**
 * Encodes bytes as base64 text.
 *
 * @param bytes any number of bytes
 * @returns the text, padded, on one line
 * @example
 * import { bytesToBase64 } from "@callsheet/inference/wire";
 *
 * console.log(bytesToBase64(Uint8Array.of(72, 105)));
 */
export function bytesToBase64(bytes: Uint8Array): string {
    const encoded = (bytes as Encoders).toBase64?.() ?? (globalThis as Platform).Buffer?.from(bytes).toString("base64");
    if (encoded !== undefined) return encoded;
    // In pieces of a multiple of three bytes: a call with millions of arguments would overflow the stack.
    let text = "";
    for (let start = 0; start < bytes.length; start += 0x6000) {
        text += btoa(String.fromCharCode(...bytes.subarray(start, start + 0x6000)));
    }
    return text;
}

/**
 * Decodes base64 text.
 *
 * @param text base64, padded or not
 * @returns the bytes
 * @throws DOMException if the text is not base64
 * @example
 * import { bytesFromBase64 } from "@callsheet/inference/wire";
 *
 * console.log(bytesFromBase64("SGk="));
 */
export function bytesFromBase64(text: string): Uint8Array<ArrayBuffer> {
    const binary = atob(text);
    // Several times as fast as iterating over the characters, in a large file.
    const bytes = new Uint8Array(binary.length);
    for (let index = 0; index < binary.length; index++) bytes[index] = binary.charCodeAt(index);
    return bytes;
}

/** The bytes of a file as base64 text. */
export const toBase64 = async (blob: Blob): Promise<string> => bytesToBase64(new Uint8Array(await blob.arrayBuffer()));

/** Bytes as a data URL. */
export const toDataUrl = async (blob: Blob, type = blob.type): Promise<string> =>
    `data:${type};base64,${await toBase64(blob)}`;

/** Decodes base64 text into a Blob; undefined if it is not base64. */
export function blobFromBase64(encoded: string, type: string): Blob | undefined {
    const bytes = decodedBase64(encoded);
    return bytes && new Blob([bytes], { type });
}

/** The bytes of base64 text; undefined if it is not base64. */
export function decodedBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
    try {
        return bytesFromBase64(text);
    } catch {
        return undefined;
    }
}
