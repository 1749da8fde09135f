/** The excerpts of calls and responses that errors quote. */
import { withoutSecret } from "../redaction/secret-forms.ts";
import type { ErrorContext } from "./inference-error.ts";
import { ProviderOutputError } from "./provider-output-error.ts";

/** A short excerpt of a value, without the token. */
export function excerpt(value: unknown, { accessToken = "" }: ErrorContext): string {
    if (value instanceof Blob) return `${value.size} bytes of ${value.type || "an unnamed type"}`;
    if (value instanceof ArrayBuffer || ArrayBuffer.isView(value)) return `${value.byteLength} bytes`;
    // Before it is cut: a cut token would not be found.
    const text = withoutSecret(typeof value === "string" ? value : toText(value), accessToken);
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
        const { accessToken = "" } = context;
        const containsToken = withoutSecret(text, accessToken) !== text;
        throw new ProviderOutputError(`${context.provider} ${what}: ${excerpt(text, context) || "(empty)"}`, {
            ...context,
            ...(!containsToken && { cause }),
        });
    }
}
