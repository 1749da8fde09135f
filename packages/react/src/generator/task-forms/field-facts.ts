/** The facts of a field as text: range, unit, example. */
import type { Description, Range } from "@callsheet/inference/descriptions";
import type { FactStrings } from "../../words/fields/field-words.ts";
import { fieldStrings } from "../../words/fields/words-of-fields.ts";
import { fill } from "../../words/format.ts";
import type { Language } from "../../words/language.ts";

/** Which numbers are valid: `a whole number, 1 or more`. */
export function rangeInWords(language: Language, range: Range = {}): string {
    const { whole, min, max, above, below } = range;
    const words = fieldStrings(language).facts;
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

/**
 * What is known of a field's values, as text: range, unit and example.
 *
 * @param language the language of the text: `en` or `gu`
 * @param description the field's description, of which `unit` and `range` are read
 * @param example a typical value, or a list of them; values that are no text and no number are left out
 * @returns the text, such as `a whole number, 1 or more · in tokens`; undefined if nothing is known
 * @example
 * import { factsOf } from "@callsheet/react/generator/core";
 *
 * const text = factsOf("en", { range: { whole: true, min: 1 }, unit: "tokens" }, 512);
 */
export function factsOf(
    language: Language,
    { unit, range }: Pick<Description, "unit" | "range">,
    example: unknown,
): string | undefined {
    const words: FactStrings = fieldStrings(language).facts;
    const parts = [
        ...(range === undefined ? [] : [rangeInWords(language, range)]),
        ...(unit === undefined ? [] : [fill(words.unit, { unit: words.units[unit] })]),
        ...exampleInWords(words, example),
    ];
    return parts.length === 0 ? undefined : parts.join(" · ");
}

function exampleInWords(words: FactStrings, example: unknown): readonly string[] {
    const text = Array.isArray(example) ? example.map((item) => literal(item)).join(", ") : literal(example);
    return text === "" ? [] : [fill(words.example, { example: text })];
}

/** A string or a number as text, with escapes such as `\n`. */
function literal(value: unknown): string {
    if (typeof value === "number") return String(value);
    return typeof value === "string" ? JSON.stringify(value).slice(1, -1) : "";
}
