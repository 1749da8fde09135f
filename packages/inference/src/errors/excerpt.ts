/** The excerpts of calls and responses that errors quote. */
import type { ErrorContext } from "./inference-error.ts";
import { ProviderOutputError } from "./provider-output-error.ts";

/** A short excerpt of a value, without the token. */
export function excerpt(value: unknown, context: ErrorContext): string {
    if (value instanceof Blob) return `${value.size} bytes of ${value.type || "an unnamed type"}`;
    if (value instanceof ArrayBuffer || ArrayBuffer.isView(value)) return `${value.byteLength} bytes`;
    const text = withoutToken(typeof value === "string" ? value : toText(value), context);
    return text.length > 200 ? `${text.slice(0, 200)}…` : text;
}

function toText(value: unknown): string {
    try {
        return JSON.stringify(value) ?? String(value);
    } catch {
        // A circular value or a bigint is not JSON, but still worth naming.
        return String(value);
    }
}

/**
 * Parses JSON.
 * @param what the problem if it does not parse: the rest of a sentence about the provider, which the text follows
 * @throws ProviderOutputError when it is not JSON
 */
export function parseJson(text: string, what: string, context: ErrorContext): unknown {
    try {
        return JSON.parse(text);
    } catch (cause) {
        // The parser's error quotes the text, which may contain the token.
        const containsToken = withoutToken(text, context) !== text;
        throw new ProviderOutputError(`${context.provider} ${what}: ${excerpt(text, context) || "(empty)"}`, {
            ...context,
            ...(!containsToken && { cause }),
        });
    }
}

/** Anything shorter is not a real token, and may be an ordinary word. */
const shortestToken = 8;

/** Removes the token from a provider's text, in case the provider repeats it. */
export const withoutToken = (text: string, { accessToken = "" }: ErrorContext): string =>
    accessToken.length < shortestToken ? text : text.replaceAll(accessToken, "(access token)");
