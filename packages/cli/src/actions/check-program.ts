import { existsSync } from "node:fs";
import { adviceOn, type Exercise, languagesOf, programLanguages, solutionOf, startOf } from "@callsheet/exercises";
import { exerciseIds, exerciseIn, exercisesIn } from "@callsheet/exercises/files";
import { type InterfaceLanguage, interfaceLanguageIds } from "@callsheet/inference/interface-languages";
import { adviceText } from "../check/advice-text.ts";
import { judgeProgram, languageOfFile } from "../check/exercise-program.ts";
import { exercisesFolder } from "../check/exercises-folder.ts";
import type { CheckFlags } from "../commands/check.ts";
import { NotRightError, UsageError } from "../errors.ts";
import { oneOf } from "../nearest.ts";
import type { Terminal } from "../terminal.ts";

/**
 * Judges a program for an exercise, or prints exercises.
 * @throws NotRightError if the program is not right
 */
export async function checkProgram(
    terminal: Terminal,
    [id, file, ...more]: readonly string[],
    flags: CheckFlags,
): Promise<void> {
    const language = flags.language === undefined ? "en" : oneOf("language", flags.language, interfaceLanguageIds);
    if (flags.list) return list(terminal, language, flags.json ?? false);
    if (id === undefined) throw new UsageError("Which exercise? callsheet check --list names them all.");
    const exercise = exerciseIn(language, oneOf("exercise", id, exerciseIds(exercisesFolder)), exercisesFolder);
    if (flags.start || flags.solution) {
        const [first = "python"] = languagesOf(exercise);
        const own =
            flags.programLanguage === undefined ? first : oneOf("language", flags.programLanguage, programLanguages);
        const print = flags.start ? startOf : solutionOf;
        terminal.stdout.write(`${print(exercise, own)}\n`);
        return;
    }
    if (file === undefined) throw new UsageError(`Which program? callsheet check ${id} my.py`);
    if (more.length > 0) throw new UsageError(`One program at a time: found ${[file, ...more].join(", ")}.`);
    const programLanguage = languageOfFile(file);
    if (programLanguage === undefined)
        throw new UsageError(`${file} ends neither with .py, nor with .js, .mjs or .sh.`);
    if (!existsSync(file)) throw new UsageError(`There is no file ${file} here.`);
    await judged(terminal, exercise, language, file, flags);
}

async function judged(
    terminal: Terminal,
    exercise: Exercise,
    language: InterfaceLanguage,
    file: string,
    { hint, json, limit }: CheckFlags,
): Promise<void> {
    const programLanguage = languageOfFile(file) ?? "python";
    const { verdict, evidence } = await judgeProgram(terminal, exercise, file, programLanguage, limit);
    if (verdict.isRight) {
        terminal.stdout.write(json ? `${JSON.stringify({ isRight: true })}\n` : `✓ ${exercise.done}\n`);
        return;
    }
    const advice = adviceOn(exercise, verdict, language);
    const failure = evidence[verdict.run - 1]?.failure;
    terminal.stdout.write(
        json
            ? `${JSON.stringify({ isRight: false, check: verdict.check, run: verdict.run, ...advice }, null, 4)}\n`
            : await adviceText(advice, { hint, language, trace: failure?.trace ?? "" }),
    );
    throw new NotRightError();
}

function list(terminal: Terminal, language: InterfaceLanguage, isJson: boolean): void {
    const all = exercisesIn(language, exercisesFolder).map((exercise) => ({
        id: exercise.id,
        title: exercise.title,
        kind: exercise.kind,
        minutes: exercise.minutes,
        languages: languagesOf(exercise),
    }));
    if (isJson) {
        terminal.stdout.write(`${JSON.stringify(all, null, 4)}\n`);
        return;
    }
    const width = Math.max(...all.map(({ id }) => id.length));
    for (const { id, title, languages } of all) {
        terminal.stdout.write(`${id.padEnd(width)}  ${title} (${languages.join(", ")})\n`);
    }
}
