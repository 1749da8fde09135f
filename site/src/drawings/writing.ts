/** How large all writing in drawings is, in units: see styles/drawings.css. */
const size = 12.5;

/** How far apart lines of writing stand: Gujarati has marks above and below. */
export const leading = 17;

/** How wide letters are, in parts of the size, by the first kind that a letter is of. Marks above and below take no room. */
const widths: readonly (readonly [kind: RegExp, width: number])[] = [
    [/[\u0abe\u0abf\u0ac0\u0ac9\u0acb\u0acc]/u, 0.3],
    [/\p{Mark}|\u200c|\u200d/u, 0],
    [/\p{Script=Gujarati}/u, 0.63],
    [/[iljftrI.,:;!'’()[\]|]/u, 0.32],
    [/\s/u, 0.26],
    [/[mwMW%…]/u, 0.86],
    [/\p{Uppercase}|[<>?+−=₹]/u, 0.62],
    [/./u, 0.56],
];

/** About how wide a text is, in units. */
export const widthOf = (text: string): number =>
    size * [...text].reduce((width, letter) => width + (widths.find(([kind]) => kind.test(letter))?.[1] ?? 0), 0);

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
