/** From a batch of lines to what is written of them: pure, so that any thread can do it. */
import { entriesOfModel, type MatrixFilter } from "@callsheet/snippets";
import { type Batch, longestLine } from "./batches.ts";

/** A line that is passed over. */
type Problem = { readonly line: number; readonly reason: string };

/** How many of each there were. */
export type Counts = {
    /** Lines that hold something. */
    readonly lines: number;
    readonly snippets: number;
    /** Lines that are passed over. */
    readonly problems: number;
    /** Models that have no snippets: no task that is known here, or nobody who serves them. */
    readonly without: number;
};

/** What comes of a batch. */
export type Answer = {
    /** JSON Lines. */
    readonly output: Uint8Array<ArrayBuffer>;
    /** Lines to tell a person of; none where they stand in the output. */
    readonly problems: readonly Problem[];
    readonly counts: Counts;
};

/** What is the same for all batches. */
export type Settings = {
    readonly filter: MatrixFilter;
    /** A line that is passed over stands in the output, in its place. */
    readonly keepProblems: boolean;
};

export const noCounts: Counts = { lines: 0, snippets: 0, problems: 0, without: 0 };

/** Counts of two, together. */
export const sum = (one: Counts, other: Counts): Counts => ({
    lines: one.lines + other.lines,
    snippets: one.snippets + other.snippets,
    problems: one.problems + other.problems,
    without: one.without + other.without,
});

/** The snippets of each line, or why it has none. */
export function answer({ first, bytes }: Batch, { filter, keepProblems }: Settings): Answer {
    let output = "";
    let counts = noCounts;
    const problems: Problem[] = [];
    for (const [index, written] of linesOf(bytes).entries()) {
        const line = first + index;
        const read = readLine(written, filter);
        if (read === undefined) continue;
        if ("reason" in read) {
            counts = sum(counts, { ...noCounts, lines: 1, problems: 1 });
            if (keepProblems) output += `${JSON.stringify({ line, problem: read.reason, given: startOf(written) })}\n`;
            else problems.push({ line, reason: read.reason });
        } else {
            const snippets = read.entries.length;
            counts = sum(counts, { ...noCounts, lines: 1, snippets, without: snippets === 0 ? 1 : 0 });
            for (const entry of read.entries) output += `${JSON.stringify({ line, ...entry })}\n`;
        }
    }
    return { output: new TextEncoder().encode(output), problems, counts };
}

const lineFeed = 0x0a;

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

/** A line's entries, or why it has none; undefined for an empty line. A mark of the byte order is no part of a line. */
function readLine(written: Uint8Array, filter: MatrixFilter) {
    if (written.length > longestLine) return { reason: `It is longer than ${longestLine} bytes.` };
    let text: string;
    try {
        text = strict.decode(written);
    } catch {
        return { reason: "It is not UTF-8." };
    }
    if (text.trim() === "") return undefined;
    let given: unknown;
    try {
        given = JSON.parse(text);
    } catch (error) {
        return { reason: `It is not JSON: ${messageOf(error)}` };
    }
    try {
        return { entries: entriesOfModel(given, filter) };
    } catch (error) {
        // Whatever it is: one line of a million must not end the rest.
        return { reason: messageOf(error) };
    }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Enough of a line to find it again. */
const startOf = (written: Uint8Array): string => lenient.decode(written.subarray(0, 500));
