/** Between bytes and base64, with what every platform has. */

export function base64(bytes: Uint8Array): string {
    // In pieces of whole groups of three: a call with millions of arguments would overflow the stack.
    let text = "";
    for (let start = 0; start < bytes.length; start += 0x6000) {
        text += btoa(String.fromCharCode(...bytes.subarray(start, start + 0x6000)));
    }
    return text;
}

/** @throws DOMException where the text is not base64 */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> {
    const binary = atob(text);
    // Several times as fast as an iteration over the characters of a large file.
    const bytes = new Uint8Array(binary.length);
    for (let index = 0; index < binary.length; index++) bytes[index] = binary.charCodeAt(index);
    return bytes;
}
