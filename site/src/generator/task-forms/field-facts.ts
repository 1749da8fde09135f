/** The facts of a field as text: range, unit, example. */
import type { Description, Range } from "@callsheet/inference/descriptions";
import type { Language } from "../../languages.ts";
import { type FactWords, factWords } from "../../words/fields/fact-words.ts";
import { fill } from "../../words/format.ts";

/** Which numbers are valid: `a whole number, 1 or more`. */
export function rangeInWords(language: Language, range: Range = {}): string {
    const { whole, min, max, above, below } = range;
    const words = factWords[language];
    const both = min !== undefined && max !== undefined;
    const say = (text: string, ...numbers: readonly number[]) =>
        fill(text, Object.fromEntries(numbers.map((number, index) => [`${index}`, `${number}`])));
    const parts = [
        whole ? [words.whole] : [],
        above === undefined ? [] : [say(words.above, above)],
        both ? [say(words.between, min, max)] : [],
        !both && min !== undefined ? [say(words.least, min)] : [],
        !both && max !== undefined ? [say(words.most, max)] : [],
        below === undefined ? [] : [say(words.below, below)],
    ].flat();
    return parts.join(", ") || words.number;
}

/** The text below a field's help; undefined if there are no facts. */
export function factsOf(
    language: Language,
    { unit, range }: Pick<Description, "unit" | "range">,
    example: unknown,
): string | undefined {
    const words: FactWords = factWords[language];
    const parts = [
        ...(range === undefined ? [] : [rangeInWords(language, range)]),
        ...(unit === undefined ? [] : [fill(words.unit, { unit: words.units[unit] })]),
        ...exampleInWords(words, example),
    ];
    return parts.length === 0 ? undefined : parts.join(" · ");
}

function exampleInWords(words: FactWords, example: unknown): readonly string[] {
    const text = Array.isArray(example) ? example.map((item) => literal(item)).join(", ") : literal(example);
    return text === "" ? [] : [fill(words.example, { example: text })];
}

/** A string or a number as text, with escapes such as `\n`. */
function literal(value: unknown): string {
    if (typeof value === "number") return String(value);
    return typeof value === "string" ? JSON.stringify(value).slice(1, -1) : "";
}
