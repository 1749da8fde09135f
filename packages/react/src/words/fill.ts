/** Replaces the `{names}` in a text by their values. */
export const fill = (text: string, values: Readonly<Record<string, string>>): string =>
    text.replaceAll(/\{(\w+)\}/g, (name, key: string) => values[key] ?? name);
