/**
 * Laying documents out: text that says where it may break, and a printer that breaks it only where a line would grow
 * too long.
 *
 * The printer writes first and looks afterwards: what may break is written on one line, and only when that line has
 * ended and is too long, it is taken back and written broken. Most lines are short, and are measured once or never.
 */

/** How wide lines may be, and how wide a text is (formatters differ on emoji and combining marks). */
export type Page = { readonly width: number; readonly widthOf: (text: string) => number };

export type Doc = string | readonly Doc[] | Node;

type Node =
    | Rows
    | List
    | { readonly kind: "series"; readonly items: readonly Doc[]; readonly ending: string }
    | { readonly kind: "moved"; readonly doc: Doc }
    | { readonly kind: "hang"; readonly list: List }
    | { readonly kind: "parenthesize"; readonly text: string }
    | { readonly kind: "afterLine"; readonly text: string }
    | { readonly kind: "hardline" };

/** Lines of code with holes in them. */
type Rows = { readonly kind: "rows"; readonly rows: readonly Row[]; readonly holes: readonly Doc[] };

/** A line: its indentation, which the first line of all does not write; texts, and the holes between them by index. */
export type Row = { readonly margin: number; readonly parts: readonly (string | number)[] };

/** Items with commas between them, in brackets. */
type List = {
    readonly kind: "list";
    readonly open: string;
    readonly items: readonly Doc[];
    readonly close: string;
    /** What stands in the place of the brackets on one line. Default: the brackets. */
    readonly inline?: readonly [open: string, close: string] | undefined;
    /** It always breaks. */
    readonly broken: boolean;
    /** Broken, each item has a line; or a line holds as many as fit; or one holds all if they fit. */
    readonly layout: "each" | "fill" | "together";
    /** Stands behind the last item when items have lines of their own. */
    readonly ending: string;
};

/** Items in brackets, on one line if they fit. */
export const list = (
    open: string,
    items: readonly Doc[],
    close: string,
    { inline, broken = items.some(alwaysBreaks), layout = "each", ending = "" }: Partial<List> = {},
): List => ({ kind: "list", open, items, close, inline, broken, layout, ending });
/** A space and `doc`; on the next line, indented, if `doc` does not fit on this one. */
export const moved = (doc: Doc): Doc => ({ kind: "moved", doc });
/** A space and `doc`; on the next line, indented, if `doc` cannot even begin on this one. Only a list can begin. */
export const hang = (doc: Doc): Doc =>
    typeof doc === "object" && "kind" in doc && doc.kind === "list" ? { kind: "hang", list: doc } : moved(doc);
/** The text, in parentheses on a line of its own if that makes it fit. */
export const parenthesize = (text: string): Doc => ({ kind: "parenthesize", text });
/** Text that stands after the end of this line as it is, such as the body of a heredoc. */
export const afterLine = (text: string): Doc => ({ kind: "afterLine", text });
/** A break, always. */
export const hardline: Doc = { kind: "hardline" };
/** `docs` with `separator` between them. */
export const join = (separator: Doc, docs: readonly Doc[]): readonly Doc[] =>
    docs.flatMap((doc, index) => (index === 0 ? [doc] : [separator, doc]));

/** Spaces that one level of nesting takes, in every language. */
export const step = 4;

const isDocs = (doc: Doc): doc is readonly Doc[] => Array.isArray(doc);

function alwaysBreaks(doc: Doc): boolean {
    if (typeof doc === "string") return false;
    if (isDocs(doc)) return doc.some(alwaysBreaks);
    switch (doc.kind) {
        case "rows":
            return doc.rows.length > 1 || doc.holes.some(alwaysBreaks);
        case "list":
            return doc.broken;
        case "series":
            return doc.items.some(alwaysBreaks);
        case "moved":
            return alwaysBreaks(doc.doc);
        case "hang":
            return doc.list.broken;
        case "hardline":
            return true;
        case "parenthesize":
        case "afterLine":
            return false;
    }
}

/** A document on one line. */
function flat(doc: Doc): string {
    if (typeof doc === "string") return doc;
    if (isDocs(doc)) return doc.map(flat).join("");
    switch (doc.kind) {
        case "rows":
            return doc.rows
                .flatMap(({ parts }) => parts.map((part) => (typeof part === "string" ? part : flatHole(doc, part))))
                .join("");
        case "list": {
            const [open, close] = doc.inline ?? [doc.open, doc.close];
            return open + doc.items.map(flat).join(", ") + close;
        }
        case "series":
            return doc.items.map(flat).join(", ");
        case "moved":
            return ` ${flat(doc.doc)}`;
        case "hang":
            return ` ${flat(doc.list)}`;
        case "parenthesize":
            return doc.text;
        case "afterLine":
        case "hardline":
            return "";
    }
}

const flatHole = ({ holes }: Rows, index: number): string => flat(holes[index] ?? "");

/** What has been printed. */
type Output = {
    readonly page: Page;
    /** The lines that have ended. */
    done: string;
    /** The line that is being written. */
    line: string;
    /** Its indentation, written only before a text, so that empty lines stay empty. */
    margin: number;
    /** What follows its end. */
    after: string;
    /** What stands in it and may break, from left to right. */
    pending: Pending[];
};

