/** What is told of an error: where in the snippet, and its trace with names that a reader knows. */

/** The name of the program in a trace. */
export const programName = "snippet.mjs";

/** Addresses of modules, each with its name. */
export type ModuleNames = ReadonlyMap<string, string>;

/**
 * The line of the snippet that an error is about: the first that its trace names.
 *
 * @returns from 1; undefined where the trace names none
 */
export function lineIn(trace: string, names: ModuleNames): number | undefined {
    for (const [address, name] of names) {
        if (name !== programName) continue;
        const found = new RegExp(`${escaped(address)}:(\\d+)`).exec(trace);
        if (found) return Number(found[1]);
    }
    return undefined;
}

/** A trace with the names of modules in the place of their addresses, and without our own. */
export function readableTrace(trace: string, names: ModuleNames): string {
    let text = trace;
    for (const [address, name] of names) text = text.replaceAll(address, name);
    return text
        .split("\n")
        .filter((line) => !/^\s*(?:at\b.*)?\(?blob:/.test(line) && !/^\s+at .*blob:/.test(line) && !/@blob:/.test(line))
        .join("\n");
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, "\\$&");
