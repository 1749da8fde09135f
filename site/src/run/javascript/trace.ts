/** Reads the snippet's line from an error's trace, and makes the trace readable. */

/** The name of the program in a trace. */
export const programName = "snippet.mjs";

/** The names of modules by their URLs. */
export type ModuleNames = ReadonlyMap<string, string>;

/**
 * The first line of the snippet in a trace.
 *
 * @returns from 1; undefined if the trace has none
 */
export function lineIn(trace: string, names: ModuleNames): number | undefined {
    for (const [address, name] of names) {
        if (name !== programName) continue;
        const found = new RegExp(`${escaped(address)}:(\\d+)`).exec(trace);
        if (found) return Number(found[1]);
    }
    return undefined;
}

/** The trace with module names instead of URLs, and without the frames of our own code. */
export function readableTrace(trace: string, names: ModuleNames): string {
    let text = trace;
    for (const [address, name] of names) text = text.replaceAll(address, name);
    return text
        .split("\n")
        .filter((line) => !/^\s*(?:at\b.*)?\(?blob:/.test(line) && !/@blob:/.test(line))
        .join("\n");
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, "\\$&");
