import { copyFile, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { stripVTControlCharacters } from "node:util";
import type { Machine } from "./machine.ts";
import { notebookEnvironment } from "./notebook-environment.ts";
import type { NotebookLesson } from "./notebook-lesson.ts";
import { observed } from "./observed.ts";
import { startProcess } from "./process.ts";
import type { CourseSandbox } from "./sandbox.ts";
import { filesSent } from "./saved-program.ts";
import type { Ran, Session } from "./session.ts";
import { type Command, isProgram } from "./steps.ts";
import type { Supplies } from "./supplies.ts";

const program = fileURLToPath(new URL("notebook.py", import.meta.url));
const startup = fileURLToPath(new URL("notebook-startup.py", import.meta.url));

/** pip compiles all that it installs, and takes as long for that; what is imported is compiled then. */
const quickly = { PIP_COMPILE: "0", PIP_DISABLE_PIP_VERSION_CHECK: "1" };

type Given = { readonly machine: Machine; readonly supplies: Supplies; readonly sandbox: CourseSandbox };

/**
 * A chapter's notebook as its reader opens it, in a fresh environment, beside the files that its programs send. All that
 * it asks goes to the sandbox, but for pip. Its steps are to be run in their order, each once.
 * @throws Error when the environment cannot be made
 */
export async function openNotebook(
    { machine, supplies, sandbox }: Given,
    { text, steps }: NotebookLesson,
    limitSeconds: number,
): Promise<Session> {
    const python = await notebookEnvironment(machine, supplies);
    const settings = join(machine.folder, "ipython");
    const startupFolder = join(settings, "profile_default", "startup");
    await mkdir(startupFolder, { recursive: true });
    await copyFile(startup, join(startupFolder, "startup.py"));
    const file = join(machine.folder, "chapter.ipynb");
    const variables = join(machine.folder, "variables.json");
    await writeFile(file, text);
    await writeFile(variables, JSON.stringify(sandbox.variables));
    const programs = steps.map(({ command }) => command).filter(isProgram);
    const sent = programs.flatMap((one) => [...filesSent(one)]);
    for (const [name, bytes] of sent) await writeFile(join(machine.home, name), bytes);

    // As in a hosted notebook, what a cell asks of the shell is found where the notebook runs.
    const path = `${join(python, "..")}:${machine.environment["PATH"]}`;
    const environment = { ...machine.environment, PATH: path, IPYTHONDIR: settings, ...quickly };
    const server = { ...machine, environment };
    const notebook = await startProcess(server, [python, program, file, variables], limitSeconds);

    async function cell(command: Command): Promise<Ran> {
        const { stdout, stderr, failure } = answerIn(await notebook.ask("next"));
        // The last is the innermost of the cell's own lines.
        const line = Number([...stderr.matchAll(/Cell In\[\d+\], line (\d+)/g)].at(-1)?.[1] ?? 1);
        const printed = { stdout: machine.seen(stdout), stderr: machine.seen(stderr) };
        if (!isProgram(command)) return { ...printed, text: command.text, failure: failedAt(line, failure) };
        // A program has no lines in the chapter.
        return { ...printed, text: command.id, failure: failedAt(1, failure && `${failure} (in its line ${line})`) };
    }

    async function run(command: Command): Promise<Ran> {
        return isProgram(command)
            ? await observed(command, sandbox, machine.home, () => cell(command))
            : await cell(command);
    }

    return { run, end: notebook.end };
}

const failedAt = (line: number, failure: string | undefined): Ran["failure"] =>
    failure === undefined ? undefined : { line, why: `raised ${failure}` };

type Answer = { readonly stdout: string; readonly stderr: string; readonly failure: string | undefined };

function answerIn(line: string): Answer {
    const answer: unknown = JSON.parse(line);
    const part = (name: string): string | undefined => {
        const value: unknown = Object.getOwnPropertyDescriptor(answer, name)?.value;
        return typeof value === "string" ? stripVTControlCharacters(value) : undefined;
    };
    return { stdout: part("stdout") ?? "", stderr: part("stderr") ?? "", failure: part("failure") };
}
