/** What can be said of embeddings. */

/** Numbers, nested as services nest them. */
export type Numbers = readonly (number | Numbers)[];

/** The vectors in the numbers: one for a text, or one for each of several texts or tokens. */
export function vectorsIn(numbers: Numbers): readonly (readonly number[])[] {
    if (numbers.every((one) => typeof one === "number")) return [numbers];
    return numbers.flatMap((one) => (typeof one === "number" ? [] : vectorsIn(one)));
}

/** The middle of several vectors: what stands for a text of which each token has its own. */
export function meanOf(vectors: readonly (readonly number[])[]): readonly number[] {
    const [first = []] = vectors;
    return first.map((_, index) => vectors.reduce((sum, vector) => sum + (vector[index] ?? 0), 0) / vectors.length);
}

/** How alike two vectors are: the cosine of the angle between them, -1 to 1. */
export function cosine(one: readonly number[], other: readonly number[]): number {
    const product = one.reduce((sum, value, index) => sum + value * (other[index] ?? 0), 0);
    const lengths = Math.hypot(...one) * Math.hypot(...other);
    return lengths === 0 ? 0 : product / lengths;
}
