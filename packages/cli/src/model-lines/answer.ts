/** Turns a batch of lines into snippets. Pure, so that any thread can do it. */
import { entriesOfModel, type MatrixFilter } from "@callsheet/snippets";
import { type Batch, lineFeed, maxLineLength } from "./batches.ts";

/** A line that is skipped. */
type Problem = { readonly line: number; readonly reason: string };

/** Counts for the summary. */
export type Counts = {
    /** Lines that are not empty. */
    readonly lines: number;
    readonly snippets: number;
    /** Lines that are skipped. */
    readonly problems: number;
    /** Models without snippets: their task is unknown, or no provider serves them. */
    readonly without: number;
};

/** The result of a batch. */
export type Answer = {
    /** JSON Lines. */
    readonly output: Uint8Array<ArrayBuffer>;
    /** Problems to report on standard error; empty if they are in the output. */
    readonly problems: readonly Problem[];
    readonly counts: Counts;
};

/** The settings of all batches. */
export type Settings = {
    readonly filter: MatrixFilter;
    /** Whether a skipped line has an entry in the output. */
    readonly keepProblems: boolean;
};

export const noCounts: Counts = { lines: 0, snippets: 0, problems: 0, without: 0 };

/** Adds two counts. */
export const sum = (one: Counts, other: Counts): Counts => ({
    lines: one.lines + other.lines,
    snippets: one.snippets + other.snippets,
    problems: one.problems + other.problems,
    without: one.without + other.without,
});

/** The snippets of each line, or the reason why it has none. */
export function answer({ first, bytes }: Batch, { filter, keepProblems }: Settings): Answer {
    let output = "";
    let counts = noCounts;
    const problems: Problem[] = [];
    for (const [index, lineBytes] of linesOf(bytes).entries()) {
        const line = first + index;
        const result = readLine(lineBytes, filter);
        if (result === undefined) continue;
        if ("reason" in result) {
            counts = sum(counts, { ...noCounts, lines: 1, problems: 1 });
            if (keepProblems)
                output += `${JSON.stringify({ line, problem: result.reason, given: startOf(lineBytes) })}\n`;
            else problems.push({ line, reason: result.reason });
        } else {
            const snippets = result.entries.length;
            counts = sum(counts, { ...noCounts, lines: 1, snippets, without: snippets === 0 ? 1 : 0 });
            for (const entry of result.entries) output += `${JSON.stringify({ line, ...entry })}\n`;
        }
    }
    return { output: new TextEncoder().encode(output), problems, counts };
}

function linesOf(bytes: Uint8Array): Uint8Array[] {
    const lines: Uint8Array[] = [];
    let from = 0;
    for (let end = bytes.indexOf(lineFeed); end !== -1; end = bytes.indexOf(lineFeed, from)) {
        lines.push(bytes.subarray(from, end));
        from = end + 1;
    }
    if (from < bytes.length) lines.push(bytes.subarray(from));
    return lines;
}

const strict = new TextDecoder("utf-8", { fatal: true });
const lenient = new TextDecoder();

/** A line's entries, or the reason why it has none; undefined for an empty line. A byte order mark is ignored. */
function readLine(lineBytes: Uint8Array, filter: MatrixFilter) {
    if (lineBytes.length > maxLineLength) return { reason: `It is longer than ${maxLineLength} bytes.` };
    let text: string;
    try {
        text = strict.decode(lineBytes);
    } catch {
        return { reason: "It is not UTF-8." };
    }
    if (text.trim() === "") return undefined;
    let description: unknown;
    try {
        description = JSON.parse(text);
    } catch (error) {
        return { reason: `It is not JSON: ${messageOf(error)}` };
    }
    try {
        return { entries: entriesOfModel(description, filter) };
    } catch (error) {
        // Any error: one line in a million must not stop the others.
        return { reason: messageOf(error) };
    }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The start of a line, to find the line again. */
const startOf = (lineBytes: Uint8Array): string => lenient.decode(lineBytes.subarray(0, 500));