type Breakable = Extract<Node, { readonly kind: "list" | "series" | "moved" | "parenthesize" }>;

/** What is written on one line from `start` to `end`. */
type Pending = { readonly node: Breakable; readonly indent: number; readonly start: number; readonly end: number };

/** Prints a document; lines hold no trailing spaces but those inside its texts. */
export function printDoc(document: Doc, page: Page): string {
    const output: Output = { page, done: "", line: "", margin: 0, after: "", pending: [] };
    print(output, document, 0);
    settle(output);
    return output.done + output.line + output.after;
}

function print(output: Output, doc: Doc, indent: number): void {
    if (typeof doc === "string") write(output, doc);
    else if (isDocs(doc)) for (const part of doc) print(output, part, indent);
    else
        switch (doc.kind) {
            case "rows":
                printRows(output, doc, indent);
                break;
            case "list":
                if (doc.broken) printBroken(output, doc, indent);
                else printOnLine(output, doc, indent);
                break;
            case "series":
            case "moved":
            case "parenthesize":
                printOnLine(output, doc, indent);
                break;
            case "hang":
                // What stands before it breaks first if it must.
                settle(output);
                if (fits(output, ` ${doc.list.open}`)) print(output, [" ", doc.list], indent);
                else printBroken(output, { kind: "moved", doc: doc.list }, indent);
                break;
            case "afterLine":
                output.after += doc.text;
                break;
            case "hardline":
                newline(output, indent);
        }
}

function printRows(output: Output, { rows, holes }: Rows, indent: number): void {
    for (const row of rows) {
        const inside = indent + row.margin;
        if (row !== rows[0]) newline(output, inside);
        for (const part of row.parts) {
            if (typeof part === "string") write(output, part);
            else print(output, holes[part] ?? "", inside);
        }
    }
}

function write(output: Output, text: string): void {
    if (text === "") return;
    output.line = output.line === "" ? " ".repeat(output.margin) + text : output.line + text;
}

function newline(output: Output, indent: number): void {
    settle(output);
    output.done += output.line;
    // A shell reads a heredoc's body after the last line of a continued command.
    if (output.after !== "" && !output.line.endsWith("\\")) {
        output.done += output.after;
        output.after = "";
    }
    output.done += "\n";
    output.line = "";
    output.margin = indent;
}

/** Writes on one line what may break. */
function printOnLine(output: Output, node: Breakable, indent: number): void {
    const start = output.line === "" ? output.margin : output.line.length;
    write(output, flat(node));
    output.pending.push({ node, indent, start, end: output.line.length });
}

/** Whether the line has room for what stands in it up to `end`, and for `more`. */
const fits = ({ line, page }: Output, more = "", end = line.length): boolean =>
    page.widthOf(line.slice(0, end) + more) <= page.width;

/** Breaks what has to be broken in the line that has been written. */
function settle(output: Output): void {
    const { pending, line } = output;
    if (pending.length === 0) return;
    output.pending = [];
    if (fits(output)) return;
    const index = pending.findIndex((_, index) => {
        // What follows counts up to where it may break itself.
        const { node, start } = pending[index + 1] ?? {};
        return !fits(output, node?.kind === "list" ? node.open : "", start);
    });
    const first = pending[index];
    if (first === undefined) return;
    output.line = line.slice(0, first.start);
    printBroken(output, first.node, first.indent);
    write(output, line.slice(first.end));
    const shift = output.line.length - line.length;
    for (const { node, indent, start, end } of pending.slice(index + 1)) {
        output.pending.push({ node, indent, start: start + shift, end: end + shift });
    }
    settle(output);
}

function printBroken(output: Output, node: Breakable, indent: number): void {
    const inside = indent + step;
    switch (node.kind) {
        case "moved":
            newline(output, inside);
            print(output, node.doc, inside);
            break;
        case "parenthesize":
            if (inside + output.page.widthOf(node.text) > output.page.width) write(output, node.text);
            else printBroken(output, list("(", [node.text], ")"), indent);
            break;
        case "series":
            for (const [index, item] of node.items.entries()) {
                if (index > 0) newline(output, indent);
                print(output, item, indent);
                write(output, index < node.items.length - 1 ? "," : node.ending);
            }
            break;
        case "list":
            write(output, node.open);
            newline(output, inside);
            printItems(output, node, inside);
            newline(output, indent);
            write(output, node.close);
    }
}

function printItems(output: Output, { items, broken, layout, ending }: List, indent: number): void {
    const series = { kind: "series", items, ending } as const;
    if (layout === "together" && !broken) print(output, series, indent);
    else if (layout !== "fill") printBroken(output, series, indent);
    else
        for (const [index, item] of items.entries()) {
            const text = flat(item) + (index < items.length - 1 ? "," : ending);
            if (index > 0 && fits(output, ` ${text}`)) write(output, " ");
            else if (index > 0) newline(output, indent);
            write(output, text);
        }
}
