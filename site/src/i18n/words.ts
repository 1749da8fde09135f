/** Words that hold values. */
import type { Language } from "./languages.ts";

/** A text with its `{names}` replaced. */
export const fill = (text: string, values: Readonly<Record<string, string>>): string =>
    text.replaceAll(/\{(\w+)\}/g, (name, key: string) => values[key] ?? name);

/** A day as people write it, in the digits of the rest of the text. @param when in ISO form */
export const dateIn = (language: Language, when: string): string =>
    new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC", numberingSystem: "latn" }).format(
        new Date(when),
    );
