import { mkdtemp, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { ChapterProgram } from "../../../site/src/book/course/chapter-programs.ts";
import { sittingDown } from "./course-folder.ts";
import type { Machine } from "./machine.ts";
import { observed } from "./observed.ts";
import { startProcess } from "./process.ts";
import type { CourseSandbox } from "./sandbox.ts";
import { commandOf, saveProgram } from "./saved-program.ts";
import type { Ran, Session } from "./session.ts";
import { type Command, isProgram } from "./steps.ts";

const programs = { terminal: pathOf("terminal.sh"), interpreter: pathOf("interpreter.py") };

/**
 * A terminal, with the interpreter that is started in it when the first block of Python comes.
 * @param sandbox what programs reach, and they alone: whatever else is typed has the machine's own network
 */
export async function openTerminal(machine: Machine, limitSeconds: number, sandbox?: CourseSandbox): Promise<Session> {
    const folder = await mkdtemp(join(machine.folder, "blocks-"));
    const bash = ["bash", "--noprofile", "--norc", programs.terminal, programs.interpreter] as const;
    const terminal = await startProcess(machine, bash, limitSeconds);
    const saved = new Map<string, ChapterProgram>();
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

    async function type(kind: "sh" | "python", text: string): Promise<Ran> {
        const file = join(folder, String(++count));
        await writeFile(file, `${text}\n`);
        const failure = await ask(kind, file).then(
            ({ status, line }) => (status === 0 ? undefined : { line, why: `ended with status ${status}` }),
            (error: Error) => ({ line: 1, why: error.message }),
        );
        const printed = async (stream: string) =>
            machine.seen(await readFile(`${file}.${stream}`, "utf8").catch(() => ""));
        return { text, stdout: await printed("stdout"), stderr: await printed("stderr"), failure };
    }

    /** Where the terminal is. */
    async function place(): Promise<string> {
        const { stdout } = await type("sh", "pwd");
        return join(machine.folder, stdout.trimEnd());
    }

    async function save(program: ChapterProgram): Promise<void> {
        await saveProgram(await place(), program);
        saved.set(commandOf(program), program);
        // What JavaScript needs is this repository's own.
        const installation = program.language === "python" ? program.install : undefined;
        if (installation === undefined || installed.has(installation) || !environmentIsActive) return;
        const { failure, stderr } = await type("sh", installation);
        if (failure) throw new Error(`\`${installation}\` ${failure.why}: ${stderr}`);
        installed.add(installation);
    }

    async function runProgram(program: ChapterProgram): Promise<Ran> {
        if (sandbox === undefined) throw new Error("There is no sandbox for programs to reach.");
        const settings = Object.entries(sandbox.variables).map(([name, value]) => `export ${name}='${value}'`);
        const command = commandOf(program);
        // In a shell of its own: what comes after it has the machine's own network.
        const typed = ["(", ...settings, command, ")"].join("\n");
        const ran = await observed(program, sandbox, await place(), () => type("sh", typed));
        return { ...ran, text: command, failure: ran.failure && { ...ran.failure, line: 1 } };
    }

    async function run(command: Command): Promise<Ran> {
        if (isProgram(command)) {
            await save(command);
            return await runProgram(command);
        }
        const { kind, text: written } = command;
        if (kind !== "sh" && kind !== "python") throw new Error(`A terminal runs no block of ${kind}.`);
        const program = kind === "sh" ? saved.get(written.trim()) : undefined;
        if (program) return await runProgram(program);
        const text = kind === "sh" && !machine.python && !environmentIsActive ? withPython3(written) : written;
        return await type(kind, text);
    }

    await type("sh", sittingDown);
    // In an active environment `python` is its own, so that from here on both kinds of machine are alike.
    return { run, isShown: () => !machine.python && environmentIsActive, end: terminal.end };
}

type Answer = { readonly status: number; readonly line: number; readonly environment: string };

function answerIn(answer: string): Answer {
    const [status, line, ...environment] = answer.split(" ");
    return { status: Number(status), line: Number(line), environment: environment.join(" ") };
}

/** A command as the chapter has it written where there is no `python` until the environment is active. */
const withPython3 = (text: string): string => text.replace(/^python(?= )/gm, "python3");

function pathOf(name: string): string {
    return fileURLToPath(new URL(name, import.meta.url));
}
