/**
 * npm run bench: speed, size and page weight beside the peers, all in one run; CONTRIBUTING.md says how to add a row.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { Report, ReportGroup, ReportRow } from "../reports/bench.ts";
import { installPackages, installPeers, root } from "./install.ts";
import { describeRun } from "./machine.ts";
import type { Group, NotRun, Samples } from "./row.ts";
import { groups } from "./rows/registry.ts";
import { runProgram } from "./run-program.ts";
import { outcomesOf, summaryOf } from "./summary.ts";
import { rowLine, withTable, writeReport } from "./write-report.ts";

const help = `npm run bench -- [options]
  --only <groups>   measures these groups, with commas between: ${groups.map(({ id }) => id).join(", ")}
  --packed          measures the packages as they were packed last
  --rewrite         measures nothing: writes what was measured with the titles, goals and words that the rows have now
What is not measured stands in the report as it was measured before.`;

const { values } = parseArgs({
    options: {
        only: { type: "string" },
        packed: { type: "boolean", default: false },
        rewrite: { type: "boolean", default: false },
        help: { type: "boolean", default: false },
    },
});
if (values.help) {
    console.log(help);
    process.exit();
}
const only = values.rewrite ? [] : (values.only?.split(",") ?? groups.map(({ id }) => id));
const unknown = only.filter((name) => !groups.some(({ id }) => id === name));
if (unknown.length > 0) {
    console.error(`There is no group ${unknown.join(", ")}.\n${help}`);
    process.exit(2);
}

const reportFile = join(root, "reports/bench.json");
const before: Report = JSON.parse(readFileSync(reportFile, "utf8"));

let report: Report = { runs: before.runs, groups: groups.map((group) => asBefore(group, before)) };
if (only.length > 0) {
    installPeers();
    installPackages({ pack: !values.packed });
    const run = describeRun();
    for (const group of groups.filter(({ id }) => only.includes(id))) {
        console.log(`\n${group.title}`);
        const groupReport = reportOf(group, await measure(group), run.began);
        for (const row of groupReport.rows) console.log(rowLine(row));
        const all = report.groups.map((other) => (other.id === group.id ? groupReport : other));
        report = { runs: { ...report.runs, [run.began]: run }, groups: all };
        // Write after each group, so that an interrupted run loses nothing.
        write(report);
    }
} else write(report);

function write({ runs, groups: all }: Report): void {
    const used = new Set(all.flatMap(({ rows }) => rows.map((row) => (row.state === "measured" ? row.run : ""))));
    const report = { runs: Object.fromEntries(Object.entries(runs).filter(([id]) => used.has(id))), groups: all };
    writeFileSync(reportFile, `${JSON.stringify(report, null, 4)}\n`);
    writeFileSync(join(import.meta.dirname, "REPORT.md"), writeReport(report));
    const readme = join(root, "README.md");
    writeFileSync(readme, withTable(readFileSync(readme, "utf8"), report));
}

type Answers = Readonly<Record<string, Samples | NotRun>>;

/** Measures a group in its own process, isolated from other groups. */
async function measure({ id, rows }: Group): Promise<Answers> {
    try {
        return await runProgram<Answers>("measure", id);
    } catch (error) {
        const reason = { notRun: firstLine(error) };
        return Object.fromEntries(rows.map((row) => [row.id, reason]));
    }
}

/** The message without the stack, which contains local paths. */
function firstLine(error: unknown): string {
    return (error instanceof Error ? error.message : String(error)).split("\n", 1)[0] ?? "";
}

function reportOf({ id, title, about, rows }: Group, answers: Answers, run: string): ReportGroup {
    const reported = rows.map((row): ReportRow => {
        const answer = answers[row.id] ?? { notRun: "Its group gave nothing for it." };
        if ("notRun" in answer) return { ...row, state: "not run", reason: answer.notRun };
        return { ...row, state: "measured", run, measured: summaryOf(row, answer) };
    });
    return { id, title, about, rows: reported };
}

/** The earlier measurements of a group, with the current definitions of its rows. */
function asBefore({ id, title, about, rows }: Group, { groups: old }: Report): ReportGroup {
    const oldRows = old.flatMap((group) => group.rows);
    const reported = rows.map((row): ReportRow => {
        const oldRow = oldRows.find((one) => one.id === row.id);
        if (oldRow?.state !== "measured") {
            return { ...row, state: "not run", reason: oldRow?.reason ?? "It is new, and was not asked for." };
        }
        const outcomes = outcomesOf(row, oldRow.measured);
        return { ...row, state: "measured", run: oldRow.run, measured: { ...oldRow.measured, outcomes } };
    });
    return { id, title, about, rows: reported };
}
