/** Extracts values for named fields from a text: numbers, names, dates, addresses. Each value is used only once. */

import { summaryOf } from "./answer-span.ts";
import { type EntityKind, entitiesIn } from "./entities.ts";
import { conceptOf, meaningOf, toneOf } from "./lexicon.ts";
import { beginning } from "./seed.ts";
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
    readonly usedCount: () => number;
};

const kinds: readonly (readonly [EntityKind, RegExp])[] = [
    ["LOC", /cit(?:y|ies)|places?|towns?|locations?|countr|destination|origin|region|village|where|શહેર|સ્થળ/i],
    ["ORG", /compan|organi[sz]ation|employer|brand|institution/i],
    ["DATE", /date|^day$|when|deadline|month|^time$/i],
    ["PER", /^names?$|full ?name|person|people|author|customer|student|teacher|patient|speaker|recipient|નામ/i],
];

/** Fields for an origin and a destination: their names, and the word before the place. */
const directions: readonly (readonly [named: RegExp, before: RegExp])[] = [
    [/^(?:origin|from|source|departure)/i, /\bfrom\s+$/i],
    [/^(?:destination|to|arrival)\b/i, /\bto\s+$/i],
];

/** Addresses and formulas: the names of their fields, and their forms. */
const addresses: readonly (readonly [named: RegExp, form: RegExp])[] = [
    [/e-?mail/i, /[\w.+-]{1,64}@[\w-]{1,64}(?:\.[\w-]{1,64})+/],
    [/url|link|website/i, /https?:\/\/[^\s"“”<>]+/],
    [/phone|mobile/i, /\+?\d[\d -]{6,16}\d/],
    [/expression|formula/i, /[\d(][\d\s.()]*(?:[-+*/×÷^][\d\s.()]+)+/],
];

/** A word behind a preposition, and a quotation. */
const somewhere = /\b(?:in|at|near|to|for)\s+(\p{L}[\p{L}\p{M}]{2,30})/u;
const quoted = /[“"«‘]([^”"»’]{1,60})[”"»’]/;

/** Limits, so that neither long texts nor long names take long: a schema may have thousands of fields. */
const [maxText, maxName, maxNumbers] = [5000, 100, 200];

/** @param prompt the source text @param reply the value of fields that ask for a reply in prose */
export function fieldValuesIn(prompt: string, reply: string): FieldValues {
    const text = prompt.slice(0, maxText);
    const used = new Set<number>();
    const entities = entitiesIn(text);
    const numbers = numbersIn(text).slice(0, maxNumbers);
    const places = wordsIn(text).map((word) => ({ start: word.start, meaning: meaningOf(word.text) }));
    const meanings = new Set(contentWords(text).map((word) => meaningOf(word.text)));
    const tone = toneOf(text);
    const telling = tellingWords(text);
    /** What an expression finds in the text; searched once, since a schema may have thousands of fields. */
    const matches = new Map<RegExp, string | undefined>();
    const matchOf = (form: RegExp): string | undefined => {
        if (!matches.has(form)) matches.set(form, form.exec(text)?.at(-1)?.trim());
        return matches.get(form);
    };
    let summary: string | undefined;
    const isFree = ({ start }: { readonly start: number }) => !used.has(start);
    const free = (kind?: EntityKind) =>
        entities.filter((one) => isFree(one) && (kind === undefined || one.kind === kind));

    return {
        number(name) {
            const asked = new Set(wordsIn(spaced(name)).map((word) => meaningOf(word.text)));
            const near = places.filter(({ meaning }) => asked.has(meaning)).slice(0, 20);
            const distance = ({ start }: Found) => Math.min(...near.map((place) => Math.abs(place.start - start)));
            const [first, ...others] = numbers.filter(isFree);
            if (!first) return undefined;
            const nearest = others.reduce((best, one) => (distance(one) < distance(best) ? one : best), first);
            used.add(nearest.start);
            return nearest.value;
        },
        text(fieldName) {
            const name = spaced(fieldName);
            const form = addresses.find(([named]) => named.test(name))?.[1];
            const address = form && matchOf(form);
            if (address) return address;
            const before = directions.find(([named]) => named.test(name))?.[1];
            const kind = kinds.find(([, named]) => named.test(name))?.[0];
            const entity =
                (before && free("LOC").find(({ start }) => before.test(text.slice(Math.max(0, start - 8), start)))) ??
                (kind && (free(kind)[0] ?? (kind === "PER" ? free()[0] : undefined)));
            if (entity) {
                used.add(entity.start);
                return entity.text;
            }
            const place = kind === "LOC" && matchOf(somewhere);
            if (place) return place;
            if (/query|question|^text$|input|message|prompt|sentence|search/i.test(name)) return text.trim();
            if (/language|ભાષા/i.test(name)) return languageOf(text) === "gu" ? "Gujarati" : "English";
            if (/summary|title|headline/i.test(name)) {
                summary ??= summaryOf(text, 12) || text;
                return summary;
            }
            if (/answer|reply|response|expla|reason|descri|advice|content|thought|step/i.test(name)) return reply;
            const value = valueBehind(name, text) ?? matchOf(quoted);
            if (value) return value;
            const isTopic = /topic|theme|keyword|category|tag|product|item|name|subject/i.test(name);
            return (isTopic && telling[0]) || beginning(text);
        },
        texts(fieldName) {
            const name = spaced(fieldName);
            const kind = kinds.find(([, named]) => named.test(name))?.[0];
            if (kind) {
                const ofKind = free(kind);
                for (const { start } of ofKind) used.add(start);
                return [...new Set(ofKind.map((one) => one.text))];
            }
            if (/word|topic|theme|tag|item|ingredient|thing|categor|key/i.test(name)) return telling;
            // Placeholders: the text has no values.
            return [1, 2].map((number) => `${name.replace(/(?<=\p{L}{2})s$/u, "")} ${number}`);
        },
        truth(name) {
            const sign = wordsIn(spaced(name)).reduce((sum, word) => sum + (conceptOf(word.text)?.tone ?? 0), 0);
            return sign < 0 ? tone < 0 : tone >= 0;
        },
        choice(choices) {
            const fit = (choice: string) =>
                wordsIn(spaced(choice)).reduce(
                    (sum, { text: word }) =>
                        sum + (meanings.has(meaningOf(word)) ? 2 : 0) + (conceptOf(word)?.tone ?? 0) * tone,
                    /neutral/i.test(choice) && tone === 0 ? 1 : 0,
                );
            const [best] = choices
                .map((choice) => ({ choice, fit: fit(choice) }))
                .toSorted((one, other) => other.fit - one.fit);
            return best && best.fit > 0 ? best.choice : undefined;
        },
        usedCount: () => used.size,
    };
}

type Found = { readonly start: number; readonly value: number };

/** The first three distinct content words. */
const tellingWords = (text: string): readonly string[] =>
    [...new Set(contentWords(text).map((word) => plain(word.text)))].filter((word) => word.length > 2).slice(0, 3);

/** `cityName` and `city_name` are "city name". */
const spaced = (name: string): string =>
    name
        .slice(0, maxName)
        .replaceAll(/(\p{Ll})(\p{Lu})/gu, "$1 $2")
        .replaceAll(/[_-]+/g, " ")
        .trim();

const smallNumbers = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

/** Numbers in a text: digits of any script, and words for small numbers. */
function numbersIn(text: string): readonly Found[] {
    const digits = [...text.matchAll(/(?<![\p{L}\p{N}])-?\p{Nd}{1,15}(?:[.,]\p{Nd}{1,15})*/gu)].map((match) => {
        const latin = match[0].replaceAll(/\p{Nd}/gu, latinDigit);
        const value = Number(latin.replaceAll(/,(?=\d{2,3}(?:\D|$))/g, "").replaceAll(",", "."));
        return { start: match.index, value };
    });
    const words = wordsIn(text).map(({ text: word, start }) => {
        const value = smallNumbers.indexOf(conceptOf(word)?.en ?? "");
        return { start, value: value > 0 ? value : Number.NaN };
    });
    return [...digits, ...words]
        .filter(({ value }) => Number.isFinite(value))
        .toSorted((one, other) => one.start - other.start);
}

/** Converts a digit of any script: Unicode encodes each set of digits from 0 to 9 in order. */
function latinDigit(digit: string): string {
    const code = digit.codePointAt(0) ?? 0;
    let zero = code;
    while (code - zero < 9 && /^\p{Nd}$/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
    return String((code - zero) % 10);
}

/** The value after a field's name, as in "colour: red" or "the colour is red". */
function valueBehind(name: string, text: string): string | undefined {
    const place = text.toLowerCase().indexOf(name.toLowerCase());
    if (place < 0 || name === "") return undefined;
    return /^\s*(?:is|are|=|:|છે)\s*["“]?([^,.;\n"”]{1,60})/
        .exec(text.slice(place + name.length, place + name.length + 80))?.[1]
        ?.trim();
}
