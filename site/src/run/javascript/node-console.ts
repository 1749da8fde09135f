/** A console that prints as Node's does. */
import { formatWithOptions, type InspectOptions, inspect } from "node-inspect-extracted";

export function nodeConsole(print: (stream: "stdout" | "stderr", text: string) => void) {
    const counts = new Map<string, number>();
    const startTimes = new Map<string, number>();
    let indent = "";

    const line = (stream: "stdout" | "stderr", text: string): void =>
        print(stream, `${indent === "" ? text : indent + text.replaceAll("\n", `\n${indent}`)}\n`);
    const format = (args: readonly unknown[]): string => formatWithOptions({}, ...args);
    const out = (...args: unknown[]): void => line("stdout", format(args));
    const err = (...args: unknown[]): void => line("stderr", format(args));
    const group = (...args: unknown[]): void => {
        if (args.length > 0) out(...args);
        indent += "  ";
    };
    const sinceText = (label: string): string => {
        const milliseconds = performance.now() - (startTimes.get(label) ?? performance.now());
        return milliseconds < 1000
            ? `${Number(milliseconds.toPrecision(3))}ms`
            : `${(milliseconds / 1000).toFixed(3)}s`;
    };

    return {
        log: out,
        info: out,
        debug: out,
        error: err,
        warn: err,
        trace: (...args: unknown[]) => err(`Trace: ${format(args)}`),
        dir: (value: unknown, options: InspectOptions = {}) =>
            line("stdout", inspect(value, { customInspect: false, ...options })),
        dirxml: out,
        table: (value: unknown, columns?: readonly string[]) =>
            line("stdout", tableText(value, columns) ?? format([value])),
        assert: (holds?: unknown, ...args: unknown[]) => {
            if (!holds) err(`Assertion failed${args.length > 0 ? `: ${format(args)}` : ""}`);
        },
        group,
        groupCollapsed: group,
        groupEnd: () => {
            indent = indent.slice(2);
        },
        count: (label = "default") => {
            counts.set(label, (counts.get(label) ?? 0) + 1);
            out(`${label}: ${counts.get(label)}`);
        },
        countReset: (label = "default") => void counts.delete(label),
        time: (label = "default") => void startTimes.set(label, performance.now()),
        timeLog: (label = "default", ...args: unknown[]) => out(`${label}: ${sinceText(label)}`, ...args),
        timeEnd: (label = "default") => {
            out(`${label}: ${sinceText(label)}`);
            startTimes.delete(label);
        },
        clear: () => {},
    };
}

/**
 * The output of Node's `console.table`.
 *
 * @param only the columns to print; default all
 * @returns undefined if the value is not an object
 */
function tableText(value: unknown, only?: readonly string[]): string | undefined {
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
