/** Removes known secrets from a text, in any form in which a service repeats them. */

/** Stands in a text for what was removed from it. */
export const redacted = "[redacted]";

/** Anything shorter is not a real secret, and may be an ordinary word. */
const shortestSecret = 8;

/**
 * Removes a secret from a text: as it is, with any of its characters escaped for a URL or for JSON, in hexadecimal, or
 * in base64, also as a part of a longer text, as in Basic authorization.
 *
 * @param text any text
 * @param secret the secret; one of less than 8 characters is not looked for
 * @returns the text, with `[redacted]` in its place
 * @example
 * import { withoutSecret } from "@callsheet/inference/redaction";
 *
 * console.log(withoutSecret("Invalid key: top%2Dsecret", "top-secret")); // Invalid key: [redacted]
 */
export const withoutSecret = (text: string, secret: string): string =>
    isSecret(secret) ? text.replace(formsOf(secret), redacted) : text;

export const isSecret = (text: string): boolean => text.length >= shortestSecret;

/** Matches every form of a secret. */
export function formsOf(secret: string): RegExp {
    const bytes = [...new TextEncoder().encode(secret)];
    // In base64 the bytes before the secret decide where it begins within a group of three.
    const encoded = [0, 1, 2].map((before) => {
        const encoded = btoa("\0".repeat(before) + String.fromCharCode(...bytes));
        // Without the characters that also depend on what stands before or behind it.
        return encoded.slice(Math.ceil((before * 4) / 3), Math.floor(((before + bytes.length) * 4) / 3));
    });
    const digits = bytes.map(hexOf).join("");
    return new RegExp([secret, digits, ...encoded].map(anyEscapes).join("|"), "gi");
}

const hexOf = (code: number): string => code.toString(16).padStart(2, "0");

/** The source of a pattern for a text in which each character may be escaped, even repeatedly. */
const anyEscapes = (text: string): string =>
    Array.from(text, (character) => {
        const hex = hexOf(character.charCodeAt(0));
        const other = urlSafe[character];
        return `(?:\\u${hex.padStart(4, "0")}|%(?:25)*${hex}|\\\\u00${hex}${other === undefined ? "" : `|${other}`})`;
    }).join("");

/** Base64 for URLs has other characters for these. */
const urlSafe: Readonly<Record<string, string>> = { "+": "-", "/": "_" };
