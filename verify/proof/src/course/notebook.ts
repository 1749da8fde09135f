import { execFile } from "node:child_process";
import { chmod, copyFile, mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { promisify, stripVTControlCharacters } from "node:util";
import { requirementsOf } from "../libraries.ts";
import type { NotebookLesson } from "./lessons.ts";
import type { Machine, SharedResources } from "./machine.ts";
import { startProcess } from "./process.ts";
import { runAndCheck } from "./requests.ts";
import type { CourseSandbox } from "./sandbox.ts";
import { filesSent } from "./saved-program.ts";
import { type Command, type CommandResult, isProgram, type Session } from "./steps.ts";

const program = join(import.meta.dirname, "notebook.py");
const startup = join(import.meta.dirname, "notebook-startup.py");

/** Skip pip's compilation, which takes as long as the installation: Python compiles modules on import anyway. */
const quickly = { PIP_COMPILE: "0", PIP_DISABLE_PIP_VERSION_CHECK: "1" };

type Given = { readonly machine: Machine; readonly shared: SharedResources; readonly sandbox: CourseSandbox };

/**
 * Opens a chapter's notebook in a fresh environment, beside the files that its programs send. All its requests go to
 * the sandbox, except pip's. Its steps must be run in order, each once.
 * @throws Error if the environment cannot be created
 */
export async function openNotebook(
    { machine, shared, sandbox }: Given,
    { text, steps }: NotebookLesson,
    limitSeconds: number,
): Promise<Session> {
    const python = await notebookEnvironment(machine, shared);
    const settings = join(machine.folder, "ipython");
    const startupFolder = join(settings, "profile_default", "startup");
    await mkdir(startupFolder, { recursive: true });
    await copyFile(startup, join(startupFolder, "startup.py"));
    const file = join(machine.folder, "chapter.ipynb");
    const variables = join(machine.folder, "variables.json");
    await writeFile(file, text);
    await writeFile(variables, JSON.stringify(sandbox.variables));
    const programs = steps.map(({ command }) => command).filter(isProgram);
    const sentFiles = programs.flatMap((one) => [...filesSent(one)]);
    for (const [name, bytes] of sentFiles) await writeFile(join(machine.home, name), bytes);

    // As in a hosted notebook, shell commands find the notebook's own environment first.
    const path = `${join(python, "..")}:${machine.environment["PATH"]}`;
    const environment = { ...machine.environment, PATH: path, IPYTHONDIR: settings, ...quickly };
    const server = { ...machine, environment };
    const notebook = await startProcess(server, [python, program, file, variables], limitSeconds);

    async function cell(command: Command): Promise<CommandResult> {
        const { stdout, stderr, failure } = answerIn(await notebook.ask("next"));
        // The last match is the innermost line of the cell itself.
        const line = Number([...stderr.matchAll(/Cell In\[\d+\], line (\d+)/g)].at(-1)?.[1] ?? 1);
        const outputs = { stdout: machine.withoutFolder(stdout), stderr: machine.withoutFolder(stderr) };
        if (!isProgram(command)) return { ...outputs, text: command.text, failure: failedAt(line, failure) };
        // A program's lines are not lines of the chapter, so report its own line in the message.
        return { ...outputs, text: command.id, failure: failedAt(1, failure && `${failure} (in its line ${line})`) };
    }

    async function run(command: Command): Promise<CommandResult> {
        return isProgram(command)
            ? await runAndCheck(command, sandbox, machine.home, () => cell(command))
            : await cell(command);
    }

    return { run, end: notebook.end };
}

const failedAt = (line: number, failure: string | undefined): CommandResult["failure"] =>
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

const runProgram = promisify(execFile);

const servers = new WeakMap<SharedResources, Promise<string>>();

/**
 * Creates a virtual environment that contains the notebook server and pip only. The server is installed once and shared
 * by all machines, as hosted notebooks have it preinstalled.
 * @returns the path of its interpreter
 * @throws Error if it cannot be created
 */
async function notebookEnvironment(machine: Machine, shared: SharedResources): Promise<string> {
    const server = servers.get(shared) ?? makeServer(machine, shared);
    servers.set(shared, server);
    const environment = join(machine.folder, "notebook");
    const programs = join(environment, "bin");
    const python = join(programs, "python");
    await runProgram(machine.python3, ["-m", "venv", "--without-pip", environment], settingsOf(machine));
    const packages = await packagesOf(python, machine);
    await writeFile(join(packages, "server.pth"), `${await packagesOf(await server, machine)}\n`);
    // Installs into this environment, although pip itself lives in the server's.
    const pip = join(programs, "pip");
    await writeFile(pip, `#!/bin/sh\nexec '${python}' -m pip "$@"\n`);
    await chmod(pip, 0o755);
    return python;
}

/** Installs the notebook server, as hosted notebooks have it, beside the other shared resources. @returns the path of its interpreter */
async function makeServer(machine: Machine, { pipCache, interpreter }: SharedResources): Promise<string> {
    const environment = join(dirname(pipCache), "notebook-server");
    const python = join(environment, "bin", "python");
    // Not the machine's own link to the interpreter, which is removed with the machine.
    await runProgram(interpreter, ["-m", "venv", environment], settingsOf(machine));
    const server = requirementsOf(["ipykernel", "nbclient"]);
    await runProgram(python, ["-m", "pip", "install", "--quiet", ...server], settingsOf(machine));
    return python;
}

/** The site-packages folder of an interpreter. */
async function packagesOf(python: string, machine: Machine): Promise<string> {
    const program = "import sysconfig; print(sysconfig.get_path('purelib'))";
    const { stdout } = await runProgram(python, ["-c", program], settingsOf(machine));
    return stdout.trim();
}

const settingsOf = ({ home, environment }: Machine) => ({ cwd: home, env: environment });
