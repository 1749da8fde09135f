/**
 * A document algebra in the manner of Wadler and Prettier: text that says where it may break, and a printer that
 * breaks it only where a line would grow too long.
 */

/** How wide lines may be, and how wide a text is (formatters differ on emoji and combining marks). */
export type Page = { readonly width: number; readonly widthOf: (text: string) => number };

export type Doc = string | readonly Doc[] | Node;

type Node =
    /** A place to break; `flat` is what stands there otherwise, `undefined` when it always breaks. */
    | { readonly kind: "line"; readonly flat: string | undefined }
    | { readonly kind: "indent"; readonly by: number; readonly doc: Doc }
    /** Lines that break all or none; `broken` when something in it always breaks. */
    | { readonly kind: "group"; readonly doc: Doc; readonly broken: boolean }
    | { readonly kind: "fill"; readonly items: readonly Doc[]; readonly ending: string }
    | { readonly kind: "ifBroken"; readonly broken: Doc; readonly flat: Doc }
    | { readonly kind: "hang"; readonly doc: Doc }
    | { readonly kind: "parenthesize"; readonly doc: Doc }
    | { readonly kind: "afterLine"; readonly text: string };

/** A break that is a space when its group fits on the line. */
export const line: Doc = { kind: "line", flat: " " };
/** A break that is nothing when its group fits on the line. */
export const softline: Doc = { kind: "line", flat: "" };
/** A break, always. */
export const hardline: Doc = { kind: "line", flat: undefined };

/** The lines that start within `doc` are indented by `by` more spaces. */
export const indent = (by: number, doc: Doc): Doc => ({ kind: "indent", by, doc });
/** `doc` on one line if it fits, else with all its own breaks. */
export const group = (doc: Doc): Doc => ({ kind: "group", doc, broken: alwaysBreaks(doc) });
/** As many items on each line as fit, and `ending` if they take more than one. */
export const fill = (items: readonly Doc[], ending: string): Doc => ({ kind: "fill", items, ending });
/** `broken` if the group around it breaks, else `flat`. */
export const ifBroken = (broken: Doc, flat: Doc = ""): Doc => ({ kind: "ifBroken", broken, flat });
/** A space and `doc`; on the next line, indented, if `doc` cannot even begin on this one. */
export const hang = (doc: Doc): Doc => ({ kind: "hang", doc });
/** `doc`, in parentheses on a line of its own if that makes it fit. */
export const parenthesize = (doc: Doc): Doc => ({ kind: "parenthesize", doc });
/** Text that stands after the end of this line as it is, such as the body of a heredoc. */
export const afterLine = (text: string): Doc => ({ kind: "afterLine", text });
/** `docs` with `separator` between them. */
export const join = (separator: Doc, docs: readonly Doc[]): Doc =>
    docs.flatMap((doc, index) => (index === 0 ? [doc] : [separator, doc]));

/** Spaces that one level of nesting takes, in every language. */
export const step = 4;

function alwaysBreaks(doc: Doc): boolean {
    if (typeof doc === "string") return false;
    if (isList(doc)) return doc.some(alwaysBreaks);
    switch (doc.kind) {
        case "line":
            return doc.flat === undefined;
        case "group":
            return doc.broken;
        case "indent":
        case "hang":
        case "parenthesize":
            return alwaysBreaks(doc.doc);
        case "fill":
            return doc.items.some(alwaysBreaks);
        case "ifBroken":
        case "afterLine":
            return false;
    }
}

const isList = (doc: Doc): doc is readonly Doc[] => Array.isArray(doc);

type Command = { readonly indent: number; readonly flat: boolean; readonly doc: Doc };

