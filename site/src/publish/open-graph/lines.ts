/** Measures the width of a text. */
type WidthOf = (text: string) => number;

/** Splits a text where lines may break: after spaces, hyphens and slashes. */
const piecesOf = (text: string): string[] => text.split(/(?<=[\s/-])/u);

/** Breaks a text into as few lines as possible. A piece that is wider than a line gets a line of its own. */
export function linesOf(text: string, width: number, widthOf: WidthOf): readonly string[] {
    const lines: string[] = [];
    for (const piece of piecesOf(text)) {
        const last = lines.at(-1);
        if (last !== undefined && widthOf((last + piece).trimEnd()) <= width) lines[lines.length - 1] = last + piece;
        else lines.push(piece);
    }
    return lines.map((line) => line.trimEnd());
}

/** Breaks a text into the same number of lines, but of similar width, so that none is a single word. */
export function balancedLinesOf(text: string, width: number, widthOf: WidthOf): readonly string[] {
    let best = linesOf(text, width, widthOf);
    for (;;) {
        const widest = Math.max(...best.map(widthOf));
        const narrower = linesOf(text, widest - 1, widthOf);
        if (narrower.length > best.length || Math.max(...narrower.map(widthOf)) >= widest) return best;
        best = narrower;
    }
}

/** Balanced lines, at most this many. A longer text is filled into lines and cut off with an ellipsis. */
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
