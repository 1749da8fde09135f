/**
 * The output of a program, line by line.
 *
 * Breakable code is first written on one line. Only if the complete line is too long, it is written again, broken: most
 * lines are short, and are measured once or never.
 */

/** Imports `name` from the module `from`, or the `whole` module under that name. */
export type Import = { readonly from: string; readonly name: string; readonly isModule: boolean };

/** The maximum line width, and the width of a text (formatters differ on emoji and combining marks). */
export type Page = { readonly width: number; readonly widthOf: (text: string) => number };

/** The state of the output. */
export type Output = {
    readonly language: string;
    readonly page: Page;
    /** The imports of the program. */
    readonly imports: Import[];
    /** Whether this is a trial, which only finds out if everything fits on one line. */
    readonly isTrial: boolean;
    /** The finished lines. */
    done: string;
    /** The current line, including the line break before it. */
    line: string;
    /** That line break and the indentation. Written only with the first text, so that empty lines stay empty. */
    margin: string;
    /** Text to insert after the current line. */
    after: string;
    /** The breakable parts of the current line, from left to right. */
    pending: Pending[];
};

/** A breakable part of a line, from `start` to `end`. */
type Pending = {
    readonly start: number;
    /** The offset of its first possible break from `start`. */
    readonly firstBreak: number;
    readonly end: number;
    readonly printBroken: () => void;
};

export const outputOf = (language: string, page: Page, imports: Import[] = [], isTrial = false): Output => ({
    language,
    page,
    imports,
    isTrial,
    done: "",
    line: "",
    margin: "",
    after: "",
    pending: [],
});

/** The whole text of the output. */
export function textOf(output: Output): string {
    breakPending(output);
    return output.done + output.line + output.after;
}

/** Adds an import to the program, once. */
export function addImport(to: Output, added: Import): void {
    if (!to.imports.includes(added)) to.imports.push(added);
}

/** The result of `print` if it is a single line; otherwise undefined. */
export function onOneLine({ language, page, imports }: Output, print: (trial: Output) => void): string | undefined {
    const trial = outputOf(language, page, imports, true);
    print(trial);
    return isOneLine(trial) ? trial.line : undefined;
}

/** Whether the output has no line break yet. */
export const isOneLine = ({ margin }: Output): boolean => margin === "";

export function write(to: Output, text: string): void {
    if (text !== "") to.line = (to.line === "" ? to.margin : to.line) + text;
}

/** Writes text after the end of the current line, such as the body of a heredoc. */
export function writeAfterLine(to: Output, text: string): void {
    to.after += text;
}

export function newline(to: Output, indent: number): void {
    endLine(to);
    to.line = "";
    to.margin = marginOf(indent);
}

function endLine(to: Output): void {
    if (to.pending.length > 0) breakPending(to);
    to.done += to.line === "" && to.margin !== "" ? "\n" : to.line;
    // A heredoc's body comes after the last line of a continued command.
    if (to.after !== "" && !to.line.endsWith("\\")) {
        to.done += to.after;
        to.after = "";
    }
}

const margins = Array.from({ length: 40 }, (_, indent) => `\n${" ".repeat(indent)}`);

const marginOf = (indent: number): string => margins[indent] ?? `\n${" ".repeat(indent)}`;

/** Whole lines of code. */
export type Block = {
    readonly lines: readonly { readonly margin: number; readonly text: string }[];
    /** A cache of their text by the surrounding indentation: all lines but the last, and the last. */
    readonly byIndent: Map<number, { readonly before: string; readonly last: string }>;
};

/** Writes a block of lines below the current line. */
export function writeBlock(to: Output, block: Block, indent: number): void {
    // The text to insert may have to come after one of the block's lines.
    if (to.after !== "") {
        for (const { margin, text } of block.lines) {
            newline(to, indent + margin);
            write(to, text);
        }
        return;
    }
    const { before, last } = writtenAt(block, indent);
    endLine(to);
    to.done += before;
    to.line = last;
    to.margin = "\n";
}

function writtenAt({ lines, byIndent }: Block, indent: number): { readonly before: string; readonly last: string } {
    const cached = byIndent.get(indent);
    if (cached) return cached;
    const all = lines.map(({ margin, text }) => (text === "" ? "\n" : marginOf(indent + margin) + text));
    const last = all.pop() ?? "";
    // An empty last line is written by the next newline.
    const pieces = { before: all.join(""), last: last === "\n" ? "" : last };
    byIndent.set(indent, pieces);
    return pieces;
}

/** Writes text on one line, with a function that prints it broken if the line gets too long. */
export function writeBreakable(to: Output, text: string, firstBreak: number, printBroken: () => void): void {
    const start = (to.line === "" ? to.margin : to.line).length;
    write(to, text);
    if (!to.isTrial) to.pending.push({ start, firstBreak, end: to.line.length, printBroken });
}

/** Whether the line up to `end`, plus `more`, fits. The first check is fast: no character is wider than two columns. */
export const fits = ({ line, page }: Output, more = "", end = line.length): boolean =>
    2 * (end + more.length) <= page.width ||
    page.widthOf(line.slice(line.startsWith("\n") ? 1 : 0, end) + more) <= page.width;

/** Breaks the current line where it is too long. */
export function breakPending(to: Output): void {
    const { pending, line } = to;
    if (pending.length === 0) return;
    to.pending = [];
    if (fits(to)) return;
    const index = pending.findIndex((_, index) => {
        // The text that follows counts up to its own first possible break.
        const next = pending[index + 1];
        return !fits(to, "", next && next.start + next.firstBreak);
    });
    const first = pending[index];
    if (first === undefined) return;
    to.line = line.slice(0, first.start);
    first.printBroken();
    write(to, line.slice(first.end));
    const shift = to.line.length - line.length;
    for (const { start, firstBreak, end, printBroken } of pending.slice(index + 1)) {
        to.pending.push({ start: start + shift, firstBreak, end: end + shift, printBroken });
    }
    breakPending(to);
}

/** A text that a client's programs cannot contain; `message` says which, and why. Other clients may support it. */
export class UnsupportedTextError extends TypeError {
    override readonly name: string = "UnsupportedTextError";
}
