import { join } from "node:path";
import { cells } from "./cells.ts";
import { prove, verdictOf } from "./prove.ts";
import { proofFolder } from "./root.ts";

const only = process.argv[2] ?? "";
const programs = cells().filter(({ id }) => new RegExp(only).test(id));
const t = performance.now();
const outcomes = await prove(programs, {
    work: join(proofFolder, ".work"),
    python: { path: join(proofFolder, ".venv/bin/python") },
    onFolder: console.log,
});
for (const o of outcomes) {
    if (verdictOf(o) === "passed") continue;
    console.log(verdictOf(o), o.program.id, o.program.source);
    for (const p of o.problems) console.log("   ", p.at, p.message);
}
console.log(Object.fromEntries(Map.groupBy(outcomes, (o) => `${o.program.client} ${verdictOf(o)}`).entries().map(([k, v]) => [k, v.length])), performance.now() - t);
