/** Line breaking: prints lists and long literals, broken if the line would be too long. */
import { breakPending, fits, isOneLine, newline, type Output, onOneLine, write, writeBreakable } from "./output.ts";

/** The spaces per level of nesting, in every language. */
export const step = 4;

/** Comma-separated items in brackets. */
export type List<Item> = {
    readonly open: string;
    readonly items: readonly Item[];
    readonly close: string;
    readonly print: (to: Output, item: Item, indent: number) => void;
    /** Replaces the brackets if the list is on one line. Default: the brackets. */
    readonly inline?: readonly [open: string, close: string];
    /** Whether it always breaks. Default: only if it does not fit. */
    readonly breaks?: boolean;
    /** How a broken list is laid out: one item per line, as many per line as fit, or all on one line. Default: each. */
    readonly layout?: "each" | "fill" | "together";
    /** Printed after the last item of a broken list. Default: nothing. */
    readonly ending?: string;
};

/** Prints a list; on one line if it fits. */
export function printList<Item>(to: Output, list: List<Item>, indent: number): void {
    if (list.breaks) printBroken(to, list, indent);
    else if (to.isTrial) printInline(to, list, indent);
    else {
        const text = onOneLine(to, (trial) => printInline(trial, list, indent));
        // Items that contain line breaks cannot share a line.
        if (text === undefined) printBroken(to, list, indent, "each");
        else writeBreakable(to, text, list.open.length, () => printBroken(to, list, indent));
    }
}

function printInline<Item>(to: Output, list: List<Item>, indent: number): void {
    const [open, close] = list.inline ?? [list.open, list.close];
    write(to, open);
    printTogether(to, list, indent);
    write(to, close);
}

function printTogether<Item>(to: Output, { items, print }: List<Item>, indent: number): void {
    for (const [index, item] of items.entries()) {
        // Stop early: the list will be printed again, broken.
        if (!isOneLine(to)) return;
        if (index > 0) write(to, ", ");
        print(to, item, indent);
    }
}

function printBroken<Item>(to: Output, list: List<Item>, indent: number, layout = list.layout): void {
    const inside = indent + step;
    write(to, list.open);
    newline(to, inside);
    if (layout === "fill") printFilled(to, list, inside);
    else if (layout === "together") {
        const text = onOneLine(to, (trial) => printTogether(trial, list, inside)) ?? "";
        writeBreakable(to, text, 0, () => printEach(to, list, inside));
    } else printEach(to, list, inside);
    newline(to, indent);
    write(to, list.close);
}

/** Prints each item on its own line. */
export function printEach<Item>(
    to: Output,
    { items, print, ending = "" }: Pick<List<Item>, "items" | "print" | "ending">,
    indent: number,
): void {
    for (const [index, item] of items.entries()) {
        if (index > 0) newline(to, indent);
        print(to, item, indent);
        write(to, index < items.length - 1 ? "," : ending);
    }
}

function printFilled<Item>(to: Output, { items, print, ending = "" }: List<Item>, indent: number): void {
    for (const [index, item] of items.entries()) {
        const text = onOneLine(to, (trial) => print(trial, item, indent)) + (index < items.length - 1 ? "," : ending);
        if (index > 0 && fits(to, ` ${text}`)) write(to, " ");
        else if (index > 0) newline(to, indent);
        write(to, text);
    }
}

/**
 * Prints a space and a text. If the text does not fit, it moves to the next line, indented.
 * @param print prints the text on the next line. Default: unchanged
 */
export function printMoved(to: Output, text: string, indent: number, print?: (indent: number) => void): void {
    writeBreakable(to, ` ${text}`, 0, () => {
        newline(to, indent + step);
        if (print) print(indent + step);
        else write(to, text);
    });
}

/** Prints a space and code that begins with `open`; on the next line, indented, if not even `open` fits. */
export function printHanging(to: Output, open: string, indent: number, print: (indent: number) => void): void {
    // Earlier code on the line breaks first.
    breakPending(to);
    if (to.isTrial || fits(to, ` ${open}`)) {
        write(to, " ");
        print(indent);
    } else {
        newline(to, indent + step);
        print(indent + step);
    }
}

/** Prints a text; in parentheses on its own line if it fits only there. */
export function printParenthesized(to: Output, text: string, indent: number): void {
    writeBreakable(to, text, 0, () => {
        if (indent + step + to.page.widthOf(text) > to.page.width) write(to, text);
        else printBroken(to, { open: "(", items: [text], close: ")", print: write }, indent);
    });
}
