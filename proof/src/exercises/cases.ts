/** The programs by which an exercise is proved: what is right must pass, and each mistake must get its hint. */
import {
    type Exercise,
    languagesOf,
    mistakeIn,
    type ProgramLanguage,
    solutionOf,
    startOf,
    type Verdict,
} from "@callsheet/exercises";

export type ExerciseCase = {
    readonly exercise: Exercise;
    /** The reader's language. */
    readonly language: string;
    readonly programLanguage: ProgramLanguage;
    /** `solution`, `start`, `empty`, `printing`, or a mistake: `who-spoke 1`. */
    readonly name: string;
    readonly program: string;
    /** The check whose hint it must get; `right` if it must pass, `wrong` if any hint will do. */
    readonly expected: string;
};

/** All cases of an exercise in a language of programs. */
export function casesOf(exercise: Exercise, language: string): readonly ExerciseCase[] {
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
            given("printing", printing[programLanguage](expectedText(exercise)), "wrong"),
            ...mistakes,
        ];
    });
}

/** What a right program prints, as far as the exercise scripts it. */
const expectedText = ({ runs }: Exercise): string =>
    runs
        .flatMap(({ replies = [] }) =>
            replies.map((reply) => (typeof reply === "string" ? reply : JSON.stringify(reply))),
        )
        .join("\n");

/** Programs that print a text, and ask no model. */
const printing: Readonly<Record<ProgramLanguage, (text: string) => string>> = {
    python: (text) => `print(${JSON.stringify(text)})`,
    js: (text) => `console.log(${JSON.stringify(text)});`,
    sh: (text) => `printf '%s\\n' '${text.replaceAll("'", "'\\''")}'`,
};

/** What is wrong with a verdict; undefined if it is the expected one. */
export function problemOf({ expected }: ExerciseCase, verdict: Verdict): string | undefined {
    const got = verdict.isRight ? "right" : verdict.check;
    if (expected === got || (expected === "wrong" && !verdict.isRight)) return undefined;
    const seen = verdict.isRight ? "" : ` (${JSON.stringify(verdict.seen)})`;
    return `it was to be ${expected}, and is ${got}${seen}`;
}
