/** The lines of an exercise of kind `order`, as its page carries them, and the reader's choice among them. */
import { joined } from "@callsheet/exercises";

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
