/** The summary at the end of a run: the tests that were not run, and one line with counts. */
import { installLine, type ProgramName } from "./programs.mjs";

/** Tests or files that were not run for the same reason. */
export type NotRun = {
    /** Their name, and the reason why they were not run. */
    readonly what: string;
    readonly count: number;
    readonly unit: "test" | "file";
    /** The programs that are missing. */
    readonly lacks: readonly ProgramName[];
};

export type Counts = {
    /** In this run. */
    readonly passed: number;
    /** How many tests of each file have passed a moment ago, and were not run again. */
    readonly passedBefore?: readonly number[];
    /** The files that this run leaves to the other shares. */
    readonly ofOtherShares?: readonly string[];
    readonly failed: number;
    readonly notRun: readonly NotRun[];
};

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

/** The number of skipped tests and files. */
export const skippedIn = ({ notRun }: Counts): number => sumOf(notRun.map(({ count }) => count));

/** The last line: `N passed, N failed`, with `, N skipped` if something was not run. */
export function lastLine(counts: Counts): string {
    const line = `${counts.passed + sumOf(counts.passedBefore ?? [])} passed, ${counts.failed} failed`;
    const skipped = skippedIn(counts);
    return skipped > 0 ? `${line}, ${skipped} skipped` : line;
}

/** A line before it about the tests that a run counts and has not repeated. */
export const linesOfPassedBefore = ({ passedBefore: files = [] }: Counts): readonly string[] =>
    files.length === 0
        ? []
        : [`Passed a moment ago on this tree, by npm test: ${sumOf(files)} tests in ${files.length} files.`];

/** Lines before it about what a run of one share leaves to the others. They are no failure: their turn comes. */
export const linesOfOtherShares = ({ ofOtherShares: files = [] }: Counts): readonly string[] =>
    files.length === 0 ? [] : ["Not in this share, but in another:", ...files.map((file) => `    ${file}`)];

/** The lines before it: what was not run, why, and how to install what is missing. Empty if everything was run. */
export function linesOfNotRun({ notRun }: Counts): readonly string[] {
    if (notRun.length === 0) return [];
    const lacks = [...new Set(notRun.flatMap((one) => one.lacks))];
    return [
        "Not run:",
        ...notRun.map(({ what, count, unit }) => `    ${what} (${count} ${unit}${count === 1 ? "" : "s"})`),
        ...(lacks.length > 0 ? [`What is missing comes, on Debian or Ubuntu, with: ${installLine(lacks)}`] : []),
    ];
}
