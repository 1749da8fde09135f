/** The report of a run of everything: compact, and in the order of the matrix, so that two of them can be compared. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { problemText } from "../judge/problem.ts";
import { clientOf, groupOf } from "../program.ts";
import { type Outcome, verdictOf } from "../prove.ts";
import { proofFolder, root } from "../root.ts";
import type { Versions } from "./versions.ts";

export const reportPath = join(proofFolder, "report.json");

/** Texts in objects only: no formatter lays them out anew. */
export type Report = {
    readonly when: string;
    readonly versions: Versions;
    /** How many of each client passed, failed and were not run. */
    readonly counts: Readonly<Record<string, string>>;
    /** Options by provider, task, language and client. */
    readonly passed: Readonly<Record<string, string>>;
    /** Problems by id. */
    readonly failed: Readonly<Record<string, string>>;
    readonly notRun: Readonly<Record<string, string>>;
    /** How many programs met a difference that is listed in sdk-differences.ts. */
    readonly listed: Readonly<Record<string, string>>;
    /** How often a library asked the Hub before it sent the call. */
    readonly lookUps: Readonly<Record<string, string>>;
    /** Calls that hold whatever breaks programs, counted by themselves. */
    readonly hostile?: HostileReport;
};

export type HostileReport = Pick<Report, "counts" | "failed" | "notRun"> & {
    /** How many programs met a limit of their library: those of hostile/limits.ts. */
    readonly limits: Readonly<Record<string, string>>;
};

export function reportOf(outcomes: readonly Outcome[], versions: Versions, when: Date): Report {
    const having = (verdict: string) => outcomes.filter((outcome) => verdictOf(outcome) === verdict);
    return {
        when: when.toISOString(),
        versions,
        counts: countsOf(outcomes),
        passed: grouped(having("passed")),
        failed: Object.fromEntries(having("failed").map(({ program, problems }) => [program.id, messageOf(problems)])),
        notRun: grouped(having("not run")),
        listed: counted(outcomes.flatMap(({ listed }) => [...new Set(listed)])),
        lookUps: counted(
            outcomes.flatMap(({ program, lookUps }) =>
                lookUps.map((request) => `${program.client}: ${withoutModel(request)}`),
            ),
        ),
    };
}

/** `3 passed, 0 failed, 0 not run`, by language and client. */
export function countsOf(outcomes: readonly Outcome[]): Readonly<Record<string, string>> {
    const byClient = Map.groupBy(outcomes, ({ program }) => clientOf(program));
    return Object.fromEntries([...byClient].map(([client, some]) => [client, countOf(some)]));
}

export function countOf(outcomes: readonly Outcome[]): string {
    const count = (verdict: string) => outcomes.filter((outcome) => verdictOf(outcome) === verdict).length;
    return ["passed", "failed", "not run"].map((verdict) => `${count(verdict)} ${verdict}`).join(", ");
}

/** The ends of ids by what stands before: `plain billed`. */
function grouped(outcomes: readonly Outcome[]): Readonly<Record<string, string>> {
    const groups = Map.groupBy(
        outcomes.map(({ program }) => program),
        groupOf,
    );
    return Object.fromEntries(
        [...groups].map(([group, programs]) => [group, programs.map(({ id }) => id.slice(group.length + 1)).join(" ")]),
    );
}

/** Without the name of the folder that the repository happens to lie in. */
const messageOf = (problems: Outcome["problems"]) =>
    problems.map((problem) => problemText(problem).replaceAll(root, ".")).join("; ");

function counted(items: readonly string[]): Readonly<Record<string, string>> {
    const groups = [...Map.groupBy(items, (item) => item)].map(([item, all]) => [item, `${all.length}`] as const);
    return Object.fromEntries(groups.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

const withoutModel = (request: string) => request.replace(/(\/api\/models)\/[^/?]+\/[^/?]+/, "$1/{model}");

export const writeReport = (report: Report, path = reportPath): void =>
    writeFileSync(path, `${JSON.stringify(report, undefined, 4)}\n`);

export const readReport = (): Report => JSON.parse(readFileSync(reportPath, "utf8"));
