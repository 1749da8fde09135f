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
    readonly passed: number;
    readonly failed: number;
    readonly notRun: readonly NotRun[];
};

/** The number of skipped tests and files. */
export const skippedIn = ({ notRun }: Counts): number => notRun.reduce((sum, { count }) => sum + count, 0);

/** The last line: `N passed, N failed`, with `, N skipped` if something was not run. */
export function lastLine(counts: Counts): string {
    const line = `${counts.passed} passed, ${counts.failed} failed`;
    const skipped = skippedIn(counts);
    return skipped > 0 ? `${line}, ${skipped} skipped` : line;
}

/** Lines before it about the files that only a run before a release includes. They do not count as skipped. */
export const linesOfRelease = (files: readonly string[]): readonly string[] =>
    files.length === 0 ? [] : ["Run before a release, by npm run test:release:", ...files.map((file) => `    ${file}`)];

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
