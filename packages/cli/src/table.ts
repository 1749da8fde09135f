/** Rows in columns, for a terminal. */

const gap = "  ";
/** What is narrower says nothing. */
const narrowest = 6;

/**
 * Lines whose columns stand below each other, and that are no wider than the terminal: the widest columns give way, and
 * what does not fit them ends in an ellipsis.
 *
 * @param rows the cells of each row, the heads first
 * @param width how many characters a line may have
 */
export function alignedTable(rows: readonly (readonly string[])[], width: number): string[] {
    const natural = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => [...(row[column] ?? "")].length)));
    const widths = fitted(natural, width - gap.length * (natural.length - 1));
    return rows.map((row) =>
        row
            .map((cell, column) => cut(cell, widths[column] ?? 0))
            .join(gap)
            .trimEnd(),
    );
}

/** Widths that sum up to what there is, if need be: the widest are made narrower together. */
function fitted(natural: readonly number[], room: number): number[] {
    const widths = [...natural];
    for (let over = widths.reduce((sum, one) => sum + one, 0) - room; over > 0; over--) {
        const widest = Math.max(...widths);
        if (widest <= narrowest) break;
        widths[widths.lastIndexOf(widest)] = widest - 1;
    }
    return widths;
}

function cut(text: string, width: number): string {
    const characters = [...text];
    if (characters.length > width) return `${characters.slice(0, width - 1).join("")}…`;
    return text + " ".repeat(width - characters.length);
}
