/** JSON as a link holds it, and as people read it. */

/** The value that a text says; undefined for a text that is no JSON. */
export function readJson(text: string): unknown {
    try {
        return JSON.parse(text);
    } catch {
        return undefined;
    }
}

/** Without the spaces and lines that only people need; a text that is no JSON as it is. */
export function compactJson(text: string): string {
    const value = readJson(text);
    return value === undefined ? text : JSON.stringify(value);
}

/** As people read it; a text that is no JSON as it is. */
export function prettyJson(text: string): string {
    const value = readJson(text);
    return value === undefined ? text : JSON.stringify(value, null, 2);
}

/** Whether two values say the same. */
export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
