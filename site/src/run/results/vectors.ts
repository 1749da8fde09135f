/** Arithmetic on embeddings. */
import type { Bar, Block } from "./block.ts";

/** Numbers, nested to any depth. */
export type Numbers = readonly (number | Numbers)[];

/** The innermost vectors: one for a text, or one for each text or token. */
export function vectorsIn(numbers: Numbers): readonly (readonly number[])[] {
    if (numbers.every((one) => typeof one === "number")) return [numbers];
    return numbers.flatMap((one) => (typeof one === "number" ? [] : vectorsIn(one)));
}

/** The mean of several vectors, which represents a text with a vector per token. */
export function meanOf(vectors: readonly (readonly number[])[]): readonly number[] {
    const [first = []] = vectors;
    return first.map((_, index) => vectors.reduce((sum, vector) => sum + (vector[index] ?? 0), 0) / vectors.length);
}

/** The cosine similarity of two vectors, -1 to 1. */
export function cosine(one: readonly number[], other: readonly number[]): number {
    const product = one.reduce((sum, value, index) => sum + value * (other[index] ?? 0), 0);
    const lengths = Math.hypot(...one) * Math.hypot(...other);
    return lengths === 0 ? 0 : product / lengths;
}

/** A text and its embedding. */
export type Embedded = { readonly text: string; readonly values: readonly number[] };

/** How many texts to remember: readers do not recall more. */
const maxTexts = 8;

/** Adds a result's embeddings; a text that is already there is replaced. */
export function rememberEmbeddings(before: readonly Embedded[], blocks: readonly Block[]): readonly Embedded[] {
    const added = blocks.flatMap((block) =>
        block.kind === "vector" && block.of !== undefined ? [{ text: block.of, values: block.values }] : [],
    );
    const others = before.filter(({ text }) => !added.some((one) => one.text === text));
    return [...others, ...added].slice(-maxTexts);
}

/** The remembered texts by similarity, the most similar first. Vectors of another length come from another model. */
export function neighboursOf(before: readonly Embedded[], blocks: readonly Block[]): readonly Bar[] {
    const own = blocks.find((block) => block.kind === "vector");
    if (!own) return [];
    return before
        .filter(({ text, values }) => text !== own.of && values.length === own.values.length)
        .map(({ text, values }) => ({ label: text, score: cosine(own.values, values) }))
        .toSorted((one, other) => other.score - one.score);
}