/** Prints a document; lines hold no trailing spaces but those inside its texts. */
export function printDoc(document: Doc, page: Page): string {
    const stack: Command[] = [{ indent: 0, flat: false, doc: document }];
    let output = "";
    let column = 0;
    let margin = 0; // Written only before a text, so that empty lines stay empty.
    let after = "";

    const write = (text: string) => {
        if (text === "") return;
        if (margin > 0) output += " ".repeat(margin);
        margin = 0;
        output += text;
        const lastBreak = text.lastIndexOf("\n");
        column = (lastBreak < 0 ? column : 0) + page.widthOf(text.slice(lastBreak + 1));
    };
    const newline = (indentation: number) => {
        // A shell reads a heredoc's body after the last line of a continued command.
        if (!output.endsWith("\\")) {
            output += after;
            after = "";
        }
        output += "\n";
        column = indentation;
        margin = indentation;
    };

    for (let command = stack.pop(); command !== undefined; command = stack.pop()) {
        const { indent, flat, doc } = command;
        const push = (next: Doc, nextFlat = flat, nextIndent = indent) =>
            stack.push({ indent: nextIndent, flat: nextFlat, doc: next });
        const fitsHere = (next: Doc, rest: readonly Command[] = stack) =>
            fits({ indent, flat: true, doc: next }, rest, page.width - column, page);

        if (typeof doc === "string") write(doc);
        else if (isList(doc)) for (const part of doc.toReversed()) push(part);
        else
            switch (doc.kind) {
                case "line":
                    if (flat && doc.flat !== undefined) write(doc.flat);
                    else newline(indent);
                    break;
                case "indent":
                    push(doc.doc, flat, indent + doc.by);
                    break;
                case "group":
                    push(doc.doc, !doc.broken && (flat || fitsHere(doc.doc)));
                    break;
                case "ifBroken":
                    push(flat ? doc.flat : doc.broken);
                    break;
                case "afterLine":
                    after += doc.text;
                    break;
                case "fill": {
                    const [first = "", second, ...rest] = doc.items;
                    if (flat) push(join(line, doc.items));
                    else if (second === undefined) push([first, doc.ending]);
                    else {
                        const next = rest.length > 0 ? second : [second, doc.ending];
                        push(fill([second, ...rest], doc.ending));
                        push(line, fitsHere([first, " ", next], []));
                        push(first);
                    }
                    break;
                }
                case "hang": {
                    const here = fits({ indent, flat: false, doc: [" ", doc.doc] }, stack, page.width - column, page);
                    if (here) push([" ", doc.doc]);
                    else push([hardline, doc.doc], flat, indent + step);
                    break;
                }
                case "parenthesize": {
                    const wrapped = indent + step + page.widthOf(printDoc(doc.doc, page));
                    if (fitsHere(doc.doc) || wrapped > page.width) push(doc.doc, true);
                    else push(["(", { kind: "indent", by: step, doc: [hardline, doc.doc] }, hardline, ")"], false);
                    break;
                }
            }
    }
    return output + after;
}

/** Whether `next`, and what follows it up to the next possible break, fits into `width`. */
function fits(next: Command, rest: readonly Command[], width: number, page: Page): boolean {
    const stack = [next];
    let left = width;
    let index = rest.length;
    while (left >= 0) {
        const command = stack.pop() ?? rest[--index];
        if (command === undefined) return true;
        const { flat, doc } = command;
        const push = (part: Doc, partFlat = flat) => stack.push({ ...command, doc: part, flat: partFlat });

        if (typeof doc === "string") {
            const [first = "", ...more] = doc.split("\n", 2);
            left -= page.widthOf(first);
            if (more.length > 0) return left >= 0;
        } else if (isList(doc)) for (const part of doc.toReversed()) push(part);
        else
            switch (doc.kind) {
                case "line":
                    if (!flat || doc.flat === undefined) return true;
                    left -= doc.flat.length;
                    break;
                case "group":
                    push(doc.doc, flat && !doc.broken);
                    break;
                case "indent":
                case "parenthesize":
                    push(doc.doc);
                    break;
                case "hang":
                    push([line, doc.doc]);
                    break;
                case "fill":
                    push(join(line, doc.items));
                    break;
                case "ifBroken":
                    push(flat ? doc.flat : doc.broken);
                    break;
                case "afterLine":
                    break;
            }
    }
    return false;
}
