/** npm run bench: speed, size and page weight beside the peers, all in one run; CONTRIBUTING.md says how to add a row. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { installPackages, installPeers, root } from "./install.ts";
import { runHere } from "./machine.ts";
import type { Report, ReportGroup } from "./report.ts";
import type { Group, NotRun, Samples } from "./row.ts";
import { groups } from "./rows/registry.ts";
import { runProgram } from "./run-program.ts";
import { summaryOf } from "./summary.ts";
import { rowLine, withTable, writeReport } from "./write-report.ts";

const help = `npm run bench -- [options]
  --only <groups>   these groups, with commas between; the rest of the report stays: ${groups.map(({ id }) => id).join(", ")}
  --packed          measures the packages as they were packed last`;

const { values } = parseArgs({
    options: { only: { type: "string" }, packed: { type: "boolean", default: false }, help: { type: "boolean" } },
});
if (values.help) {
    console.log(help);
    process.exit();
}
const only = values.only?.split(",") ?? groups.map(({ id }) => id);
const unknown = only.filter((name) => !groups.some(({ id }) => id === name));
if (unknown.length > 0) {
    console.error(`There is no group ${unknown.join(", ")}.\n${help}`);
    process.exit(2);
}

const reportFile = join(import.meta.dirname, "report.json");
const before: Report = existsSync(reportFile) ? JSON.parse(readFileSync(reportFile, "utf8")) : { runs: {}, groups: [] };

installPeers();
installPackages({ pack: !values.packed });
const run = runHere();
const here = run.began;

const measured: ReportGroup[] = [];
for (const group of groups) {
    if (!only.includes(group.id)) {
        const kept = before.groups.find(({ id }) => id === group.id);
        if (kept) measured.push(kept);
        continue;
    }
    console.log(`\n${group.title}`);
    const rows = rowsOf(group, await measure(group));
    for (const row of rows) console.log(rowLine(row));
    measured.push({ id: group.id, title: group.title, about: group.about, rows });
    write({ runs: { ...before.runs, [here]: run }, groups: measured });
}

/** Groups that were not yet reached stand as they were: a run that is broken off loses nothing. */
function write({ runs, groups: done }: Report): void {
    const rest = before.groups.filter(
        ({ id }) => groups.some((group) => group.id === id) && !done.some((group) => group.id === id),
    );
    const all = [...done, ...rest].toSorted((one, other) => place(one) - place(other));
    const used = new Set(all.flatMap(({ rows }) => rows.map((row) => row.run)));
    const report = { runs: Object.fromEntries(Object.entries(runs).filter(([id]) => used.has(id))), groups: all };
    writeFileSync(reportFile, `${JSON.stringify(report, null, 4)}\n`);
    writeFileSync(join(import.meta.dirname, "REPORT.md"), writeReport(report));
    const readme = join(root, "README.md");
    writeFileSync(readme, withTable(readFileSync(readme, "utf8"), report));
}

function place({ id }: ReportGroup): number {
    return groups.findIndex((group) => group.id === id);
}

function rowsOf(group: Group, samples: Readonly<Record<string, Samples | NotRun>> | NotRun): ReportGroup["rows"] {
    return group.rows.map((row) => {
        const found = isNotRun(samples) ? samples : (samples[row.id] ?? { notRun: "The group did not measure it." });
        if (isNotRun(found)) return { ...row, state: "not run", run: here, reason: found.notRun };
        return { ...row, state: "measured", run: here, measured: summaryOf(row, found) };
    });
}

function isNotRun(found: Readonly<Record<string, unknown>> | NotRun): found is NotRun {
    return typeof found["notRun"] === "string";
}

/** In a process of its own: what one group leaves behind is not another's. */
function measure({ id }: Group): Promise<Readonly<Record<string, Samples | NotRun>> | NotRun> {
    return runProgram<Readonly<Record<string, Samples | NotRun>>>("measure", id).catch((error: unknown) => ({
        notRun: error instanceof Error ? error.message : String(error),
    }));
}
