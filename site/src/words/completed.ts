/** Completes the strings of a language: what it lacks is in English, between two invisible characters that the build finds. */

/** The strings that a language has. */
export type Translation<Strings> = Strings extends string | readonly unknown[]
    ? Strings
    : { readonly [Key in keyof Strings]?: Translation<Strings[Key]> };

/** U+2063 and U+2064: invisible, and in no text of ours. */
const [begin, end] = ["\u2063", "\u2064"];

/** An English text on a page in another language. */
export const inEnglish = (text: string): string => (text === "" ? text : `${begin}${text}${end}`);

/** The places of the characters around English texts. */
export const englishMarks = /[\u2063\u2064]/g;

export const isEnglishBegin = (mark: string): boolean => mark === begin;

/** The strings of a language, completed. */
export function completed<Strings>(english: Strings, translation: Translation<NoInfer<Strings>> | undefined): Strings {
    return complete(english, translation) as Strings; // It has the shape of English.
}

function complete(english: unknown, translated: unknown): unknown {
    if (typeof english === "string") return translated ?? inEnglish(english);
    if (Array.isArray(english)) return translated ?? english.map((item) => complete(item, undefined));
    if (!isRecord(english)) return english;
    const own = isRecord(translated) ? translated : {};
    const all = Object.entries(english).map(([key, value]) => [key, complete(value, own[key])]);
    return { ...own, ...Object.fromEntries(all) };
}

/** The paths of the strings that a language lacks: `home.title`. */
export function untranslated(english: unknown, translated: unknown, path = ""): readonly string[] {
    if (isRecord(english)) {
        const own = isRecord(translated) ? translated : {};
        return Object.entries(english).flatMap(([key, value]) =>
            untranslated(value, own[key], path === "" ? key : `${path}.${key}`),
        );
    }
    return translated === undefined ? [path] : [];
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
    typeof value === "object" && value !== null && !Array.isArray(value);
