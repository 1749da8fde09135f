/** The characters of Gujarati, as first and last of a range: its block, and what it shares with other scripts of India. */
export const gujaratiRanges = [
    [0x0964, 0x0965],
    [0x0a80, 0x0aff],
    [0x200c, 0x200d],
    [0x20b9, 0x20b9],
    [0x25cc, 0x25cc],
    [0xa830, 0xa839],
] as const;

/** Each of them, once. */
export const allGujarati = gujaratiRanges
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => first + index))
    .map((character) => String.fromCodePoint(character))
    .join("");

const asClass = gujaratiRanges.map(([first, last]) => `\\u{${first.toString(16)}}-\\u{${last.toString(16)}}`).join("");

/** A text in pieces, each written in Gujarati or in no letter of it. */
export const runsOf = (text: string): readonly { readonly text: string; readonly isGujarati: boolean }[] =>
    [...text.matchAll(new RegExp(`([${asClass}]+)|[^${asClass}]+`, "gu"))].map(([text, gujarati]) => ({
        text,
        isGujarati: gujarati !== undefined,
    }));
