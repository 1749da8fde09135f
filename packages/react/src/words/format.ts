/** Formats values for text: placeholders, dates. */

/** Replaces the `{names}` in a text by their values. */
export const fill = (text: string, values: Readonly<Record<string, string>>): string =>
    text.replaceAll(/\{(\w+)\}/g, (name, key: string) => values[key] ?? name);

/** A date formatted for a language, in Latin digits. @param when in ISO form */
export function dateIn(language: string, when: string): string {
    const day = days.get(language) ?? dayIn(language);
    days.set(language, day);
    return day.format(new Date(when));
}

/** Shared, because the form has dates and is rendered at each keystroke. */
const days = new Map<string, Intl.DateTimeFormat>();

const dayIn = (language: string): Intl.DateTimeFormat =>
    new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC", numberingSystem: "latn" });
