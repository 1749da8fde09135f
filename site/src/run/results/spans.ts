/** Where in a text something stands. */
import type { Span } from "./block.ts";

type Found = {
    readonly start?: number | null | undefined;
    readonly end?: number | null | undefined;
    readonly word: string;
    readonly label?: string;
    readonly score?: number;
};

/**
 * Finds what a service found. Services count characters as Python does, an emoji as one; JavaScript counts it as two. A word
 * whose place is not said, or wrong, is looked for behind the one before.
 */
export function spansIn(text: string, found: readonly Found[]): readonly Span[] {
    const characters = [...text];
    const unitsBefore = (count: number): number => characters.slice(0, count).join("").length;
    const spans: Span[] = [];
    let behind = 0;
    for (const { start, end, word, label, score } of found) {
        const counted = typeof start === "number" && typeof end === "number" && start >= 0 && end > start;
        const said =
            counted && start < characters.length ? { start: unitsBefore(start), end: unitsBefore(end) } : undefined;
        const fits = said && alike(text.slice(said.start, said.end), word) ? said : undefined;
        const place = fits ?? placeOf(text, word, behind) ?? said;
        // What lies within another would hide it.
        if (!place || place.start < behind) continue;
        spans.push({ ...place, ...(label !== undefined && { label }), ...(score !== undefined && { score }) });
        behind = place.end;
    }
    return spans;
}

/** A tokenizer may write a word in small letters, with marks of its own, or with other spaces. */
const alike = (one: string, other: string): boolean => plain(one) === plain(other);

const plain = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]/gu, "");

function placeOf(text: string, word: string, from: number): { start: number; end: number } | undefined {
    const wanted = word.trim().replace(/^##/, "");
    if (wanted === "") return undefined;
    const start = text.toLowerCase().indexOf(wanted.toLowerCase(), from);
    return start < 0 ? undefined : { start, end: start + wanted.length };
}

/** The text in pieces: what stands in no span, and what does. */
export function piecesOf(
    text: string,
    spans: readonly Span[],
): readonly { readonly text: string; readonly span?: Span }[] {
    let here = 0;
    const pieces = spans
        .toSorted((one, other) => one.start - other.start)
        .flatMap((span) => {
            const before = text.slice(here, span.start);
            here = span.end;
            return [...(before ? [{ text: before }] : []), { text: text.slice(span.start, span.end), span }];
        });
    return here < text.length ? [...pieces, { text: text.slice(here) }] : pieces;
}
