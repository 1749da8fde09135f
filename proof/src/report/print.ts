/** What a person is told of outcomes. */
import { problemText } from "../judge/problem.ts";
import { type Outcome, verdictOf } from "../prove.ts";
import { countOf, countsOf } from "./report.ts";

/** How many of the last lines of a program's standard error are shown. */
const lastLines = 6;

/** A program that failed: what was wrong, what it said, and the file to open. */
export function describeFailure({ program, problems, stderr }: Outcome): string {
    const said = stderr.trimEnd().split("\n").slice(-lastLines).filter(Boolean);
    return [
        `failed  ${program.id}`,
        ...problems.map((problem) => `    ${problemText(problem)}`),
        ...(said.length > 0 ? ["    it said:", ...said.map((line) => `        ${line}`)] : []),
        `    open ${program.source}`,
    ].join("\n");
}

/** All that failed, why others were not run, and how many there were of each client. */
export function describe(outcomes: readonly Outcome[]): string {
    return [
        ...outcomes
            .filter((outcome) => verdictOf(outcome) === "failed")
            .map((outcome) => `${describeFailure(outcome)}\n`),
        ...describeNotRun(outcomes).map((line) => `${line}\n`),
        table(outcomes),
    ].join("\n");
}

/** Why programs were not run, a line for each reason. */
export function describeNotRun(outcomes: readonly Outcome[]): readonly string[] {
    const notRun = Map.groupBy(
        outcomes.flatMap(({ notRun }) => notRun ?? []),
        (reason) => reason,
    );
    return [...notRun].map(([reason, all]) => `NOT RUN  ${all.length} programs: ${reason}`);
}

/** How many there were of each client, and in all. */
export const table = (outcomes: readonly Outcome[]): string =>
    [
        ...Object.entries(countsOf(outcomes)).map(([client, count]) => `${client.padEnd(24)} ${count}`),
        countOf(outcomes),
    ].join("\n");
