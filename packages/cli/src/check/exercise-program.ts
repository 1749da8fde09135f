/** A program for an exercise in a file: its language, and how it is run and judged. */
import { resolve } from "node:path";
import { type Evidence, type Exercise, judge, type ProgramLanguage, type Verdict } from "@callsheet/exercises";
import { SandboxError } from "../errors.ts";
import { isCommand } from "../sandbox/spawn-program.ts";
import type { Terminal } from "../terminal.ts";
import { runInSandbox } from "./run-in-sandbox.ts";

const languageOfEnding: ReadonlyMap<string, ProgramLanguage> = new Map([
    ["py", "python"],
    ["js", "js"],
    ["mjs", "js"],
    ["sh", "sh"],
]);

/** The language of a program, by the ending of its file; undefined if that is another. */
export const languageOfFile = (file: string): ProgramLanguage | undefined =>
    languageOfEnding.get(/\.(\w+)$/.exec(file)?.[1]?.toLowerCase() ?? "");

/** A judged program, and what it did in each run. */
export type JudgedProgram = { readonly verdict: Verdict; readonly evidence: readonly Evidence[] };

/**
 * Runs a program for an exercise, and judges it. One that is stopped is not run again.
 *
 * @param limit after so many seconds a run is stopped
 * @param signal ends it; its reason is thrown then
 * @throws SandboxError if it cannot be started
 */
export async function judgeProgram(
    terminal: Terminal,
    exercise: Exercise,
    file: string,
    language: ProgramLanguage,
    limit: number,
    signal?: AbortSignal,
): Promise<JudgedProgram> {
    const interpreter = interpreterOf(language, terminal.env);
    const notes = new Set<string>();
    const note = (line: string) => {
        // It is the same in each run.
        if (!notes.has(line)) terminal.stderr.write(line);
        notes.add(line);
    };
    const evidence: Evidence[] = [];
    for (const [index, run] of exercise.runs.entries()) {
        const files = { ...exercise.files, ...run.files };
        const program = resolve(file);
        const own = await runInSandbox(terminal, {
            ...{ interpreter, program, files, run, seed: 101 + index, limit, signal, note },
        });
        signal?.throwIfAborted();
        evidence.push(own);
        if (own.failure?.stoppedAfter !== undefined) break;
    }
    return { verdict: judge(exercise, evidence), evidence };
}

/** An active environment of Python has `python`; a system may have `python3` alone. */
const commandsOf: Readonly<Record<Exclude<ProgramLanguage, "js">, readonly string[]>> = {
    python: ["python", "python3"],
    sh: ["bash"],
};

/** @throws SandboxError if this machine has none */
function interpreterOf(language: ProgramLanguage, env: Terminal["env"]): string {
    if (language === "js") return process.execPath;
    const commands = commandsOf[language];
    const found = commands.find((name) => isCommand(name, env));
    if (found === undefined)
        throw new SandboxError(`The program needs ${commands.join(" or ")}, which is not on the PATH of this machine.`);
    return found;
}
