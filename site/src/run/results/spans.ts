/** Locates a service's findings in a text. */
import type { Span } from "./block.ts";

type Found = {
    readonly start?: number | null | undefined;
    readonly end?: number | null | undefined;
    readonly word: string;
    readonly label?: string;
};

/**
 * Converts a service's findings to spans. Services count code points, as Python does; JavaScript counts UTF-16 units. A
 * word with a missing or wrong position is searched for after the previous span.
 */
export function spansIn(text: string, found: readonly Found[]): readonly Span[] {
    const characters = [...text];
    const unitsBefore = (count: number): number => characters.slice(0, count).join("").length;
    const spans: Span[] = [];
    let lastEnd = 0;
    for (const { start, end, word, label } of found) {
        const counted = typeof start === "number" && typeof end === "number" && start >= 0 && end > start;
        const stated =
            counted && start < characters.length ? { start: unitsBefore(start), end: unitsBefore(end) } : undefined;
        const fits = stated && isSameWord(text.slice(stated.start, stated.end), word) ? stated : undefined;
        const range = fits ?? rangeOf(text, word, lastEnd) ?? stated;
        // Spans must not overlap.
        if (!range || range.start < lastEnd) continue;
        spans.push({ ...range, ...(label !== undefined && { label }) });
        lastEnd = range.end;
    }
    return spans;
}

/** Whether two words are equal apart from case, spaces and marks, which tokenizers change. */
const isSameWord = (one: string, other: string): boolean => normalized(one) === normalized(other);

const normalized = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]/gu, "");

function rangeOf(text: string, word: string, from: number): { start: number; end: number } | undefined {
    const bareWord = word.trim().replace(/^##/, "");
    if (bareWord === "") return undefined;
    const start = text.toLowerCase().indexOf(bareWord.toLowerCase(), from);
    return start < 0 ? undefined : { start, end: start + bareWord.length };
}

/** Splits the text into its spans and the pieces between them. */
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
