/** The code point ranges of Gujarati: its block, and characters that it shares with other Indic scripts. */
export const gujaratiRanges = [
    [0x0964, 0x0965],
    [0x0a80, 0x0aff],
    [0x200c, 0x200d],
    [0x20b9, 0x20b9],
    [0x25cc, 0x25cc],
    [0xa830, 0xa839],
] as const;

/** All characters of these ranges. */
export const allGujarati = gujaratiRanges
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => first + index))
    .map((character) => String.fromCodePoint(character))
    .join("");
