/** What a page carries of an exercise, for judging it: its solution is in the page itself. */
import { type Exercise, joined, languagesOf, linesToOrder, type ProgramLanguage, shuffled } from "@callsheet/exercises";

/** An exercise as its page carries it. */
export type ExerciseData = Pick<
    Exercise,
    "id" | "name" | "kind" | "files" | "runs" | "checks" | "mayFail" | "advice" | "done"
> & { readonly order?: LinesToChoose };

export function exerciseData(exercise: Exercise): ExerciseData {
    const { id, name, kind, files, runs, checks, mayFail, advice, done } = exercise;
    const order = kind === "order" ? linesToChoose(exercise) : undefined;
    return { id, name, kind, files, runs, checks, mayFail, advice, done, ...(order && { order }) };
}

function linesToChoose(exercise: Exercise): LinesToChoose {
    const { before, after, lines } = linesToOrder(exercise, pageLanguageOf(exercise));
    return { before, after, lines: shuffled(lines) };
}

/**
 * The language of an exercise's program in the page.
 * @throws TypeError if it has no program that a page can run
 */
export function pageLanguageOf(exercise: Exercise): Exclude<ProgramLanguage, "sh"> {
    const [language] = languagesOf(exercise);
    if (language === undefined || language === "sh") throw new TypeError(`A page cannot run ${exercise.id}.`);
    return language;
}

export type LinesToChoose = {
    /** The program before and after the lines. */
    readonly before: string;
    readonly after: string;
    /** In the order in which they are offered. */
    readonly lines: readonly string[];
};

/** The program with these lines. */
export const programOf = ({ before, after }: LinesToChoose, lines: readonly string[]): string =>
    joined(before, lines, after);

/** The lines of the reader's program, in its order. Lines that are none of the exercise's are left out. */
export function linesIn(order: LinesToChoose, program: string): readonly string[] {
    const own = program.slice(order.before.length, program.length - order.after.length).split("\n");
    return own.filter((line, index) => order.lines.includes(line) && own.indexOf(line) === index);
}
