/** The excerpts of calls and responses that errors quote. */
import { withoutSecret } from "../redaction/redact.ts";
import { type ErrorContext, ProviderOutputError } from "./errors.ts";

/** A short excerpt of a value, without the token. */
export function excerpt(value: unknown, context: ErrorContext): string {
    if (value instanceof Blob) return `${value.size} bytes of ${value.type || "an unnamed type"}`;
    if (value instanceof ArrayBuffer || ArrayBuffer.isView(value)) return `${value.byteLength} bytes`;
    return shortened(typeof value === "string" ? value : toText(value), 200, context);
}

/** A hostile response may be as long as memory: it is not read to its end. */
const maxRead = 65_536;

/** How many characters may stand for one: up to ten in each of three encodings, one inside of another. */
const maxEncoded = 10 ** 3;

/** The first characters of a text, without the token: a token that is cut would not be found. @param length how many at most */
export function shortened(text: string, length: number, { accessToken = "" }: ErrorContext): string {
    const maxTokenLength = maxEncoded * accessToken.length;
    const head = text.slice(0, maxRead + maxTokenLength);
    const safe = withoutSecret(head, accessToken);
    // What the cut has left of a token is at the end.
    const shown = head === text ? safe : safe.slice(0, Math.max(0, safe.length - maxTokenLength));
    return head !== text || shown.length > length ? `${shown.slice(0, length)}…` : shown;
}

function toText(value: unknown): string {
    try {
        return JSON.stringify(value) ?? String(value);
    } catch {
        // A bigint is worth naming. A circular value, or one of too many levels, cannot be printed in any way.
        return typeof value === "object" ? "a value that cannot be shown" : String(value);
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
        const { accessToken = "" } = context;
        const containsToken = text.length > maxRead || withoutSecret(text, accessToken) !== text;
        throw new ProviderOutputError(`${context.provider} ${what}: ${excerpt(text, context) || "(empty)"}`, {
            ...context,
            ...(!containsToken && { cause }),
        });
    }
}
