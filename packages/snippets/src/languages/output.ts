/**
 * A program as it is printed, line by line.
 *
 * What may break is written on one line. Only when that line has ended, and is too long, it is taken back and written
 * broken: most lines are short, and are measured once or never.
 */

/** A language that snippets are written in: JavaScript, Python or shell. */
export type LanguageId = "js" | "python" | "sh";

/** `name` from the module `from`, or the `whole` module under that name. */
export type Import = { readonly from: string; readonly name: string; readonly whole: boolean };

/** How wide lines may be, and how wide a text is (formatters differ on emoji and combining marks). */
export type Page = { readonly width: number; readonly widthOf: (text: string) => number };

/** What has been printed. */
export type Output = {
    readonly language: LanguageId;
    readonly page: Page;
    /** What the program imports. */
    readonly imports: Import[];
    /** It is only tried whether all stands on one line. */
    readonly isTrial: boolean;
    /** The lines that have ended. */
    done: string;
    /** The line that is being written, with the break before it. */
    line: string;
    /** That break and the line's indentation, written only before a text, so that empty lines stay empty. */
    margin: string;
    /** What follows its end. */
    after: string;
    /** What may break in it, from left to right. */
    pending: Pending[];
};

/** What stands on one line from `start` to `end`. */
type Pending = {
    readonly start: number;
    /** Its first break, counted from the start. */
    readonly firstBreak: number;
    readonly end: number;
    readonly printBroken: () => void;
};

export const outputOf = (language: LanguageId, page: Page, imports: Import[] = [], isTrial = false): Output => ({
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

/** All that has been printed. */
export function textOf(output: Output): string {
    settle(output);
    return output.done + output.line + output.after;
}

/** Has the program import what is needed. */
export function need(to: Output, needed: Import): void {
    if (!to.imports.includes(needed)) to.imports.push(needed);
}

/** What `print` prints, if it is one line. */
export function onOneLine({ language, page, imports }: Output, print: (trial: Output) => void): string | undefined {
    const trial = outputOf(language, page, imports, true);
    print(trial);
    return isOneLine(trial) ? trial.line : undefined;
}

/** Whether no line has ended yet. */
export const isOneLine = ({ margin }: Output): boolean => margin === "";

export function write(to: Output, text: string): void {
    if (text !== "") to.line = (to.line === "" ? to.margin : to.line) + text;
}

/** Text that stands after the end of this line as it is, such as the body of a heredoc. */
export function writeAfterLine(to: Output, text: string): void {
    to.after += text;
}

export function newline(to: Output, indent: number): void {
    endLine(to);
    to.line = "";
    to.margin = marginOf(indent);
}

function endLine(to: Output): void {
    if (to.pending.length > 0) settle(to);
    to.done += to.line === "" && to.margin !== "" ? "\n" : to.line;
    // A shell reads a heredoc's body after the last line of a continued command.
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
    /** What is written of them, by the indentation around them: all but the last, and the last. */
    readonly known: Map<number, { readonly before: string; readonly last: string }>;
};

/** Writes lines that stand below the one that is being written. */
export function writeBlock(to: Output, block: Block, indent: number): void {
    // What follows the line may have to stand after one of the block's.
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

function writtenAt({ lines, known }: Block, indent: number): { readonly before: string; readonly last: string } {
    const found = known.get(indent);
    if (found) return found;
    const all = lines.map(({ margin, text }) => (text === "" ? "\n" : marginOf(indent + margin) + text));
    const last = all.pop() ?? "";
    // An empty last line is not yet written.
    const written = { before: all.join(""), last: last === "\n" ? "" : last };
    known.set(indent, written);
    return written;
}

/** Writes on one line what can also be printed broken. */
export function writeBreakable(to: Output, text: string, firstBreak: number, printBroken: () => void): void {
    const start = (to.line === "" ? to.margin : to.line).length;
    write(to, text);
    if (!to.isTrial) to.pending.push({ start, firstBreak, end: to.line.length, printBroken });
}

/** Whether the line has room for what stands in it up to `end`, and for `more`. Nothing is wider than two columns. */
export const fits = ({ line, page }: Output, more = "", end = line.length): boolean =>
    2 * (end + more.length) <= page.width ||
    page.widthOf(line.slice(line.startsWith("\n") ? 1 : 0, end) + more) <= page.width;

/** Breaks what has to be broken in the line that has been written. */
export function settle(to: Output): void {
    const { pending, line } = to;
    if (pending.length === 0) return;
    to.pending = [];
    if (fits(to)) return;
    const index = pending.findIndex((_, index) => {
        // What follows counts up to where it may break itself.
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
    settle(to);
}
