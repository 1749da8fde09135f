import { readJson } from "@callsheet/snippets/query";

/** Formats JSON; other text is returned unchanged. @param replace a replacer for `JSON.stringify` */
export function prettyJson(text: string, replace?: (key: string, value: unknown) => unknown): string {
    const value = readJson(text);
    return value === undefined ? text : JSON.stringify(value, replace, 4);
}
