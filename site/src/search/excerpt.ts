import { isHit } from "./query.ts";
import { tokenize } from "./terms.ts";

/** A piece of a text, and whether it is a found word. */
export type Piece = { readonly text: string; readonly isHit: boolean };

/** How many characters of a text are shown. */
const length = 150;
/** How many of them are before the first found word. */
const before = 40;

/** Splits a text so that each found word is a piece of its own; joined, the pieces are the text. */
export function marked(text: string, terms: ReadonlySet<string>): readonly Piece[] {
    const pieces: Piece[] = [];
    let end = 0;
    for (const { word, start } of tokenize(text)) {
        if (!isHit(word, terms)) continue;
        if (start > end) pieces.push({ text: text.slice(end, start), isHit: false });
        pieces.push({ text: word, isHit: true });
        end = start + word.length;
    }
    if (end < text.length) pieces.push({ text: text.slice(end), isHit: false });
    return pieces;
}

/** The part of a text around the first found word, cut between words; its beginning if no word is found. */
export function excerptOf(text: string, terms: ReadonlySet<string>): readonly Piece[] {
    const words = tokenize(text);
    const first = words.find(({ word }) => isHit(word, terms));
    const earliest = Math.max(0, (first?.start ?? 0) - before);
    const start = earliest === 0 ? 0 : (words.find((word) => word.start >= earliest)?.start ?? 0);
    const last = words.findLast((word) => word.start + word.word.length <= start + length);
    const isWhole = text.length <= start + length;
    const end = isWhole ? text.length : Math.max((last?.start ?? 0) + (last?.word.length ?? 0), start + 1);
    return marked(`${start > 0 ? "… " : ""}${text.slice(start, end)}${isWhole ? "" : " …"}`, terms);
}
