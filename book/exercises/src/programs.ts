/** The programs of an exercise: its solution, what the reader begins with, and the solution with a mistake in it. */
import { type Exercise, type Mistake, type ProgramLanguage, programLanguages, type Variant } from "./exercise.ts";

/** The languages in which an exercise has a solution; the first is that of the page. */
export const languagesOf = ({ solution }: Pick<Exercise, "solution">): readonly ProgramLanguage[] =>
    programLanguages.filter((language) => solution[language] !== undefined);

/**
 * The solution.
 * @throws TypeError if it has none in this language
 */
export function solutionOf({ id, solution }: Pick<Exercise, "id" | "solution">, language: ProgramLanguage): string {
    const program = solution[language];
    if (program === undefined) throw new TypeError(`${id} has no solution in ${language}.`);
    return withoutMarks(program);
}

/**
 * What the reader begins with.
 * @throws TypeError if it cannot be made out of the solution
 */
export function startOf(exercise: Exercise, language: ProgramLanguage): string {
    if (exercise.kind === "order") {
        const { before, lines, after } = linesToOrder(exercise, language);
        return joined(before, shuffled(lines), after);
    }
    const variant = exercise.start?.[language];
    return variant === undefined
        ? solutionOf(exercise, language)
        : withVariant(exercise, language, variant, "its start");
}

/**
 * The solution with a mistake.
 * @returns undefined if the mistake is not made in this language
 * @throws TypeError if it cannot be made out of the solution
 */
export function mistakeIn(exercise: Exercise, mistake: Mistake, language: ProgramLanguage): string | undefined {
    const variant = mistake[language];
    return variant && withVariant(exercise, language, variant, `the mistake ${mistake.check}`);
}

function withVariant(exercise: Exercise, language: ProgramLanguage, variant: Variant, name: string): string {
    if (typeof variant === "string") return variant;
    return variant.reduce(
        (program, [from, to]) => {
            if (!program.includes(from))
                throw new TypeError(`${exercise.id}: ${name} replaces what is not there: ${from}`);
            return program.replace(from, () => to);
        },
        solutionOf(exercise, language),
    );
}

/** The part of a program to bring into order, between two marks. */
const marked = /^[ \t]*(?:#|\/\/) order\n([\s\S]*?)^[ \t]*(?:#|\/\/) end\n?/m;

const withoutMarks = (program: string): string => program.replace(marked, "$1").trimEnd();

export type LinesToOrder = {
    /** The program before and after the lines. */
    readonly before: string;
    readonly after: string;
    /** In the order of the solution, then those that do not belong in it. */
    readonly lines: readonly string[];
};

/**
 * The lines of an exercise of kind `order`.
 * @throws TypeError if the solution marks no lines, or the same line twice
 */
export function linesToOrder({ id, solution, extra = [] }: Exercise, language: ProgramLanguage): LinesToOrder {
    const program = solution[language] ?? "";
    const [all = "", part = ""] = marked.exec(program) ?? [];
    const own = part.split("\n").filter((line) => line.trim() !== "");
    const lines = [...own, ...extra];
    if (own.length < 3) throw new TypeError(`${id}: its solution has no lines between "# order" and "# end".`);
    if (new Set(lines).size < lines.length) throw new TypeError(`${id}: two of its lines are the same.`);
    const at = program.indexOf(all);
    const before = program.slice(0, at).replace(/\n$/, "");
    return { before, after: program.slice(at + all.length).trimEnd(), lines };
}

/** The program with its lines in this order. */
export const joined = (before: string, lines: readonly string[], after: string): string =>
    [before, lines.join("\n"), after].filter((part) => part.trim() !== "").join("\n");

/** The lines in an order that is the same each time, and never that of the solution. */
export function shuffled(lines: readonly string[]): readonly string[] {
    const order = lines.toSorted((one, other) => mixed(one) - mixed(other));
    const isSolved = order.every((line, index) => line === lines[index]);
    return isSolved ? order.toReversed() : order;
}

/** A number that a text always has, and similar texts do not share. */
const mixed = (text: string): number =>
    [...text].reduce((sum, letter) => (Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0)) >>> 0, 7) % 9973;
