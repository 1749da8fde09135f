/**
 * Proves exercises in a terminal, as `callsheet check` judges them, and prints each case. `--only chapter3` takes those
 * whose ids begin with that, `--language gu` one language.
 */
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { exercisesIn } from "@callsheet/exercises/files";
import { judgeProgram } from "../../../packages/cli/src/check/exercise-program.ts";
import { casesOf, problemOf } from "./cases.ts";

const { values } = parseArgs({
    options: { only: { type: "string", default: "" }, language: { type: "string", default: "en" } },
});
const folder = mkdtempSync(join(tmpdir(), "callsheet-exercise-"));
symlinkSync(join(import.meta.dirname, "../../../node_modules"), join(folder, "node_modules"));
const endings = { python: "py", js: "mjs", sh: "sh" };
const terminal = { stdin: process.stdin, stdout: process.stdout, stderr: process.stderr, env: process.env };
let failed = 0;
const cases = exercisesIn(values.language === "gu" ? "gu" : "en")
    .filter(({ id }) => id.startsWith(values.only))
    .flatMap((exercise) => casesOf(exercise, values.language));
for (const one of cases) {
    const file = join(folder, `program.${endings[one.programLanguage]}`);
    writeFileSync(file, `${one.program}\n`);
    const { verdict, evidence } = await judgeProgram(terminal, one.exercise, file, one.programLanguage, 60);
    const problem = problemOf(one, verdict);
    if (problem !== undefined) failed += 1;
    console.log(
        `${problem === undefined ? "passed" : "FAILED"}  ${one.exercise.id}  ${one.programLanguage}  ${one.name}  ${problem ?? ""}`,
    );
    if (problem !== undefined)
        console.log(
            evidence
                .map(({ printed, failure }) => `${printed}${failure?.trace ?? ""}`)
                .join("\n---\n")
                .slice(-1500),
        );
}
rmSync(folder, { recursive: true });
console.log(`${cases.length - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
