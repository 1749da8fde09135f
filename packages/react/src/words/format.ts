/** Formats values for strings: placeholders, dates. */

/**
 * Replaces the `{names}` in a string by their values, for parts of your own that use the strings. A name without a
 * value stays as it is.
 *
 * @param text with names in braces: `Check the {field}.`
 * @param values by name
 * @returns the text with the values
 * @example
 * import { english, fill } from "@callsheet/react/core";
 *
 * fill(english.invalid, { field: "model" });
 */
export const fill = (text: string, values: Readonly<Record<string, string>>): string =>
    text.replaceAll(/\{(\w+)\}/g, (name, key: string) => values[key] ?? name);

/**
 * Formats a date as the components do: long, in UTC, in Latin digits.
 *
 * @param language as in the attribute `lang`: `gu`
 * @param when in ISO form
 * @returns the date, like “25 November 2026” in its language
 * @throws RangeError if the language is no language tag or the date is invalid
 * @example
 * import { dateIn } from "@callsheet/react/core";
 *
 * dateIn("gu", "2026-11-25T06:30:00Z");
 */
export function dateIn(language: string, when: string): string {
    const day = days.get(language) ?? dayIn(language);
    days.set(language, day);
    return day.format(new Date(when));
}

/** Shared: making one takes far longer than formatting a date, and a page or a build formats many. */
const days = new Map<string, Intl.DateTimeFormat>();

const dayIn = (language: string): Intl.DateTimeFormat =>
    new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC", numberingSystem: "latn" });
