import type { Colours } from "../../frame/drawings/colours.ts";
import { mark } from "../../frame/drawings/icon.ts";
import type { Pen } from "./outlines.ts";

/** In pixels, as recommended for Open Graph images. */
export const cardSize = { width: 1200, height: 630 };

export type CardText = {
    readonly title: string;
    readonly description: string;
    /** The part of the site; absent for the home page. */
    readonly section?: string;
    /** The language's own name for itself. */
    readonly language: string;
};

/** The pens for the title, for text and for bold text. */
export type Pens = Readonly<Record<"title" | "text" | "strong", Pen>>;

const edge = 72;
const right = cardSize.width - edge;
const width = right - edge;
/** The largest size in which the title fits is used. */
const titleSizes = [92, 80, 66, 54];
const titleLines = 3;
const textSize = 34;
const textLines = 3;
/** Gujarati has marks above and below the line. */
const titleLeading = 1.24;
const textLeading = 1.5;

/** The card of a page, as SVG without any text in it. */
export function card({ title, description, section, language }: CardText, pens: Pens, colours: Colours): string {
    const { size, lines } = titleOf(title, pens.title);
    const titleTop = section === undefined ? 190 : 258;
    const titleEnd = titleTop + lines.length * size * titleLeading;
    const widthOf = (text: string) => pens.text.widthOf(text, textSize);
    const room = Math.floor((cardSize.height - edge / 2 - titleEnd) / (textSize * textLeading));
    const most = Math.max(0, Math.min(room, textLines));
    const text = fittingLines(description, most, width, widthOf);
    return [
        `<svg xmlns="http://www.w3.org/2000/svg" width="${cardSize.width}" height="${cardSize.height}">`,
        `<rect width="${cardSize.width}" height="${cardSize.height}" fill="${colours.paper}"/>`,
        head(language, pens, colours),
        section === undefined ? "" : marked(section, pens.strong, colours),
        `<g fill="${colours.ink}">`,
        ...lines.map((line, index) => pens.title.write(line, size, edge, titleTop + size * (1 + index * titleLeading))),
        `</g><g fill="${colours.quiet}">`,
        ...text.map((line, index) =>
            pens.text.write(line, textSize, edge, titleEnd + textSize * (1.6 + index * textLeading)),
        ),
        "</g></svg>",
    ].join("");
}

/** The title's lines in the largest size that fits. */
function titleOf(title: string, pen: Pen): { readonly size: number; readonly lines: readonly string[] } {
    const set = titleSizes.map((size) => {
        const widthOf = (text: string) => pen.widthOf(text, size);
        const lines = balancedLinesOf(title, width, widthOf);
        const fits = lines.length <= titleLines && lines.every((line) => widthOf(line) <= width);
        return { size, fits, lines: fittingLines(title, titleLines, width, widthOf) };
    });
    return set.find(({ fits }) => fits) ?? set.at(-1) ?? { size: 0, lines: [] };
}

/** The logo, the site's name and the language, above a double rule. */
function head(language: string, { text, title }: Pens, colours: Colours): string {
    const size = 30;
    return [
        drawnMark(colours),
        `<g fill="${colours.ink}">${title.write("Callsheet", 42, edge + 74, 98)}</g>`,
        `<g fill="${colours.quiet}">${text.write(language, size, right - text.widthOf(language, size), 96)}</g>`,
        `<path d="M${edge} 148H${right}M${edge} 155H${right}" stroke="${colours.ink}" stroke-width="3"/>`,
    ].join("");
}

/** The site's mark, 72 pixels square. */
const drawnMark = ({ paper, ink, bright }: Colours): string =>
    [
        `<g transform="translate(${edge - 10} 48) scale(2.25)" fill="none" stroke="${ink}" stroke-width="2.25" stroke-linecap="round" stroke-linejoin="round">`,
        `<path fill="${paper}" d="${mark.sheet}"/>`,
        `<path stroke="${bright}" stroke-width="5.5" stroke-linecap="butt" d="${mark.pen}"/>`,
        `<path d="${mark.fold}${mark.line}"/></g>`,
    ].join("");

/** The part of the site, highlighted. */
function marked(section: string, pen: Pen, colours: Colours): string {
    const size = 30;
    const end = (pen.widthOf(section, size) + 20).toFixed(1);
    return [
        `<rect x="${edge - 10}" y="192" width="${end}" height="50" fill="${colours.bright}"/>`,
        `<g fill="${colours.ink}">${pen.write(section, size, edge, 227)}</g>`,
    ].join("");
}

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
