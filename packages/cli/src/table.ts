/** Aligned tables for a terminal. */

const gap = "  ";
/** The minimum width of a column: less would be unreadable. */
const minColumnWidth = 6;

/**
 * Aligns rows in columns, no wider than the terminal: the widest columns shrink, and cells that do not fit are cut with
 * an ellipsis.
 *
 * @param rows the cells of each row, starting with the header
 * @param width the most characters per line
 */
export function alignedTable(rows: readonly (readonly string[])[], width: number): string[] {
    const natural = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => widthOf(row[column] ?? ""))));
    const widths = fitted(natural, width - gap.length * (natural.length - 1));
    return rows.map((row) =>
        row
            .map((cell, column) => truncate(cell, widths[column] ?? 0))
            .join(gap)
            .trimEnd(),
    );
}

/** Widths that fit in the room: the widest columns shrink evenly. */
function fitted(natural: readonly number[], room: number): number[] {
    const widths = [...natural];
    for (let over = widths.reduce((sum, one) => sum + one, 0) - room; over > 0; over--) {
        const widest = Math.max(...widths);
        if (widest <= minColumnWidth) break;
        widths[widths.lastIndexOf(widest)] = widest - 1;
    }
    return widths;
}

/** Signs that a terminal draws over the letter before them, such as the vowel signs above and below Gujarati letters. */
const drawnOver = /\p{Mn}/gu;

/** The places that a text takes on a terminal. */
const widthOf = (text: string): number => [...text.replaceAll(drawnOver, "")].length;

const letters = new Intl.Segmenter();

function truncate(text: string, width: number): string {
    if (widthOf(text) <= width) return padded(text, width);
    let cut = "";
    for (const { segment } of letters.segment(text)) {
        if (widthOf(cut + segment) >= width) break;
        cut += segment;
    }
    return padded(`${cut}…`, width);
}

const padded = (text: string, width: number): string => text + " ".repeat(width - widthOf(text));
