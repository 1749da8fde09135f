/** Extracts values for named fields from a text: numbers, names, dates, addresses. Each value is used only once. */
import { type EntityKind, entitiesIn } from "./entities.ts";
import { conceptOf, meaningOf } from "./lexicon.ts";
import { beginning } from "./seed.ts";
import { toneOf } from "./sentiment.ts";
import { summaryOf } from "./summary.ts";
import { contentWords, languageOf, plain, wordsIn } from "./words.ts";

export type FieldValues = {
    /** The number nearest to the field's name in the text, else the next number. */
    readonly number: (name: string) => number | undefined;
    /** A text for a field of this name; empty only if the source text is. */
    readonly text: (name: string) => string;
    /** The items for a list of this name; empty if there are none. */
    readonly texts: (name: string) => readonly string[];
    readonly truth: (name: string) => boolean;
    /** The choice that the text mentions. */
    readonly choice: (choices: readonly string[]) => string | undefined;
    /** Number of values used so far. */
    readonly taken: () => number;
};

const kinds: readonly (readonly [EntityKind, RegExp])[] = [
    ["LOC", /cit(?:y|ies)|places?|towns?|locations?|countr|destination|origin|region|village|where|શહેર|સ્થળ/i],
    ["ORG", /compan|organi[sz]ation|employer|brand|institution/i],
    ["DATE", /date|^day$|when|deadline|month|^time$/i],
    ["PER", /^names?$|full ?name|person|people|author|customer|student|teacher|patient|speaker|recipient|નામ/i],
];

