/** The programs by which an exercise is proved: what is right must pass, and each mistake must get its hint. */
import {
    adviceOn,
    type Exercise,
    languagesOf,
    mistakeIn,
    type ProgramLanguage,
    solutionOf,
    startOf,
} from "@callsheet/exercises";
import type { Language } from "../../../../site/src/languages.ts";

export type ExerciseCase = {
    readonly exercise: Exercise;
    /** The reader's language. */
    readonly language: Language;
    readonly programLanguage: ProgramLanguage;
    /** `solution`, `start`, `empty`, `printing`, or a mistake: `who-spoke 1`. */
    readonly name: string;
    readonly program: string;
    /** The check whose hint it must get; `right` if it must pass, `wrong` if any hint will do. */
    readonly expected: string;
};

/** All cases of an exercise in a language. */
export function casesOf(exercise: Exercise, language: Language): readonly ExerciseCase[] {
    return languagesOf(exercise).flatMap((programLanguage) => {
        const given = (name: string, program: string, expected: string): ExerciseCase => ({
            ...{ exercise, language, programLanguage, name, program, expected },
        });
        const mistakes = exercise.mistakes.flatMap((mistake, index) => {
            const program = mistakeIn(exercise, mistake, programLanguage);
            return program === undefined ? [] : [given(`${mistake.check} ${index + 1}`, program, mistake.check)];
        });
        return [
            given("solution", solutionOf(exercise, programLanguage), "right"),
            given("start", startOf(exercise, programLanguage), "wrong"),
            given("empty", "", "wrong"),
            given("printing", printing[programLanguage](answersOf(exercise)), "wrong"),
            ...mistakes,
        ];
    });
}

/** What the models write, as far as the exercise says it. */
const answersOf = ({ runs }: Exercise): string =>
    runs
        .flatMap(({ replies = [] }) => replies)
        .map((reply) => (typeof reply === "string" ? reply : JSON.stringify(reply)))
        .join("\n");

/** Programs that print a text, and ask no model. */
const printing: Readonly<Record<ProgramLanguage, (text: string) => string>> = {
    python: (text) => `print(${JSON.stringify(text)})`,
    js: (text) => `console.log(${JSON.stringify(text)});`,
    sh: (text) => `printf '%s\\n' '${text.replaceAll("'", "'\\''")}'`,
};

/** A place where exercises are judged. What it was opened for is judged in order. */
export type Session = {
    readonly judge: (one: ExerciseCase) => Promise<Feedback>;
    readonly end: () => Promise<void>;
};

/** What a reader is told. */
export type Feedback = { readonly isRight: boolean; readonly text: string };

/** What is wrong with the feedback on a case; undefined if it is the expected one. */
export function problemOf(
    { exercise, language, expected }: ExerciseCase,
    { isRight, text }: Feedback,
): string | undefined {
    if (expected === "right") return isRight ? undefined : `it is right, and was told: ${plain(text)}`;
    if (isRight) return "it is wrong, and passed";
    if (expected === "wrong") return undefined;
    const advice = adviceOn(exercise, { check: expected, seen: { kind: "ended" } }, language);
    const isTold = [advice.expected, advice.hints[0]].every((part) => plain(text).includes(plain(part)));
    return isTold ? undefined : `it was to get the hint of ${expected}, and was told: ${plain(text)}`;
}

/** A text as a page shows it: without marks of code. */
const plain = (text: string): string => text.replaceAll("`", "").replaceAll(/\s+/g, " ").trim();
