/** Formats values for text: placeholders and dates as the package of the generator does, and numbers. */
import { factsOfLanguage, type Language } from "../languages.ts";

export { dateIn, fill } from "@callsheet/react/core";

/** A number with three significant digits, or whole, formatted for the language. */
export const numberIn = (language: Language, value: number): string =>
    new Intl.NumberFormat(language, {
        numberingSystem: factsOfLanguage(language).digits,
        ...(Math.abs(value) < 100 ? { maximumSignificantDigits: 3 } : { maximumFractionDigits: 0 }),
    }).format(value);
