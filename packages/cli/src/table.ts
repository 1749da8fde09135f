/** Aligned tables for a terminal. */

const gap = "  ";
/** The minimum width of a column: less would be unreadable. */
const narrowest = 6;

/**
 * Aligns rows in columns, no wider than the terminal: the widest columns shrink, and cells that do not fit are cut with
 * an ellipsis.
 *
 * @param rows the cells of each row, starting with the header
 * @param width the most characters per line
 */
export function alignedTable(rows: readonly (readonly string[])[], width: number): string[] {
    const natural = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => [...(row[column] ?? "")].length)));
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
        if (widest <= narrowest) break;
        widths[widths.lastIndexOf(widest)] = widest - 1;
    }
    return widths;
}

function truncate(text: string, width: number): string {
    const characters = [...text];
    if (characters.length > width) return `${characters.slice(0, width - 1).join("")}…`;
    return text + " ".repeat(width - characters.length);
}
