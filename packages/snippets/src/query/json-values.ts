/** Reads, checks and formats JSON that may be anything. */

/** Parses JSON; undefined if the text is not JSON. */
export function readJson(text: string): unknown {
    try {
        return JSON.parse(text);
    } catch {
        return undefined;
    }
}

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
    typeof value === "object" && value !== null && !Array.isArray(value);

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
