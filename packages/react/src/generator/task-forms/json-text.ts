/** JSON as compact text for links and as formatted text for readers. */
import { readJson } from "@callsheet/snippets/query";

/** Formats JSON; other text is returned unchanged. */
export function prettyJson(text: string): string {
    const value = readJson(text);
    return value === undefined ? text : JSON.stringify(value, null, 2);
}

/** Whether two values have the same JSON. */
export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
