/** The facts of a field as text: range, unit, example. */
import type { Description, Range } from "@callsheet/inference/descriptions";
import type { FactStrings, FormLanguage } from "../../words/fields/field-words.ts";
import { fieldStrings } from "../../words/fields/words-of-fields.ts";
import { fill } from "../../words/format.ts";

/** Which numbers are valid: `a whole number, 1 or more`. */
export function rangeInWords(forms: FormLanguage, range: Range = {}): string {
    const { whole, min, max, above, below } = range;
    const words = fieldStrings(forms).facts;
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
 * @param forms the language of the text: `englishForms`, or another of `formsIn`
 * @param description the field's description, of which `unit` and `range` are read
 * @param example a typical value, or a list of them; values that are no text and no number are left out
 * @returns the text, such as `a whole number, 1 or more · in tokens`; undefined if nothing is known
 * @example
 * import { englishForms, factsOf } from "@callsheet/react/generator/core";
 *
 * const text = factsOf(englishForms, { range: { whole: true, min: 1 }, unit: "tokens" }, 512);
 */
export function factsOf(
    forms: FormLanguage,
    { unit, range }: Pick<Description, "unit" | "range">,
    example: unknown,
): string | undefined {
    const words: FactStrings = fieldStrings(forms).facts;
    const parts = [
        ...(range === undefined ? [] : [rangeInWords(forms, range)]),
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
