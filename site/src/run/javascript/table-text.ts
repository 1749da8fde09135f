import { inspect } from "node-inspect-extracted";

/**
 * The output of Node's `console.table`.
 *
 * @param only the columns to print; default all
 * @returns undefined if the value is not an object
 */
export function tableText(value: unknown, only?: readonly string[]): string | undefined {
    if (typeof value !== "object" || value === null) return undefined;
    const rows = Object.entries(value);
    const isPlain = (row: unknown): boolean => typeof row !== "object" || row === null;
    const names = only ?? [...new Set(rows.flatMap(([, row]) => (isPlain(row) ? [] : Object.keys(row))))];
    const hasValues = rows.some(([, row]) => isPlain(row));
    const head = ["(index)", ...names, ...(hasValues ? ["Values"] : [])];
    const cells = rows.map(([key, row]) => [
        key,
        ...names.map((name) => (!isPlain(row) && name in row ? short(row[name]) : "")),
        ...(hasValues ? [isPlain(row) ? short(row) : ""] : []),
    ]);
    const widths = head.map((_, at) => Math.max(...[head, ...cells].map((row) => [...(row[at] ?? "")].length)) + 2);
    const drawn = (row: readonly string[]): string =>
        `│${row.map((text, at) => ` ${pad(text, widths[at])}`).join("│")}│`;
    const rule = (left: string, middle: string, right: string): string =>
        left + widths.map((width) => "─".repeat(width)).join(middle) + right;
    return [rule("┌", "┬", "┐"), drawn(head), rule("├", "┼", "┤"), ...cells.map(drawn), rule("└", "┴", "┘")].join("\n");
}

const pad = (text: string, width = 0): string => text + " ".repeat(width - 1 - [...text].length);

const short = (value: unknown): string => inspect(value, { maxArrayLength: 3, breakLength: Infinity, depth: 0 });
