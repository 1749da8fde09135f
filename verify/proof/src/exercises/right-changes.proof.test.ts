// @needs python, venv
/** What is right stays right, however it is written: solutions are changed, and must still pass. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { type Exercise, languagesOf, solutionOf } from "@callsheet/exercises";
import { exerciseIds, exerciseIn } from "@callsheet/exercises/files";
import fc from "fast-check";
import { afterAll, describe, expect, test } from "vitest";
import { judgeProgram } from "../../../../packages/cli/src/check/exercise-program.ts";
import { languages } from "../../../../site/src/languages.ts";
import { pinnedLibraries } from "../libraries.ts";

/** More runs try more combinations: `RIGHT_CHANGES_RUNS=20`. In CI they are the same each time. */
const { RIGHT_CHANGES_RUNS = 2, CI } = process.env;
const seed = CI ? 20_261_123 : undefined;

const ids = exerciseIds().filter((id) => languagesOf(exerciseIn("en", id)).includes("python"));

type Rewritten = {
    /** The program after the changes. */
    readonly program: string;
    /** The names of all changes that fit the program. */
    readonly fits: readonly string[];
};

/** Makes the changes of these names in programs. */
function rewritten(...jobs: readonly (readonly [program: string, names: readonly string[]])[]): readonly Rewritten[] {
    const script = join(import.meta.dirname, "right_changes.py");
    const { stdout, stderr } = spawnSync("python3", [script], { input: JSON.stringify(jobs), encoding: "utf8" });
    if (stderr !== "") throw new Error(stderr);
    return JSON.parse(stdout);
}

const solutions = ids.map((id) => solutionOf(exerciseIn("en", id), "python"));
const fits = new Map(
    rewritten(...solutions.map((one) => [one, []] as const)).map((one, index) => [ids[index], one.fits]),
);

const changed = (program: string, name: string) => rewritten([program, [name]])[0]?.program;

describe("right_changes", () => {
    test("each fits a solution, and one of them every solution", () => {
        const script = readFileSync(join(import.meta.dirname, "right_changes.py"), "utf8");
        const names = [...script.slice(script.indexOf("CHANGES = {")).matchAll(/^ {4}"([^"]+)": /gm)];
        expect(names.map(([, name]) => name).toSorted()).toEqual([...new Set([...fits.values()].flat())].toSorted());
        expect([...fits.values()].filter((some) => some.length === 0)).toEqual([]);
    });

    test("renames nothing but the reader's own variables", () => {
        const program = [
            "import os",
            "def ask(model):",
            "    return model",
            "a, text = (1, os.a)",
            "os.environ['a'] = 'a'",
            "for line in [text]:",
            "    print(f'{line:>4} a {text}', text=a, end='a')",
        ];
        const text = changed(program.join("\n"), "short names")?.split("\n").filter(Boolean);
        expect(text?.slice(3)).toEqual([
            "v0_, v1_ = (1, os.a)",
            "os.environ['a'] = 'a'",
            "for v2_ in [v1_]:",
            "    print(f'{v2_:>4} a {v1_}', text=v0_, end='a')",
        ]);
    });

    test("writes formatted texts in other ways", () => {
        const program = 'print(f"{a}: {b[1:2]:.2f}", f"{a} {{}}")';
        expect(changed(program, "format() in place of f-strings")).toBe(
            "print('{}: {:.2f}'.format(a, b[1:2]), '{} {{}}'.format(a))",
        );
        expect(changed(program, "sums in place of f-strings")).toBe("print(f'{a}: {b[1:2]:.2f}', str(a) + ' {}')");
    });
});

describe("a right program stays right", () => {
    const { python } = pinnedLibraries();
    const folder = mkdtempSync(join(tmpdir(), "callsheet-right-changes-"));
    afterAll(() => rmSync(folder, { recursive: true, force: true }));
    const inTurn = turns(availableParallelism() + 1);
    let last = 0;

    async function expectRight(exercise: Exercise, program: string): Promise<void> {
        if ("missing" in python) throw new Error(python.missing);
        last += 1;
        const file = join(folder, `program${last}.py`);
        writeFileSync(file, `${program}\n`);
        const env = { ...process.env, PATH: [dirname(python.path), process.env["PATH"]].join(delimiter) };
        const output = { write: () => true };
        const terminal = { stdin: process.stdin, stdout: output, stderr: output, env };
        const { verdict, evidence } = await judgeProgram(terminal, exercise, file, "python", 120);
        const told = evidence.map(({ printed, failure }) => `${printed}\n${failure?.trace ?? ""}`).join("\n");
        expect(verdict, `${program}\n\n${told}`).toEqual({ isRight: true });
    }

    test.concurrent.for(ids)("%s", async (id) => {
        const some = fc.tuple(fc.constantFrom(...languages), fc.subarray([...(fits.get(id) ?? [])], { minLength: 1 }));
        const stays = fc.asyncProperty(some, async ([language, names]) => {
            const exercise = exerciseIn(language, id);
            const [one] = rewritten([solutionOf(exercise, "python"), names]);
            await inTurn(() => expectRight(exercise, one?.program ?? ""));
        });
        await fc.assert(stays, { numRuns: Number(RIGHT_CHANGES_RUNS), ...(seed !== undefined && { seed }) });
    });
});

/** Performs so many at a time; the others wait. */
function turns(most: number) {
    let free = most;
    const waiting: (() => void)[] = [];
    return async <Value>(perform: () => Promise<Value>): Promise<Value> => {
        if (free > 0) free -= 1;
        else await new Promise<void>((resolve) => waiting.push(resolve));
        try {
            return await perform();
        } finally {
            const next = waiting.shift();
            if (next) next();
            else free += 1;
        }
    };
}
