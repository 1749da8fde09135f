/** Judges exercises in a notebook: a cell with the program, and below it the cell that checks it. */
import { notebookText } from "@callsheet/react/generator/core";
import { setupOf } from "../../../../site/src/book/course/notebook-cells.ts";
import { cellName, checkFunction } from "../../../../site/src/book/course/notebook-markdown.ts";
import type { Block } from "../../../../site/src/frame/code/blocks.ts";
import type { SharedResources } from "../course/machine.ts";
import { freshMachine } from "../course/machine.ts";
import { openNotebook as openKernel } from "../course/notebook.ts";
import { openSandbox } from "../course/sandbox.ts";
import type { ExerciseCase, Said, Session } from "./cases.ts";

export const isForNotebook = ({ programLanguage }: ExerciseCase): boolean => programLanguage === "python";

/** A notebook with these cases, in order. */
export async function openNotebook(
    cases: readonly ExerciseCase[],
    shared: SharedResources,
    limitSeconds: number,
): Promise<Session> {
    const [first] = cases;
    if (!first) throw new TypeError("A notebook without cases.");
    const { language } = first;
    const setup = setupOf(cases.map(({ program }) => ({ language: "python", code: program }))) ?? "";
    const cells = [
        setup,
        checkFunction(language),
        ...cases.flatMap(({ exercise, program }) => [`${cellName(exercise)}${program}`, `check("${exercise.id}")`]),
    ];
    const steps = cells.map((text): Block => ({ kind: "notebook", text, place: { file: "", line: 1 }, mayFail: true }));
    const machine = await freshMachine(shared, true);
    const sandbox = await openSandbox(machine.folder);
    const session = await openKernel(
        { machine, shared, sandbox },
        {
            chapter: { language, name: "", file: "", markdown: "" },
            text: notebookText(
                cells.map((source, index) => ({ kind: "code", id: `cell-${index}`, source, fails: true })),
            ),
            steps: steps.map((command) => ({ command, outputs: [] })),
        },
        limitSeconds,
    );
    const waiting = [...steps];
    const next = async () => {
        const step = waiting.shift();
        if (!step) throw new Error("The notebook has no further cell.");
        return await session.run(step);
    };
    for (const part of ["setup", "check function"]) {
        const { failure, stderr } = await next();
        if (failure) throw new Error(`The ${part} of the notebook ${failure.why}: ${stderr}`);
    }
    return {
        say: async (): Promise<Said> => {
            // The program may fail: only what the check says of it counts.
            await next();
            const { stdout, stderr, failure } = await next();
            return { isRight: stdout.startsWith("✓"), text: failure ? `${failure.why} ${stderr}` : stdout };
        },
        end: async () => {
            await session.end();
            await sandbox.close();
            await machine.remove();
        },
    };
}
