import { mkdtemp, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { ChapterProgram } from "../../../../site/src/book/course/chapter-programs.ts";
import type { Machine } from "./machine.ts";
import { startProcess } from "./process.ts";
import { runAndCheck } from "./requests.ts";
import type { CourseSandbox } from "./sandbox.ts";
import { commandOf, saveProgram } from "./saved-program.ts";
import { type Command, type CommandResult, isProgram, type Session } from "./steps.ts";

const script = join(import.meta.dirname, "terminal.sh");
const interpreter = join(import.meta.dirname, "interpreter.py");

/**
 * The first command of each terminal. Chapter 0 has the reader make this folder with a virtual environment, and tells
 * them to enter it and activate the environment from then on.
 */
const enterCourseFolder = `if [[ -d ~/transformers-course/.env ]]; then
    cd ~/transformers-course
    source .env/bin/activate
fi`;

/**
 * Opens a terminal. The first block of Python starts an interpreter in it.
 * @param sandbox the sandbox for programs; all other commands use the machine's own network
 */
export async function openTerminal(machine: Machine, limitSeconds: number, sandbox?: CourseSandbox): Promise<Session> {
    const folder = await mkdtemp(join(machine.folder, "blocks-"));
    const bash = ["bash", "--noprofile", "--norc", script, interpreter] as const;
    const terminal = await startProcess(machine, bash, limitSeconds);
    const programsByCommand = new Map<string, ChapterProgram>();
    const installed = new Set<string>();
    let count = 0;
    let environmentIsActive = false;
    let interpreterIsOpen = false;

    async function ask(kind: "sh" | "python", file: string): Promise<Answer> {
        if (kind === "sh") {
            const answer = answerIn(await terminal.ask(file));
            environmentIsActive = answer.environment !== "";
            return answer;
        }
        if (!interpreterIsOpen) await terminal.ask("python");
        interpreterIsOpen = true;
        return answerIn(await terminal.ask(file, 5));
    }

    async function type(kind: "sh" | "python", text: string): Promise<CommandResult> {
        const file = join(folder, String(++count));
        await writeFile(file, `${text}\n`);
        const failure = await ask(kind, file).then(
            ({ status, line }) => (status === 0 ? undefined : { line, why: `ended with status ${status}` }),
            (error: Error) => ({ line: 1, why: error.message }),
        );
        const outputOf = async (stream: string) =>
            machine.withoutFolder(await readFile(`${file}.${stream}`, "utf8").catch(() => ""));
        return { text, stdout: await outputOf("stdout"), stderr: await outputOf("stderr"), failure };
    }

    /** The terminal's working folder. */
    async function place(): Promise<string> {
        const { stdout } = await type("sh", "pwd");
        return join(machine.folder, stdout.trimEnd());
    }

    async function save(program: ChapterProgram): Promise<void> {
        await saveProgram(await place(), program);
        programsByCommand.set(commandOf(program), program);
        // JavaScript uses the packages of this repository.
        const installation = program.language === "python" ? program.install : undefined;
        if (installation === undefined || installed.has(installation) || !environmentIsActive) return;
        const { failure, stderr } = await type("sh", installation);
        if (failure) throw new Error(`\`${installation}\` ${failure.why}: ${stderr}`);
        installed.add(installation);
    }

    async function runProgram(program: ChapterProgram): Promise<CommandResult> {
        if (sandbox === undefined) throw new Error("There is no sandbox for programs to reach.");
        const settings = Object.entries(sandbox.variables).map(([name, value]) => `export ${name}='${value}'`);
        const command = commandOf(program);
        // In a subshell, so that later commands keep the machine's own network.
        const commandLines = ["(", ...settings, command, ")"].join("\n");
        const ran = await runAndCheck(program, sandbox, await place(), () => type("sh", commandLines));
        return { ...ran, text: command, failure: ran.failure && { ...ran.failure, line: 1 } };
    }

    async function run(command: Command): Promise<CommandResult> {
        if (isProgram(command)) {
            await save(command);
            return await runProgram(command);
        }
        const { kind, text: shownText } = command;
        if (kind !== "sh" && kind !== "python") throw new Error(`A terminal runs no block of ${kind}.`);
        const program = kind === "sh" ? programsByCommand.get(shownText.trim()) : undefined;
        if (program) return await runProgram(program);
        const text = kind === "sh" && !machine.python && !environmentIsActive ? withPython3(shownText) : shownText;
        return await type(kind, text);
    }

    await type("sh", enterCourseFolder);
    // An active environment has its own `python`, so both kinds of machine are the same from there on.
    return { run, isShown: () => !machine.python && environmentIsActive, end: terminal.end };
}

type Answer = { readonly status: number; readonly line: number; readonly environment: string };

function answerIn(answer: string): Answer {
    const [status, line, ...environment] = answer.split(" ");
    return { status: Number(status), line: Number(line), environment: environment.join(" ") };
}

/** A command with `python3` for `python`, as the chapter tells readers whose computer has no `python`. */
const withPython3 = (text: string): string => text.replace(/^python(?= )/gm, "python3");
