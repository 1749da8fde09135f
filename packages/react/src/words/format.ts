/** Formats values for text: placeholders, dates. */

/** Replaces the `{names}` in a text by their values. */
export const fill = (text: string, values: Readonly<Record<string, string>>): string =>
    text.replaceAll(/\{(\w+)\}/g, (name, key: string) => values[key] ?? name);

/** A date formatted for a language, in Latin digits. @param when in ISO form */
export const dateIn = (language: string, when: string): string =>
    new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC", numberingSystem: "latn" }).format(
        new Date(when),
    );
