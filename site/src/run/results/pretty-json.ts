/** JSON as people read it; what is none as it is. @param replace shortens values, as `JSON.stringify` has it */
export function prettyJson(text: string, replace?: (key: string, value: unknown) => unknown): string {
    try {
        return JSON.stringify(JSON.parse(text), replace, 4);
    } catch {
        return text;
    }
}
