/** npm run bench: speed, size and page weight beside the peers; CONTRIBUTING.md says how to add a row. */
import { execFileSync, fork } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { cpus, release, totalmem, type } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { Report, ReportGroup, Row, Run } from "../reports/bench.ts";
import { type Group, peer, root } from "./group.ts";
import { groups } from "./groups.ts";
import { rowLine, withTable } from "./write-table.ts";

const ids = groups.map(({ id }) => id);
const help = `npm run bench -- [--only ${ids.join(",")}]
Measures these groups of rows; all by default. The others stay in the report as they were measured before.`;

const { values } = parseArgs({ options: { only: { type: "string" }, help: { type: "boolean" } } });
const only = values.only?.split(",") ?? ids;
const unknown = only.filter((id) => !ids.includes(id));
if (values.help || unknown.length > 0) {
    console.log(unknown.length > 0 ? `There is no group ${unknown.join(", ")}.\n${help}` : help);
    process.exit(unknown.length > 0 ? 2 : 0);
}

const reportFile = join(root, "verify/reports/bench.json");
const before: Report = JSON.parse(readFileSync(reportFile, "utf8"));
let report: Report = { groups: groups.map(asBefore) };
for (const group of groups.filter(({ id }) => only.includes(id))) {
    console.log(`\n${group.title}`);
    const run = describeRun();
    const numbers = await measure(group);
    const measured = { ...facts(group), run, rows: group.rows.map((row) => ({ ...row, ...numbers[row.id] })) };
    for (const row of measured.rows) console.log(rowLine(row));
    report = { groups: report.groups.map((other) => (other.id === group.id ? measured : other)) };
    // Write after each group, so that an interrupted run loses nothing.
    writeFileSync(reportFile, `${JSON.stringify(report, null, 4)}\n`);
    const readme = join(root, "README.md");
    writeFileSync(readme, withTable(readFileSync(readme, "utf8"), report));
}

type Numbers = Readonly<Record<string, Pick<Row, "ours" | "others">>>;

/** Measures a group in its own process, isolated from the heap and the compiled code of others. */
function measure({ id }: Group): Promise<Numbers> {
    return new Promise((resolve, reject) => {
        const child = fork(join(import.meta.dirname, "measure.ts"), [id], { execArgv: ["--expose-gc"] });
        child.on("message", (numbers: Numbers) => resolve(numbers));
        child.on("error", reject);
        child.on("exit", (code, signal) => reject(new Error(`The process of ${id} ended with ${signal ?? code}.`)));
    });
}

function facts({ id, title, about }: Group): Pick<ReportGroup, "id" | "title" | "about"> {
    return { id, title, about };
}

/** The earlier numbers of a group, with the facts that its rows have now. */
function asBefore(group: Group): ReportGroup {
    const old = before.groups.find(({ id }) => id === group.id);
    const rows = group.rows.map((row) => {
        const { ours, others } = old?.rows.find(({ id }) => id === row.id) ?? {};
        return { ...row, ...(ours !== undefined && { ours }), ...(others && { others }) };
    });
    return { ...facts(group), ...(old?.run && { run: old.run }), rows };
}

function describeRun(): Run {
    const [processor] = cpus();
    const memory = Math.round(totalmem() / 1e9);
    const versionOf = (name: string): string =>
        JSON.parse(readFileSync(join(root, "node_modules", name, "package.json"), "utf8")).version;
    return {
        began: `${new Date().toISOString().slice(0, 16)}Z`,
        machine: `${processor?.model.trim()}, ${cpus().length} cores, ${memory} GB, ${type()} ${release()}`,
        versions: {
            commit: execFileSync("git", ["describe", "--always", "--dirty"], { cwd: root, encoding: "utf8" }).trim(),
            node: process.versions.node,
            [peer]: versionOf(peer),
            openai: versionOf("openai"),
        },
    };
}
