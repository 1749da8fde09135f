/** Arithmetic on embeddings. */

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
