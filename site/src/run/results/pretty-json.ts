/** Formats JSON; other text is returned unchanged. @param replace a replacer for `JSON.stringify` */
export function prettyJson(text: string, replace?: (key: string, value: unknown) => unknown): string {
    try {
        return JSON.stringify(JSON.parse(text), replace, 4);
    } catch {
        return text;
    }
}
