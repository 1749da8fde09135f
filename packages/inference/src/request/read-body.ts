import type { ErrorContext } from "../errors/errors.ts";
import { parseJson } from "../errors/excerpt.ts";
import { bodyBytes, textOf, type Unread } from "./response-body.ts";

/**
 * Reads the body of a response: JSON if it is labelled as JSON or parses as such, a string for text, else a Blob.
 * @throws ProviderOutputError if it is labelled as JSON and does not parse, or is too large
 */
export async function readBody(unread: Unread, context: ErrorContext, maxBytes?: number): Promise<unknown> {
    const type = unread.response.headers.get("content-type") ?? "";
    const bytes = await bodyBytes(unread, context, maxBytes);
    if (/\bjson\b/.test(type)) {
        const what = "says that its response is JSON, but it does not parse";
        return parseJson(textOf(bytes, context), what, context);
    }
    const isText = type.startsWith("text/") || type.startsWith("application/x-subrip");
    if (!isText && !looksLikeJson(type, bytes)) return new Blob([bytes], { type });
    const text = textOf(bytes, context);
    // A text such as 42 is JSON too, but no response.
    if (isText && !/^\s*[{[]/.test(text)) return text;
    try {
        return JSON.parse(text);
    } catch {
        return isText ? text : new Blob([bytes], { type });
    }
}

/** Whether bytes without a label begin like a JSON object or list: no image, audio or video does. */
const looksLikeJson = (type: string, [first]: Uint8Array): boolean =>
    (type === "" || type.startsWith("application/octet-stream")) && (first === 0x7b || first === 0x5b);
