/** What errors quote of a call and of its response. */
import type { ErrorContext } from "./inference-error.ts";
import { ProviderOutputError } from "./provider-output-error.ts";

/** Enough of a value to see what it is, never a screenful, nor the token. */
export function excerpt(value: unknown, context: ErrorContext): string {
    if (value instanceof Blob) return `${value.size} bytes of ${value.type || "an unnamed type"}`;
    if (value instanceof ArrayBuffer || ArrayBuffer.isView(value)) return `${value.byteLength} bytes`;
    const text = withoutToken(typeof value === "string" ? value : written(value), context);
    return text.length > 200 ? `${text.slice(0, 200)}…` : text;
}

function written(value: unknown): string {
    try {
        return JSON.stringify(value) ?? String(value);
    } catch {
        // A value that holds itself, or a bigint: no JSON, but still worth naming.
        return String(value);
    }
}

/**
 * The value that a text holds as JSON.
 * @param what is wrong when it is none: the error says it of the provider, and goes on with the text
 * @throws ProviderOutputError when it is not JSON
 */
export function parseJson(text: string, what: string, context: ErrorContext): unknown {
    try {
        return JSON.parse(text);
    } catch (cause) {
        // The parser quotes the text, and with it a token that is in it.
        const tellsToken = withoutToken(text, context) !== text;
        throw new ProviderOutputError(`${context.provider} ${what}: ${excerpt(text, context) || "(empty)"}`, {
            ...context,
            ...(!tellsToken && { cause }),
        });
    }
}

/** Anything shorter is no real token, and may well be a word of its own. */
const shortestToken = 8;

/** What a provider says, should it repeat the token that it was sent. */
export const withoutToken = (text: string, { accessToken = "" }: ErrorContext): string =>
    accessToken.length < shortestToken ? text : text.replaceAll(accessToken, "(access token)");
