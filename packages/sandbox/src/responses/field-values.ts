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
    readonly usedCount: () => number;
};

const kinds: readonly (readonly [EntityKind, RegExp])[] = [
    ["LOC", /cit(?:y|ies)|places?|towns?|locations?|countr|destination|origin|region|village|where|શહેર|સ્થળ/i],
    ["ORG", /compan|organi[sz]ation|employer|brand|institution/i],
    ["DATE", /date|^day$|when|deadline|month|^time$/i],
    ["PER", /^names?$|full ?name|person|people|author|customer|student|teacher|patient|speaker|recipient|નામ/i],
];

/** Addresses and formulas: the names of their fields, and their forms. */
const addressForms: readonly (readonly [named: RegExp, form: RegExp])[] = [
    [/e-?mail/i, /[\w.+-]{1,64}@[\w-]{1,64}(?:\.[\w-]{1,64})+/],
    [/url|link|website/i, /https?:\/\/[^\s"“”<>]+/],
    [/phone|mobile/i, /\+?\d[\d -]{6,16}\d/],
    [/expression|formula/i, /[\d(][\d\s.()]*(?:[-+*/×÷^][\d\s.()]+)+/],
];

const numbers = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

/** Limits, so that neither long texts nor long names take long: a schema may have thousands of fields. */
const [mostText, mostName] = [5000, 100];

/** A value that is computed when it is first needed: a schema seldom needs all that a text has. */
function lazily<Value>(compute: () => Value): () => Value {
    let computed: { readonly value: Value } | undefined;
    return () => {
        computed ??= { value: compute() };
        return computed.value;
    };
}

/** @param prompt the source text @param reply the value of fields that ask for a reply in prose */
export function fieldValuesIn(prompt: string, reply: string): FieldValues {
    const text = prompt.slice(0, mostText);
    const used = new Set<number>();
    const entities = lazily(() => entitiesIn(text));
    const textNumbers = lazily(() => numbersIn(text));
    const lower = lazily(() => text.toLowerCase());
    const tone = lazily(() => toneOf(text));
    const language = lazily(() => (languageOf(text) === "gu" ? "Gujarati" : "English"));
    const telling = lazily(() => tellingWords(text));
    const summary = lazily(() => summaryOf(text, 12) || text);
    const excerpt = lazily(() => beginning(text));
    const meanings = lazily(() => new Set(contentWords(text).map((word) => meaningOf(word.text))));
    const places = lazily(() => Map.groupBy(wordsIn(text), (word) => meaningOf(word.text)));
    const somewhere = lazily(() => /\b(?:in|at|near|to|for)\s+(\p{L}[\p{L}\p{M}]{2,30})/u.exec(text)?.[1]);
    const quoted = lazily(() => /[“"«‘]([^”"»’]{1,60})[”"»’]/.exec(text)?.[1]);
    const addresses = addressForms.map(([named, form]) => [named, lazily(() => form.exec(text)?.[0].trim())] as const);
    const directions = directionForms.map(
        ([named, before]) =>
            [
                named,
                lazily(() => entities().filter((one) => one.kind === "LOC" && follows(one, before, text))),
            ] as const,
    );
    const take = (place: number) => void used.add(place);
    const isFree = ({ start }: { readonly start: number }) => !used.has(start);
    const free = (kind?: EntityKind) =>
        entities().filter((one) => isFree(one) && (kind === undefined || one.kind === kind));

    return {
        number(name) {
            const near = wordsIn(spaced(name))
                .flatMap((word) => places().get(meaningOf(word.text)) ?? [])
                .map(({ start }) => start)
                .toSorted((one, other) => one - other);
            const open = textNumbers().filter(({ place }) => !used.has(place));
            const next = nearestOf(open, near);
            if (next) take(next.place);
            return next?.value;
        },
        text(fieldName) {
            const name = spaced(fieldName);
            const inText = addresses.find(([named]) => named.test(name))?.[1]();
            if (inText) return inText;
            const after = directions
                .find(([named]) => named.test(name))?.[1]()
                .find(isFree);
            const kind = kinds.find(([, named]) => named.test(name))?.[0];
            const [entity] = after ? [after] : kind ? [...free(kind), ...(kind === "PER" ? free() : [])] : [];
            if (entity) {
                take(entity.start);
                return entity.text;
            }
            const place = kind === "LOC" ? somewhere() : undefined;
            if (place) return place;
            if (/query|question|^text$|input|message|prompt|sentence|search/i.test(name)) return text.trim();
            if (/language|ભાષા/i.test(name)) return language();
            if (/summary|title|headline/i.test(name)) return summary();
            if (/answer|reply|response|expla|reason|descri|advice|content|thought|step/i.test(name)) return reply;
            const stated = valueBehind(name, text, lower()) ?? quoted();
            if (stated) return stated;
            const [word] = telling();
            return /topic|theme|keyword|category|tag|product|item|name|subject/i.test(name) && word ? word : excerpt();
        },
        texts(fieldName) {
            const name = spaced(fieldName);
            const kind = kinds.find(([, named]) => named.test(name))?.[0];
            const entitiesOfKind = kind ? free(kind) : [];
            for (const { start } of entitiesOfKind) take(start);
            if (entitiesOfKind.length > 0) return [...new Set(entitiesOfKind.map((one) => one.text))];
            if (kind) return [];
            return /word|topic|theme|tag|item|ingredient|thing|categor|key/i.test(name) ? telling() : numbered(name);
        },
        truth(name) {
            const sign = wordsIn(spaced(name)).reduce((sum, word) => sum + (conceptOf(word.text)?.tone ?? 0), 0);
            return sign < 0 ? tone() < 0 : tone() >= 0;
        },
        choice(choices) {
            const fit = (choice: string) =>
                wordsIn(spaced(choice)).reduce(
                    (sum, { text: word }) =>
                        sum + (meanings().has(meaningOf(word)) ? 2 : 0) + (conceptOf(word)?.tone ?? 0) * tone(),
                    /neutral/i.test(choice) && tone() === 0 ? 1 : 0,
                );
            const [best] = choices
                .map((choice) => ({ choice, fit: fit(choice) }))
                .toSorted((one, other) => other.fit - one.fit);
            return best && best.fit > 0 ? best.choice : undefined;
        },
        usedCount: () => used.size,
    };
}

type Found = { readonly place: number; readonly value: number };

/** The number that is nearest to one of the places; the first if there are none. Both are in the order of the text. */
function nearestOf(numbers: readonly Found[], places: readonly number[]): Found | undefined {
    let nearest = numbers[0];
    let least = Number.POSITIVE_INFINITY;
    let at = 0;
    const distance = (index: number, { place }: Found) => Math.abs((places[index] ?? Number.POSITIVE_INFINITY) - place);
    for (const number of numbers) {
        while (distance(at + 1, number) < distance(at, number)) at += 1;
        if (distance(at, number) >= least) continue;
        least = distance(at, number);
        nearest = number;
    }
    return nearest;
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
        .slice(0, mostName)
        .replaceAll(/(\p{Ll})(\p{Lu})/gu, "$1 $2")
        .replaceAll(/[_-]+/g, " ")
        .trim();

/** Numbers in a text: digits of any script, and words for small numbers. */
function numbersIn(text: string): readonly Found[] {
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

/** Fields for an origin and a destination: their names, and the word before the place. */
const directionForms: readonly (readonly [named: RegExp, before: RegExp])[] = [
    [/^(?:origin|from|source|departure)/i, /\bfrom\s+$/i],
    [/^(?:destination|to|arrival)\b/i, /\bto\s+$/i],
];

const follows = ({ start }: { readonly start: number }, before: RegExp, text: string): boolean =>
    before.test(text.slice(Math.max(0, start - 8), start));

/** The value after a field's name, as in "colour: red" or "the colour is red". */
function valueBehind(name: string, text: string, lower: string): string | undefined {
    const place = lower.indexOf(name.toLowerCase());
    if (place < 0 || name === "") return undefined;
    return /^\s*(?:is|are|=|:|છે)\s*["“]?([^,.;\n"”]{1,60})/
        .exec(text.slice(place + name.length, place + name.length + 80))?.[1]
        ?.trim();
}
