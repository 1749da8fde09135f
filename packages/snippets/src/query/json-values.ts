/** Reads, checks and formats JSON that may be anything. */

/**
 * Parses JSON that may be anything.
 *
 * @param text any text
 * @returns the value; undefined if the text is not JSON
 * @example
 * import { readJson } from "@callsheet/snippets/query";
 *
 * const value = readJson('{ "width": 512 }');
 */
export function readJson(text: string): unknown {
    try {
        return JSON.parse(text);
    } catch {
        return undefined;
    }
}

/**
 * Whether a value is an object, as in JSON.
 *
 * @param value any value
 * @returns false for a list and for null
 * @example
 * import { isRecord, readJson } from "@callsheet/snippets/query";
 *
 * const value = readJson('{ "width": 512 }');
 * const names = isRecord(value) ? Object.keys(value) : [];
 */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
    typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * Whether a value is a string.
 *
 * @param value any value
 * @returns true for strings
 * @example
 * import { isText } from "@callsheet/snippets/query";
 *
 * const prompts = ["a cat", 3].filter(isText);
 */
export const isText = (value: unknown): value is string => typeof value === "string";

/**
 * Removes the whitespace from JSON.
 *
 * @param text any text
 * @returns compact JSON; a text that is not JSON is returned unchanged
 * @example
 * import { compactJson } from "@callsheet/snippets/query";
 *
 * const text = compactJson('{ "width": 512 }');
 */
export function compactJson(text: string): string {
    const value = readJson(text);
    return value === undefined ? text : JSON.stringify(value);
}
