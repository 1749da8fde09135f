/** A console that prints as Node's does. */
import { formatWithOptions, type InspectOptions, inspect } from "node-inspect-extracted";
import { tableText } from "./table-text.ts";

type Print = (stream: "stdout" | "stderr", text: string) => void;

export function nodeConsole(print: Print) {
    const counts = new Map<string, number>();
    const begun = new Map<string, number>();
    let indent = "";

    const line = (stream: "stdout" | "stderr", text: string): void =>
        print(stream, `${indent === "" ? text : indent + text.replaceAll("\n", `\n${indent}`)}\n`);
    const format = (given: readonly unknown[]): string => formatWithOptions({}, ...given);
    const out = (...given: unknown[]): void => line("stdout", format(given));
    const err = (...given: unknown[]): void => line("stderr", format(given));
    const group = (...given: unknown[]): void => {
        if (given.length > 0) out(...given);
        indent += "  ";
    };
    const sinceText = (label: string): string => {
        const milliseconds = performance.now() - (begun.get(label) ?? performance.now());
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
        trace: (...given: unknown[]) => err(`Trace: ${format(given)}`),
        dir: (value: unknown, options: InspectOptions = {}) =>
            line("stdout", inspect(value, { customInspect: false, ...options })),
        dirxml: out,
        table: (value: unknown, columns?: readonly string[]) =>
            line("stdout", tableText(value, columns) ?? format([value])),
        assert: (holds?: unknown, ...given: unknown[]) => {
            if (!holds) err(`Assertion failed${given.length > 0 ? `: ${format(given)}` : ""}`);
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
        time: (label = "default") => void begun.set(label, performance.now()),
        timeLog: (label = "default", ...given: unknown[]) => out(`${label}: ${sinceText(label)}`, ...given),
        timeEnd: (label = "default") => {
            out(`${label}: ${sinceText(label)}`);
            begun.delete(label);
        },
        clear: () => {},
    };
}
