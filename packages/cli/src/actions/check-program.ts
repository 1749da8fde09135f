import { existsSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { adviceOn, type Exercise, languagesOf, type ProgramLanguage, solutionOf, startOf } from "@callsheet/exercises";
import { exerciseIds, exerciseIn, exercisesIn } from "@callsheet/exercises/files";
import { type InterfaceLanguage, interfaceLanguageIds } from "@callsheet/inference/interface-languages";
import { judgeProgram, languageOfFile } from "../check/exercise-program.ts";
import { adviceText, explanationOf, listed, listText, plain, rightText, type Style } from "../check/texts.ts";
import type { CheckFlags } from "../commands/check.ts";
import { NotRightError, UsageError } from "../errors.ts";
import { oneOf } from "../nearest.ts";
import { untilInterrupted } from "../sandbox/interruption.ts";
import { bold, green, red } from "../screen.ts";
import { hasColour, type Terminal, writeAll } from "../terminal.ts";

const [published = "", own = ""] = ["./exercises", "../../../../book/exercises"].map((path) =>
    fileURLToPath(new URL(path, import.meta.url)),
);

/** The exercises: published beside the bundle, in the repository at its root. */
const exercisesFolder = existsSync(published) ? published : own;

/**
 * Judges a program for an exercise, or prints exercises.
 * @throws NotRightError if the program is not right
 */
export async function checkProgram(
    terminal: Terminal,
    [id, file]: readonly string[],
    flags: CheckFlags,
): Promise<void> {
    const language = flags.language === undefined ? "en" : oneOf("language", flags.language, interfaceLanguageIds);
    if (flags.list) return await printList(terminal, language, flags);
    if (id === undefined) throw new UsageError("Which exercise? callsheet check --list names them all.");
    const exercise = exerciseIn(language, exerciseNamed(id), exercisesFolder);
    if (flags.start || flags.solution) return await printProgram(terminal, exercise, flags);
    if (file === undefined) throw new UsageError(`Which program? callsheet check ${exercise.id} my.py`);
    await judgeFile(terminal, exercise, language, file, flags);
}

/** The id of an exercise, by it or by its name alone. @throws UsageError for an unknown one */
function exerciseNamed(name: string): string {
    const ids = exerciseIds(exercisesFolder);
    const [only, ...others] = ids.filter((id) => id.endsWith(`/${name}`));
    return only !== undefined && others.length === 0 ? only : oneOf("exercise", name, ids);
}

async function judgeFile(
    terminal: Terminal,
    exercise: Exercise,
    language: InterfaceLanguage,
    file: string,
    { hint, json, limit }: CheckFlags,
): Promise<void> {
    const programLanguage = languageOf(file);
    const { verdict, evidence } = await untilInterrupted(terminal, (signal) =>
        judgeProgram(terminal, exercise, file, programLanguage, limit, signal),
    );
    const style = styleOn(terminal);
    if (verdict.isRight) {
        const { done } = exercise;
        return await writeAll(terminal, json ? asJson({ isRight: true, done }) : rightText(done, style));
    }
    const { hints, ...advice } = adviceOn(exercise, verdict, language);
    const trace = evidence[verdict.run - 1]?.failure?.trace ?? "";
    if (json) {
        const { check, run } = verdict;
        const error = explanationOf(trace, language);
        await writeAll(
            terminal,
            asJson({ isRight: false, check, run, ...advice, hints: hints.slice(0, hint), ...(error && { error }) }),
        );
    } else await writeAll(terminal, adviceText({ ...advice, hints }, { hint, language, trace, style }));
    throw new NotRightError();
}

/** @throws UsageError for what is no program */
function languageOf(file: string): ProgramLanguage {
    const stats = statSync(file, { throwIfNoEntry: false });
    if (!stats) throw new UsageError(`There is no file ${file}.`);
    if (stats.isDirectory()) throw new UsageError(`${file} is a folder, and no program.`);
    const language = languageOfFile(file);
    if (language === undefined)
        throw new UsageError(`${file} is in no known language: the name of a program ends with .py, .js, .mjs or .sh.`);
    return language;
}

/** Prints what an exercise begins with, or its solution. */
async function printProgram(
    terminal: Terminal,
    exercise: Exercise,
    { start, programLanguage }: CheckFlags,
): Promise<void> {
    const all = languagesOf(exercise);
    const [first = "python"] = all;
    const language =
        programLanguage === undefined ? first : oneOf(`program of ${exercise.id} in`, programLanguage, all);
    const program = start ? startOf(exercise, language) : solutionOf(exercise, language);
    if (!hasColour(terminal)) return await writeAll(terminal, `${program.trimEnd()}\n`);
    const { highlight } = await import("../highlight.ts");
    await writeAll(terminal, `${(await highlight(program, language)).trimEnd()}\n`);
}

async function printList(terminal: Terminal, language: InterfaceLanguage, { json }: CheckFlags): Promise<void> {
    const all = exercisesIn(language, exercisesFolder);
    await writeAll(
        terminal,
        json ? asJson(all.map(listed)) : listText(all, language, terminal.stdout, styleOn(terminal)),
    );
}

const styleOn = (terminal: Terminal): Style =>
    hasColour(terminal) ? { heading: bold, right: green, wrong: red } : plain;

const asJson = (value: unknown): string => `${JSON.stringify(value, null, 4)}\n`;
