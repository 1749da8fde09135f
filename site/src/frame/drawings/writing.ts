/** How large all writing in drawings is, in units: see styles/drawings.css. */
const size = 12.5;

/** How far apart lines of writing stand: Gujarati has marks above and below. */
export const leading = 17;

/** How wide letters are in our font, in parts of the size, by the first kind that a letter is of. */
const widths: readonly (readonly [kind: RegExp, width: number])[] = [
    // The signs that stand beside their letter; the half of a letter that a conjunct loses; marks above and below.
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

/** What letters become that are joined otherwise than by losing a half, as a letter about as wide. */
const joined: readonly (readonly [letters: RegExp, like: string])[] = [
    // A ર is a mark above or below the other; with ુ it has a form of its own.
    [/\u0ab0\u0acd|\u0acd\u0ab0/gu, ""],
    [/\u0ab0\u0ac1/gu, "ખ"],
    [/ક્ષ/gu, "ખ"],
    // One stands on the other.
    [/ટ્ટ/gu, "ટ"],
    // A ક keeps its width.
    [/ક્/gu, "ક"],
];

/** About how wide a text is, in units. */
export const widthOf = (text: string): number =>
    size *
    [...joined.reduce((letters, [found, like]) => letters.replaceAll(found, like), text)].reduce(
        (width, letter) => width + (widths.find(([kind]) => kind.test(letter))?.[1] ?? 0),
        0,
    );

/** A text in lines that are about no wider than this: SVG breaks none itself. A `\n` is kept. */
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
