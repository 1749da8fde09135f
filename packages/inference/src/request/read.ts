import { parseJson } from "../errors/excerpt.ts";
import type { ErrorContext } from "../errors/inference-error.ts";
import { bodyBytes, textOf, type Unread } from "./body.ts";

/**
 * The body of a response: JSON where it says that it is JSON or parses as such, a text, else a Blob.
 * @throws ProviderOutputError when it says JSON and is not, or is too large
 */
export async function readBody(unread: Unread, context: ErrorContext, maxBytes?: number): Promise<unknown> {
    const type = unread.response.headers.get("content-type") ?? "";
    const bytes = await bodyBytes(unread, context, maxBytes);
    if (/\bjson\b/.test(type)) {
        const what = "says that its response is JSON, but it does not parse";
        return parseJson(textOf(bytes), what, context);
    }
    if (!type.startsWith("text/") && !looksLikeJson(type, bytes)) return new Blob([bytes], { type });
    const text = textOf(bytes);
    try {
        return JSON.parse(text);
    } catch {
        return type.startsWith("text/") ? text : new Blob([bytes], { type });
    }
}

/** Whether bytes that nobody has named begin as a JSON object or list: no image, audio or video does. */
const looksLikeJson = (type: string, [first]: Uint8Array): boolean =>
    (type === "" || type.startsWith("application/octet-stream")) && (first === 0x7b || first === 0x5b);
