import { execFile } from "node:child_process";
import { copyFile, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify, stripVTControlCharacters } from "node:util";
import type { Block } from "../../../site/src/course/blocks.ts";
import type { Machine } from "./machine.ts";
import { startProcess } from "./process.ts";
import type { Ran, Session } from "./session.ts";

const runProgram = promisify(execFile);
const program = fileURLToPath(new URL("notebook.py", import.meta.url));
const startup = fileURLToPath(new URL("notebook-startup.py", import.meta.url));

/**
 * A notebook of these cells, in a fresh environment that has what runs notebooks and nothing else.
 * @throws Error when the environment cannot be made
 */
export async function openNotebook(machine: Machine, cells: readonly Block[], limitSeconds: number): Promise<Session> {
    const environment = join(machine.folder, "notebook");
    const python = join(environment, "bin", "python");
    const make = { cwd: machine.home, env: machine.environment };
    await runProgram(machine.python3, ["-m", "venv", environment], make);
    await runProgram(python, ["-m", "pip", "install", "--quiet", "ipykernel", "nbclient"], make);

    const settings = join(machine.folder, "ipython");
    const startupFolder = join(settings, "profile_default", "startup");
    await mkdir(startupFolder, { recursive: true });
    await copyFile(startup, join(startupFolder, "startup.py"));
    const file = join(machine.folder, "chapter.ipynb");
    await writeFile(file, JSON.stringify(notebookOf(cells)));

    // As in a hosted notebook, what a cell asks of the shell is found where the notebook runs.
    const path = `${join(environment, "bin")}:${machine.environment["PATH"]}`;
    const server = { ...machine, environment: { ...machine.environment, PATH: path, IPYTHONDIR: settings } };
    const notebook = await startProcess(server, [python, program, file], limitSeconds);

    async function run({ text }: Block): Promise<Ran> {
        try {
            const { stdout, stderr, failure } = answerIn(await notebook.ask("next"));
            const [, line = "1"] = /Cell In\[\d+\], line (\d+)/.exec(stderr) ?? [];
            return {
                text,
                stdout: machine.seen(stdout),
                stderr: machine.seen(stderr),
                failure: failure === undefined ? undefined : { line: Number(line), why: `raised ${failure}` },
            };
        } catch (error) {
            const why = error instanceof Error ? error.message : String(error);
            return { text, stdout: "", stderr: "", failure: { line: 1, why } };
        }
    }

    return { run, end: notebook.end };
}

/** The file of a notebook, in the fourth version of its format. */
function notebookOf(cells: readonly Block[]): object {
    return {
        nbformat: 4,
        nbformat_minor: 5,
        metadata: { kernelspec: { name: "python3", display_name: "Python 3" } },
        cells: cells.map(({ text }, index) => ({
            id: `cell-${index + 1}`,
            cell_type: "code",
            source: text,
            metadata: {},
            outputs: [],
            execution_count: null,
        })),
    };
}

type Answer = { readonly stdout: string; readonly stderr: string; readonly failure: string | undefined };

function answerIn(line: string): Answer {
    const answer: unknown = JSON.parse(line);
    const part = (name: string): string | undefined => {
        const value: unknown = Object.getOwnPropertyDescriptor(answer, name)?.value;
        return typeof value === "string" ? stripVTControlCharacters(value) : undefined;
    };
    return { stdout: part("stdout") ?? "", stderr: part("stderr") ?? "", failure: part("failure") };
}
