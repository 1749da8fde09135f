/** The reports of runs: compact, and in the order of the matrix, so that two of them can be compared. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
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
    /** Of how many programs those that were run were chosen. */
    readonly of?: string;
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

/** A run of every program there is, or of those that stand for all. */
export type RunKind = "whole" | "covering";

/** The last run of each kind. What one has shown, the other neither says nor unsays. */
export type Reports = Readonly<Partial<Record<RunKind, Report>>>;

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

/** Writes down a run, and leaves what is written of the other kind. */
export const writeRun = (kind: RunKind, report: Report, path = reportPath): void => {
    const reports: Reports = { ...readReports(path), [kind]: report };
    const { whole, covering } = reports;
    writeJson({ ...(whole && { whole }), ...(covering && { covering }) }, path);
};

export const writeJson = (value: object, path: string): void =>
    writeFileSync(path, `${JSON.stringify(value, undefined, 4)}\n`);

/** What is written down of both kinds of runs. */
export const readReports = (path = reportPath): Reports =>
    existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : {};

/** What failed in the last run of either kind. */
export const failedIn = (reports: Reports): Report["failed"] =>
    Object.assign({}, ...Object.values(reports).flatMap(({ failed, hostile }) => [failed, hostile?.failed ?? {}]));
