import { mkdtemp, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Block } from "../../../site/src/course/blocks.ts";
import type { Machine } from "./machine.ts";
import { startProcess } from "./process.ts";
import type { Ran, Session } from "./session.ts";

const programs = { terminal: pathOf("terminal.sh"), interpreter: pathOf("interpreter.py") };

/** A terminal, with the interpreter that is started in it when the first block of Python comes. */
export async function openTerminal(machine: Machine, limitSeconds: number): Promise<Session> {
    const folder = await mkdtemp(join(machine.folder, "blocks-"));
    const bash = ["bash", "--noprofile", "--norc", programs.terminal, programs.interpreter] as const;
    const terminal = await startProcess(machine, bash, limitSeconds);
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

    async function run({ kind, text: written }: Block): Promise<Ran> {
        if (kind !== "sh" && kind !== "python") throw new Error(`A terminal runs no block of ${kind}.`);
        const text = kind === "sh" && !machine.python && !environmentIsActive ? withPython3(written) : written;
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
