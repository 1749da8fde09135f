/** What breaks where a line would grow too long, and how it then stands. */
import { fits, isOneLine, newline, type Output, onOneLine, settle, write, writeBreakable } from "./output.ts";

/** Spaces that one level of nesting takes, in every language. */
export const step = 4;

/** Items between brackets, with commas between them. */
export type List<Item> = {
    readonly open: string;
    readonly items: readonly Item[];
    readonly close: string;
    readonly print: (to: Output, item: Item, indent: number) => void;
    /** What stands in the place of the brackets on one line. Default: the brackets. */
    readonly inline?: readonly [open: string, close: string];
    /** It always breaks. Default: where it must. */
    readonly breaks?: boolean;
    /** Broken, each item has a line; or a line holds as many as fit; or one holds all if they fit. Default: each. */
    readonly layout?: "each" | "fill" | "together";
    /** Stands behind the last item when items have lines of their own. Default: nothing. */
    readonly ending?: string;
};

/** Prints a list, on one line if it fits. */
export function printList<Item>(to: Output, list: List<Item>, indent: number): void {
    if (list.breaks) printBroken(to, list, indent);
    else if (to.isTrial) printInline(to, list, indent);
    else {
        const text = onOneLine(to, (trial) => printInline(trial, list, indent));
        // What cannot stand on one line does not stand together on one either.
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
        // It will be printed again, broken.
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

/** Prints items on lines of their own. */
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
 * Prints a space and a text; on the next line, indented, if it does not fit on this one.
 * @param print how the text is printed there. Default: as it is
 */
export function printMoved(to: Output, text: string, indent: number, print?: (indent: number) => void): void {
    writeBreakable(to, ` ${text}`, 0, () => {
        newline(to, indent + step);
        if (print) print(indent + step);
        else write(to, text);
    });
}

/** Prints a space and what begins with `open`; on the next line, indented, if it cannot even begin on this one. */
export function printHanging(to: Output, open: string, indent: number, print: (indent: number) => void): void {
    // What stands before it breaks first if it must.
    settle(to);
    if (to.isTrial || fits(to, ` ${open}`)) {
        write(to, " ");
        print(indent);
    } else {
        newline(to, indent + step);
        print(indent + step);
    }
}

/** Prints a text, in parentheses on a line of its own if that makes it fit. */
export function printParenthesized(to: Output, text: string, indent: number): void {
    writeBreakable(to, text, 0, () => {
        if (indent + step + to.page.widthOf(text) > to.page.width) write(to, text);
        else printBroken(to, { open: "(", items: [text], close: ")", print: write }, indent);
    });
}
