/** The reports of runs: compact and in matrix order, so that they can be diffed. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { HostileReport, Report, Reports } from "../../../reports/proof.ts";
import { problemText } from "../judge/problem.ts";
import { clientOf } from "../program.ts";
import { type Outcome, verdictOf } from "../prove.ts";
import { root } from "../root.ts";

export const reportPath = join(root, "verify/reports/proof.json");

/** A run of every program, or of the covering subset. */
export type RunKind = keyof Reports;

export function reportOf(outcomes: readonly Outcome[], versions: Report["versions"], when: Date): Report {
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

/** The part of the report about hostile calls. */
export function hostileReportOf(outcomes: readonly Outcome[]): HostileReport {
    const { counts, failed, notRun, listed } = reportOf(outcomes, {}, new Date());
    const limits = Object.entries(listed).filter(([part]) => part.startsWith("hostile/"));
    return { counts, failed, notRun, limits: Object.fromEntries(limits) };
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

/** `js/fetch 24, sh/curl 12`, by provider and task. */
function grouped(outcomes: readonly Outcome[]): Readonly<Record<string, string>> {
    const places = Map.groupBy(outcomes, ({ program: { id } }) => id.split("/").slice(0, 2).join("/"));
    return Object.fromEntries(
        [...places].map(([place, some]) => {
            const clients = Map.groupBy(some, ({ program }) => clientOf(program));
            return [place, [...clients].map(([client, all]) => `${client} ${all.length}`).join(", ")];
        }),
    );
}

/** Without the absolute path of the repository. */
const messageOf = (problems: Outcome["problems"]) =>
    problems.map((problem) => problemText(problem).replaceAll(root, ".")).join("; ");

function counted(items: readonly string[]): Readonly<Record<string, string>> {
    const groups = [...Map.groupBy(items, (item) => item)].map(([item, all]) => [item, `${all.length}`] as const);
    return Object.fromEntries(groups.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

const withoutModel = (request: string) => request.replace(/(\/api\/models)\/[^/?]+\/[^/?]+/, "$1/{model}");

/** Writes the report of a run, and keeps that of the other kind. */
export const writeRun = (kind: RunKind, report: Report, path = reportPath): void => {
    const reports: Partial<Reports> = { ...readReports(path), [kind]: report };
    const { whole, covering } = reports;
    writeJson({ ...(whole && { whole }), ...(covering && { covering }) }, path);
};

export const writeJson = (value: object, path: string): void =>
    writeFileSync(path, `${JSON.stringify(value, undefined, 4)}\n`);

/** Reads the reports of both kinds of runs. */
export const readReports = (path = reportPath): Partial<Reports> =>
    existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : {};

/** The failures in the last run of each kind. */
export const failedIn = (reports: Partial<Reports>): Report["failed"] =>
    Object.assign({}, ...Object.values(reports).flatMap(({ failed, hostile }) => [failed, hostile?.failed ?? {}]));

/** Describes regressions against the report of the pinned libraries, and lists the libraries that are newer. */
export function comparison(
    outcomes: readonly Outcome[],
    versions: Report["versions"],
    pinned: Pick<Report, "versions" | "failed">,
): string {
    const newer = Object.entries(versions).filter(([name, version]) => pinned.versions[name] !== version);
    const broken = brokenSince(outcomes, pinned);
    return [
        ...newer.map(([name, version]) => `${name}: ${pinned.versions[name] ?? "none"} → ${version}`),
        newer.length === 0 ? "No library is newer than the pinned ones." : "",
        broken.length === 0
            ? "Nothing broke that passes with the pinned libraries."
            : `Broken by newer libraries:\n${broken.map(({ program }) => `    ${program.id}`).join("\n")}`,
    ].join("\n");
}

/** The programs that fail now but did not fail with the pinned libraries. */
export const brokenSince = (outcomes: readonly Outcome[], { failed }: Pick<Report, "failed">): readonly Outcome[] =>
    outcomes.filter((outcome) => verdictOf(outcome) === "failed" && !Object.hasOwn(failed, outcome.program.id));
