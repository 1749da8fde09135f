/** Describes outcomes for the terminal. */
import { problemText } from "../judge/problem.ts";
import { type Outcome, verdictOf } from "../prove.ts";
import { countOf, countsOf } from "./report.ts";

/** The number of standard error lines to show. */
const lastLines = 6;

/** Describes a failure: its problems, the end of standard error, and the file to open. */
export function describeFailure({ program, problems, stderr }: Outcome): string {
    const lastOutput = stderr.trimEnd().split("\n").slice(-lastLines).filter(Boolean);
    return [
        `failed  ${program.id}`,
        ...problems.map((problem) => `    ${problemText(problem)}`),
        ...(lastOutput.length > 0 ? ["    it said:", ...lastOutput.map((line) => `        ${line}`)] : []),
        `    open ${program.source}`,
    ].join("\n");
}

/** Describes all failures, the reasons why programs were not run, and the counts for each client. */
export function describe(outcomes: readonly Outcome[]): string {
    return [
        ...outcomes
            .filter((outcome) => verdictOf(outcome) === "failed")
            .map((outcome) => `${describeFailure(outcome)}\n`),
        ...describeNotRun(outcomes).map((line) => `${line}\n`),
        table(outcomes),
    ].join("\n");
}

/** The reasons why programs were not run, one line each. */
export function describeNotRun(outcomes: readonly Outcome[]): readonly string[] {
    const notRun = Map.groupBy(
        outcomes.flatMap(({ notRun }) => notRun ?? []),
        (reason) => reason,
    );
    return [...notRun].map(([reason, all]) => `NOT RUN  ${all.length} programs: ${reason}`);
}

/** The counts for each client, and in total. */
export const table = (outcomes: readonly Outcome[]): string =>
    [
        ...Object.entries(countsOf(outcomes)).map(([client, count]) => `${client.padEnd(24)} ${count}`),
        countOf(outcomes),
    ].join("\n");

/**
 * Counts finished programs, with a line for each tenth that says how long the rest takes.
 * @param now the time in milliseconds
 */
export function progress(total: number, write = console.log, now: () => number = Date.now): () => void {
    const step = Math.ceil(total / 10);
    const began = now();
    let done = 0;
    return () => {
        done += 1;
        if (done % step !== 0 && done !== total) return;
        const left = Math.ceil((((now() - began) / done) * (total - done)) / 1000);
        write(`${done} of ${total}${done === total ? "" : `, ${left} s left`}`);
    };
}
