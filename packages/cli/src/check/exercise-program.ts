/** A program for an exercise in a file: its language, and how it is run and judged. */
import { accessSync, constants } from "node:fs";
import { delimiter, join, resolve } from "node:path";
import { type Evidence, type Exercise, judge, type ProgramLanguage, type Verdict } from "@callsheet/exercises";
import type { Terminal } from "../terminal.ts";
import { runInSandbox } from "./run-in-sandbox.ts";

const languageOfEnding: Readonly<Record<string, ProgramLanguage>> = { py: "python", js: "js", mjs: "js", sh: "sh" };

/** The language of a program, by the ending of its file; undefined if that is another. */
export const languageOfFile = (file: string): ProgramLanguage | undefined =>
    new Map(Object.entries(languageOfEnding)).get(file.slice(file.lastIndexOf(".") + 1).toLowerCase());

/** Runs a program for an exercise, and judges it. @throws SandboxError if it cannot be started */
export async function judgeProgram(
    terminal: Terminal,
    exercise: Exercise,
    file: string,
    language: ProgramLanguage,
    limitSeconds: number,
): Promise<{ readonly verdict: Verdict; readonly evidence: readonly Evidence[] }> {
    const words = [...interpreterOf(language, terminal.env), resolve(file)];
    const evidence: Evidence[] = [];
    for (const [index, run] of exercise.runs.entries()) {
        const files = { ...exercise.files, ...run.files };
        evidence.push(await runInSandbox(terminal, { words, files, run, seed: 101 + index, limitSeconds }));
    }
    return { verdict: judge(exercise, evidence), evidence };
}

function interpreterOf(language: ProgramLanguage, env: Terminal["env"]): readonly string[] {
    switch (language) {
        case "js":
            return [process.execPath];
        case "sh":
            return ["bash"];
        case "python":
            // An active environment has `python`; a system may have `python3` alone.
            return [isCommand("python", env) ? "python" : "python3"];
    }
}

const isCommand = (name: string, { PATH = "" }: Terminal["env"]): boolean =>
    PATH.split(delimiter).some((folder) => [name, `${name}.exe`].some((one) => isExecutable(join(folder, one))));

function isExecutable(path: string): boolean {
    try {
        accessSync(path, constants.X_OK);
        return true;
    } catch {
        return false;
    }
}
