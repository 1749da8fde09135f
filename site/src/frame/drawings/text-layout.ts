/** The font size in drawings, in units: see styles/drawings.css. */
const size = 12.5;

/** The line height: Gujarati has marks above and below. */
export const leading = 17;

/** The widths of letters in our font, relative to the font size; the first matching class counts. */
const widths: readonly (readonly [kind: RegExp, width: number])[] = [
    // Vowel signs beside their letter; the half that a letter loses in a conjunct; marks above and below.
    [/[\u0abe\u0abf\u0ac0\u0ac9\u0acb\u0acc]/u, 0.265],
    [/\u0acd/u, -0.18],
    [/\p{Mark}|\u200c|\u200d/u, 0],
    [/[ટદરકઠડઢફ]/u, 0.48],
    [/[આઓઔ]/u, 1.15],
    [/[અઊએઐજણભ]/u, 0.85],
    [/[ઝશસખછબળ]/u, 0.72],
    [/\p{Script=Gujarati}/u, 0.6],
    [/[ijlJ.,:;!'’ ]/u, 0.25],
    [/[ftIr()[\]“”|−]/u, 0.35],
    [/[czsvyFL?]/u, 0.5],
    [/[wmMWOQ%…]/u, 0.85],
    [/[DGHNU]/u, 0.75],
    [/\p{Uppercase}|[bdghnopqu<>=]/u, 0.62],
    [/./u, 0.56],
];

/** Conjuncts that do not just lose a half, each with a letter of about the same width. */
const joined: readonly (readonly [letters: RegExp, like: string])[] = [
    // A ર is a mark above or below the other; with ુ it has a form of its own.
    [/\u0ab0\u0acd|\u0acd\u0ab0/gu, ""],
    [/\u0ab0\u0ac1/gu, "ખ"],
    [/ક્ષ/gu, "ખ"],
    // Stacked.
    [/ટ્ટ/gu, "ટ"],
    // A ક keeps its width.
    [/ક્/gu, "ક"],
];

/** The approximate width of a text, in units. */
export const widthOf = (text: string): number =>
    size *
    [...joined.reduce((letters, [found, like]) => letters.replaceAll(found, like), text)].reduce(
        (width, letter) => width + (widths.find(([kind]) => kind.test(letter))?.[1] ?? 0),
        0,
    );

/** Wraps a text into lines of about this width, as SVG does not; keeps a `\n`. */
export function linesOf(text: string, width: number): string[] {
    return text.split("\n").flatMap((part) => {
        const lines: string[] = [];
        for (const word of part.split(" ")) {
            const last = lines.at(-1);
            if (last === undefined || widthOf(`${last} ${word}`) > width) lines.push(word);
            else lines[lines.length - 1] = `${last} ${word}`;
        }
        return lines;
    });
}
