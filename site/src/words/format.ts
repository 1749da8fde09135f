/** Formats values for text: placeholders, numbers, dates. */
import type { Language } from "../languages.ts";

/** Replaces the `{names}` in a text by their values. */
export const fill = (text: string, values: Readonly<Record<string, string>>): string =>
    text.replaceAll(/\{(\w+)\}/g, (name, key: string) => values[key] ?? name);

/** A number with three significant digits, or whole, formatted for the language. */
export const numberIn = (language: Language, value: number): string =>
    new Intl.NumberFormat(language, {
        numberingSystem: "latn",
        ...(Math.abs(value) < 100 ? { maximumSignificantDigits: 3 } : { maximumFractionDigits: 0 }),
    }).format(value);

/** A date formatted for the language, in Latin digits. @param when in ISO form */
export const dateIn = (language: Language, when: string): string => days[language].format(new Date(when));

const dayIn = (language: Language): Intl.DateTimeFormat =>
    new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC", numberingSystem: "latn" });

/** Shared, because the build formats thousands of dates. */
const days: Readonly<Record<Language, Intl.DateTimeFormat>> = {
    gu: /* @__PURE__ */ dayIn("gu"),
    en: /* @__PURE__ */ dayIn("en"),
};
