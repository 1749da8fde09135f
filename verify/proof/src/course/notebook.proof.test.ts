// @needs bash, curl, jq, python, venv
import { checkLabels, solutionOf, startOf } from "@callsheet/exercises";
import { exerciseIn } from "@callsheet/exercises/files";
import { afterAll, describe, expect, test } from "vitest";
import { setupOf } from "../../../../site/src/book/course/notebook-cells.ts";
import { cellName, checkFunction } from "../../../../site/src/book/course/notebook-markdown.ts";
import { lessonsIn, type NotebookLesson, notebookLesson } from "./lessons.ts";
import { makeSharedResources } from "./machine.ts";
import { openNotebook } from "./notebook.ts";
import { onMachine } from "./sandbox.ts";
import type { CommandResult } from "./steps.ts";

// The first notebook installs the notebook server.
const shared = await makeSharedResources();
afterAll(() => shared.remove());

function lessonOf(...cells: readonly string[]): NotebookLesson {
    const markdown = cells
        .map((cell) => (cell.startsWith("<") ? cell : `\`\`\`notebook\n${cell}\n\`\`\``))
        .join("\n\n");
    const [lesson] = lessonsIn([{ language: "gu", name: "course/chapter0/1", file: "gu/1.mdx", markdown }]).lessons;
    return notebookLesson(lesson ?? expect.fail("It is no lesson."));
}

/** Runs the cells of a notebook on a fresh machine. */
const run = (lesson: NotebookLesson): Promise<readonly CommandResult[]> =>
    onMachine(shared, true, async (machine, sandbox) => {
        const session = await openNotebook({ machine, shared, sandbox }, lesson, 120);
        const results: CommandResult[] = [];
        for (const { command } of lesson.steps) results.push(await session.run(command));
        await session.end();
        return results;
    });

describe("a notebook in the proof", () => {
    test("reaches the sandbox with all that it asks, but for pip, which reaches what the machine does", async () => {
        const snippet = '<Snippet id="ask" message="Hello?" clients="sh/curl" />';
        const [inside, pip, after, ask] = await run(
            lessonOf("!env", "!pip --version && env", "import os\nprint(sorted(os.environ))", snippet),
        );
        expect(inside?.stdout).toMatch(/^HTTPS_PROXY=http:\/\/127\.0\.0\.1:\d+/m);
        expect(inside?.stdout).toMatch(/^HF_TOKEN=hf_sandbox_any/m);
        expect(pip?.stdout).not.toMatch(/hf_sandbox_any|authority\.pem/);
        expect(after?.stdout).toContain("'HTTPS_PROXY'");
        expect(after?.stdout).not.toContain("PROOF_");
        expect(ask).toMatchObject({ text: "ask/sh/curl", failure: undefined, problem: undefined });
        expect(ask?.stdout).toContain('"choices"');
    });

    test("keeps what a cell has made for the next, and says which line of which failed", async () => {
        const [, printed, python, shell, last] = await run(
            lessonOf("name = 'asha'", "name", "x = 1\n\nx.nothing", "!ls nothing", "print(x)"),
        );
        expect(printed).toMatchObject({ stdout: "'asha'\n", failure: undefined });
        expect(python?.failure).toEqual({ line: 3, why: expect.stringMatching(/^raised AttributeError: /) });
        expect(shell?.failure?.why).toMatch(/^raised RuntimeError: `ls nothing` ended with status 2/);
        expect(last?.stdout).toBe("1\n");
    });

    test("hands an exercise to the command, which says of a cell what it says of a file", async () => {
        const exercise = exerciseIn("gu", "chapter1/short-answer");
        const solution = solutionOf(exercise, "python");
        const [, , , start, , right] = await run(
            lessonOf(
                setupOf([{ language: "python", code: solution }]) ?? "",
                checkFunction("gu"),
                ...[startOf(exercise, "python"), solution].flatMap((program) => [
                    `${cellName(exercise)}${program}`,
                    `check("${exercise.id}")`,
                ]),
            ),
        );
        expect(start?.stdout).toContain(checkLabels.gu.notYet);
        expect(right?.stdout).toMatch(/^✓/);
    });

    test("fails when it is none", async () => {
        const { text, ...lesson } = lessonOf("print(1)");
        const ran = run({ ...lesson, text: text.replace('"execution_count": null,', "") });
        await expect(ran).rejects.toThrow(/^ended the session[\s\S]*'execution_count' is a required property/);
    });
});
