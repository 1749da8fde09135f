/** Compares an embedding with those of earlier runs, to show what embeddings are for. */
import type { Bar, Block } from "./block.ts";
import { cosine } from "./vectors.ts";

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
