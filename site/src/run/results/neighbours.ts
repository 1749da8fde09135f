/** How alike an embedding is to those of earlier runs: what a list of numbers is good for. */
import type { Bar, Block } from "./block.ts";
import { cosine } from "./vectors.ts";

/** A text that was run, and its embedding. */
export type Embedded = { readonly text: string; readonly values: readonly number[] };

/** More than these nobody remembers to have written. */
const most = 8;

/** The texts of a result with their embeddings; the same text again takes the place of what it was. */
export function remembered(before: readonly Embedded[], blocks: readonly Block[]): readonly Embedded[] {
    const added = blocks.flatMap((block) =>
        block.kind === "vector" && block.of !== undefined ? [{ text: block.of, values: block.values }] : [],
    );
    const others = before.filter(({ text }) => !added.some((one) => one.text === text));
    return [...others, ...added].slice(-most);
}

/** The texts that were run before, the likest first; those of another model have other numbers, and are left out. */
export function neighboursOf(before: readonly Embedded[], blocks: readonly Block[]): readonly Bar[] {
    const own = blocks.find((block) => block.kind === "vector");
    if (!own) return [];
    return before
        .filter(({ text, values }) => text !== own.of && values.length === own.values.length)
        .map(({ text, values }) => ({ label: text, score: cosine(own.values, values) }))
        .toSorted((one, other) => other.score - one.score);
}