const addresses: readonly (readonly [RegExp, RegExp])[] = [
    [/e-?mail/i, /[\w.+-]{1,64}@[\w-]{1,64}(?:\.[\w-]{1,64})+/],
    [/url|link|website/i, /https?:\/\/[^\s"“”<>]+/],
    [/phone|mobile/i, /\+?\d[\d -]{6,16}\d/],
    [/expression|formula/i, /[\d(][\d\s.()]*(?:[-+*/×÷^][\d\s.()]+)+/],
];

const numbers = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

/** @param told the source text @param reply the value of fields that ask for a reply in prose */
export function fieldValuesIn(told: string, reply: string): FieldValues {
    // A limit, so that long texts do not take long.
    const text = told.slice(0, 5000);
    const used = new Set<number>();
    const entities = entitiesIn(text);
    const found = numbersIn(text);
    const take = (place: number) => void used.add(place);
    const free = (kind?: EntityKind) =>
        entities.filter((one) => !used.has(one.start) && (kind === undefined || one.kind === kind));

    return {
        number(name) {
            const places = placesOf(text, name);
            const distance = (place: number) => Math.min(...places.map((other) => Math.abs(other - place)), 1e9);
            const open = found.filter(({ place }) => !used.has(place));
            const [next] =
                places.length === 0 ? open : open.toSorted((one, other) => distance(one.place) - distance(other.place));
            if (next) take(next.place);
            return next?.value;
        },
        text(given) {
            const name = spaced(given);
            const address = addresses.find(([named]) => named.test(name));
            const inText = address?.[1].exec(text)?.[0].trim();
            if (inText) return inText;
            const after = towardsOf(name, text, free("LOC"));
            const kind = kinds.find(([, named]) => named.test(name))?.[0];
            const [entity] = after ? [after] : kind ? [...free(kind), ...(kind === "PER" ? free() : [])] : [];
            if (entity) {
                take(entity.start);
                return entity.text;
            }
            const place =
                kind === "LOC" ? /\b(?:in|at|near|to|for)\s+(\p{L}[\p{L}\p{M}]{2,30})/u.exec(text)?.[1] : undefined;
            if (place) return place;
            if (/query|question|^text$|input|message|prompt|sentence|search/i.test(name)) return text.trim();
            if (/language|ભાષા/i.test(name)) return languageOf(text) === "gu" ? "Gujarati" : "English";
            if (/summary|title|headline/i.test(name)) return summaryOf(text, 12) || text;
            if (/answer|reply|response|expla|reason|descri|advice|content|thought|step/i.test(name)) return reply;
            const stated = valueBehind(name, text) ?? /[“"«‘]([^”"»’]{1,60})[”"»’]/.exec(text)?.[1];
            if (stated) return stated;
            const [word] = tellingWords(text);
            return /topic|theme|keyword|category|tag|product|item|name|subject/i.test(name) && word
                ? word
                : beginning(text);
        },
        texts(given) {
            const name = spaced(given);
            const kind = kinds.find(([, named]) => named.test(name))?.[0];
            const named = kind ? free(kind) : [];
            for (const { start } of named) take(start);
            if (named.length > 0) return [...new Set(named.map((one) => one.text))];
            if (kind) return [];
            return /word|topic|theme|tag|item|ingredient|thing|categor|key/i.test(name)
                ? tellingWords(text)
                : numbered(name);
        },
        truth(name) {
            const sign = wordsIn(spaced(name)).reduce((sum, word) => sum + (conceptOf(word.text)?.tone ?? 0), 0);
            return sign < 0 ? toneOf(text) < 0 : toneOf(text) >= 0;
        },
        choice(choices) {
            const meanings = new Set(contentWords(text).map((word) => meaningOf(word.text)));
            const tone = toneOf(text);
            const fit = (choice: string) =>
                wordsIn(spaced(choice)).reduce(
                    (sum, { text: word }) =>
                        sum + (meanings.has(meaningOf(word)) ? 2 : 0) + (conceptOf(word)?.tone ?? 0) * tone,
                    /neutral/i.test(choice) && tone === 0 ? 1 : 0,
                );
            const best = choices.toSorted((one, other) => fit(other) - fit(one))[0];
            return best !== undefined && fit(best) > 0 ? best : undefined;
        },
        taken: () => used.size,
    };
}

/** The first three distinct content words. */
const tellingWords = (text: string): readonly string[] =>
    [
        ...new Set(
            contentWords(text)
                .map((word) => plain(word.text))
                .filter((word) => word.length > 2),
        ),
    ].slice(0, 3);

/** Placeholder items for a list that the text has no values for. */
const numbered = (name: string): readonly string[] =>
    [1, 2].map((number) => `${name.replace(/(?<=\p{L}{2})s$/u, "")} ${number}`);

/** `cityName` and `city_name` are "city name". */
const spaced = (name: string): string =>
    name
        .replaceAll(/(\p{Ll})(\p{Lu})/gu, "$1 $2")
        .replaceAll(/[_-]+/g, " ")
        .trim();

/** The positions in a text of words from a field's name. */
function placesOf(text: string, name: string): readonly number[] {
    const meanings = new Set(wordsIn(spaced(name)).map((word) => meaningOf(word.text)));
    return wordsIn(text)
        .filter((word) => meanings.has(meaningOf(word.text)))
        .map(({ start }) => start);
}

/** Numbers in a text: digits of any script, and words for small numbers. */
function numbersIn(text: string): readonly { readonly place: number; readonly value: number }[] {
    const written = Array.from(
        text.matchAll(/(?<![\p{L}\p{N}])-?\p{Nd}{1,15}(?:[.,]\p{Nd}{1,15})*/gu),
        ({ 0: digits, index }) => ({
            place: index,
            value: Number(
                digits
                    .replaceAll(/\p{Nd}/gu, latinDigit)
                    .replaceAll(/,(?=\d{2,3}(?:\D|$))/g, "")
                    .replaceAll(",", "."),
            ),
        }),
    );
    const worded = wordsIn(text).flatMap(({ text: word, start }) => {
        const value = numbers.indexOf(conceptOf(word)?.en ?? "");
        return value > 0 ? [{ place: start, value }] : [];
    });
    return [...written, ...worded]
        .filter(({ value }) => Number.isFinite(value))
        .toSorted((one, other) => one.place - other.place);
}

/** Converts a digit of any script: Unicode encodes each set of digits from 0 to 9 in order. */
function latinDigit(digit: string): string {
    const code = digit.codePointAt(0) ?? 0;
    let zero = code;
    while (code - zero < 9 && /^\p{Nd}$/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
    return String((code - zero) % 10);
}

type Placed = { readonly text: string; readonly start: number };

/** For origin and destination fields: the place after "from" or "to". */
function towardsOf(name: string, text: string, places: readonly Placed[]): Placed | undefined {
    const before = /^(?:origin|from|source|departure)/i.test(name)
        ? /\bfrom\s+$/i
        : /^(?:destination|to|arrival)\b/i.test(name)
          ? /\bto\s+$/i
          : undefined;
    return before && places.find(({ start }) => before.test(text.slice(Math.max(0, start - 8), start)));
}

/** The value after a field's name, as in "colour: red" or "the colour is red". */
function valueBehind(name: string, text: string): string | undefined {
    const place = text.toLowerCase().indexOf(name.toLowerCase());
    if (place < 0 || name === "") return undefined;
    return /^\s*(?:is|are|=|:|છે)\s*["“]?([^,.;\n"”]{1,60})/
        .exec(text.slice(place + name.length, place + name.length + 80))?.[1]
        ?.trim();
}
