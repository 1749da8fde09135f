/** Words that hold values. */
import type { Language } from "../languages.ts";

/** A text with its `{names}` replaced. */
export const fill = (text: string, values: Readonly<Record<string, string>>): string =>
    text.replaceAll(/\{(\w+)\}/g, (name, key: string) => values[key] ?? name);

/** A number in three digits, or whole, as the language writes it. */
export const numberIn = (language: Language, value: number): string =>
    new Intl.NumberFormat(language, {
        numberingSystem: "latn",
        ...(Math.abs(value) < 100 ? { maximumSignificantDigits: 3 } : { maximumFractionDigits: 0 }),
    }).format(value);

/** A day as people write it, in the digits of the rest of the text. @param when in ISO form */
export const dateIn = (language: Language, when: string): string => days[language].format(new Date(when));

const dayIn = (language: Language): Intl.DateTimeFormat =>
    new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC", numberingSystem: "latn" });

/** Made once: a page of a model has a dozen days, and there are hundreds of pages. */
const days: Readonly<Record<Language, Intl.DateTimeFormat>> = {
    gu: /* @__PURE__ */ dayIn("gu"),
    en: /* @__PURE__ */ dayIn("en"),
};
