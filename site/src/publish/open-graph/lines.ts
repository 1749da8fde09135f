/** How wide a text is. */
type WidthOf = (text: string) => number;

/** Where a line may end: after a space, and after the marks that join the parts of an id. */
const piecesOf = (text: string): string[] => text.split(/(?<=[\s/-])/u);

/** A text in lines of a width, as few as can be. A piece that is wider than a line has a line of its own. */
export function linesOf(text: string, width: number, widthOf: WidthOf): readonly string[] {
    const lines: string[] = [];
    for (const piece of piecesOf(text)) {
        const last = lines.at(-1);
        if (last !== undefined && widthOf((last + piece).trimEnd()) <= width) lines[lines.length - 1] = last + piece;
        else lines.push(piece);
    }
    return lines.map((line) => line.trimEnd());
}

/** The same lines, but about as long as each other, so that none ends in a single word. */
export function balancedLinesOf(text: string, width: number, widthOf: WidthOf): readonly string[] {
    let best = linesOf(text, width, widthOf);
    for (;;) {
        const widest = Math.max(...best.map(widthOf));
        const narrower = linesOf(text, widest - 1, widthOf);
        if (narrower.length > best.length || Math.max(...narrower.map(widthOf)) >= widest) return best;
        best = narrower;
    }
}

/** A text in so many balanced lines; of one that is longer the beginning, filled lines with an ellipsis at the end. */
export function fittingLines(text: string, most: number, width: number, widthOf: WidthOf): readonly string[] {
    const lines = linesOf(text, width, widthOf);
    if (lines.length <= most) return balancedLinesOf(text, width, widthOf);
    return lines.slice(0, most).map((line, index) => (index === most - 1 ? shortened(line, width, widthOf) : line));
}

function shortened(line: string, width: number, widthOf: WidthOf): string {
    let words = line.split(" ");
    while (words.length > 1 && widthOf(`${words.join(" ")}…`) > width) words = words.slice(0, -1);
    return `${words.join(" ").replace(/[\s.,:;]+$/u, "")}…`;
}
