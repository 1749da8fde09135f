/**
 * Template tags, such as `js`, `python` and `sh`: their text is code, their holes are values.
 *
 * The text is raw, so that `\n` and shell line continuations stay as they are written; only `` \` `` and `\${` are
 * unescaped.
 */
import { addImport, type Import, newline, type Output, outputOf, textOf, write, writeBlock } from "./output.ts";
import { type HolePosition, parseTemplate, type Row } from "./parse-template.ts";
import { Code, insert, type Printer, type Value } from "./value.ts";

/** An identifier, or a dotted path of identifiers. */
class Name {
    readonly name: string;
    constructor(name: string) {
        this.name = name;
    }
}

/** Fragments, each on its own line. */
export class Lines {
    readonly codes: readonly Code[];
    constructor(codes: readonly Code[]) {
        this.codes = codes;
    }
}

/** The content of a hole. `undefined` or `false` alone on a line removes the line; elsewhere `false` is a value. */
type Hole = Value | Name | Lines;

/** The tag of templates in a language. */
export type Tag = (strings: TemplateStringsArray, ...holes: readonly Hole[]) => Code;

/** The tag of a language. */
export function tag(printer: Printer): Tag {
    const templates = new WeakMap<TemplateStringsArray, Template>();
    return (strings, ...holes) => {
        let template = templates.get(strings);
        if (template === undefined) {
            template = templateOf(strings.raw, printer);
            templates.set(strings, template);
        }
        return template(holes);
    };
}

/** A fragment that is the imported name. */
export function imported(printer: Printer, added: Import): Code {
    checkName(added.name);
    return new Code(printer, (to) => {
        addImport(to, added);
        write(to, added.name);
    });
}

/** An identifier in code, or a dotted path of identifiers. @throws TypeError for anything else */
export function name(identifier: string): Name {
    checkName(identifier);
    return new Name(identifier);
}

/** @throws TypeError for a text that is not an identifier, or a dotted path of identifiers */
export function checkName(identifier: string): void {
    if (!/^[A-Za-z_$][\w$]*(\.[A-Za-z_$][\w$]*)*$/.test(identifier)) {
        throw new TypeError(`Not an identifier: ${JSON.stringify(identifier)}.`);
    }
}

/** Fragments one per line, for a hole that is alone on its line. `undefined` and `false` are skipped. */
export const lines = (codes: readonly (Code | undefined | false)[]): Lines =>
    new Lines(codes.filter((code) => code instanceof Code));

/** Prints the program: its imports, a blank line, the code, and a final newline. */
export function printCode({ printer, print }: Code): string {
    const output = outputOf(printer.id, printer.page);
    print(output, 0);
    let program = textOf(output);
    while (output.line === "" && program.endsWith("\n")) program = program.slice(0, -1);
    const head = headOf(printer, output.imports);
    return `${head}${head && (printer.gap?.(program) ?? "\n\n")}${program}\n`;
}

/** A cache of import statements, by the imports one after the other: templates have few combinations of them. */
type Heads = { head?: string; readonly next: WeakMap<Import, Heads> };
const heads: Heads = { next: new WeakMap() };

function headOf({ imports }: Printer, allImports: readonly Import[]): string {
    if (!imports || allImports.length === 0) return "";
    let place = heads;
    for (const one of allImports) {
        const next: Heads = place.next.get(one) ?? { next: new WeakMap() };
        place.next.set(one, next);
        place = next;
    }
    place.head ??= imports(allImports);
    return place.head;
}

/** A parsed template: a function of the content of its holes. */
type Template = (holes: readonly Hole[]) => Code;

/** Parses a template's text, once per template. */
function templateOf(raw: readonly string[], printer: Printer): Template {
    const { alone, without } = parseTemplate(raw, printer.continuesLines ?? false);
    return (holes) => {
        let absent = 0;
        for (const index of alone) if (isAbsent(holes[index])) absent |= 1 << index;
        const rows = without(absent);
        return new Code(printer, (to, indent) => printRows(to, rows, holes, indent, printer), rows.length === 0);
    };
}

/** Whether a hole prints nothing. If it is alone on its row, the row is removed. */
const isAbsent = (hole: Hole): boolean =>
    hole === undefined ||
    hole === false ||
    (hole instanceof Lines && hole.codes.length === 0) ||
    (hole instanceof Code && hole.isEmpty);

function printRows(to: Output, rows: readonly Row[], holes: readonly Hole[], indent: number, printer: Printer): void {
    for (const row of rows) {
        const inside = indent + row.margin;
        // The first row continues the line that the template is inserted into.
        if (row !== rows[0]) newline(to, inside);
        for (const part of row.parts) {
            if (typeof part === "string") write(to, part);
            else printHole(to, holes[part.hole], part, inside, printer);
        }
        if (row.below !== undefined) writeBlock(to, row.below, indent);
    }
}

function printHole(
    to: Output,
    hole: Hole,
    { is, key, continued }: HolePosition,
    indent: number,
    printer: Printer,
): void {
    if (typeof hole !== "string") {
        if (hole === undefined) {
            throw new TypeError("A hole is undefined; only one alone on its line may be.");
        }
        if (hole instanceof Code) {
            if (is === "assigned") write(to, " ");
            insert(to, hole, indent);
            return;
        }
        if (hole instanceof Name) {
            if (hole.name.split(".").some((word) => printer.reserved?.has(word))) {
                throw new TypeError(`A reserved word of ${printer.id}: ${hole.name}.`);
            }
            write(to, is === "assigned" ? ` ${hole.name}` : hole.name);
            return;
        }
        if (hole instanceof Lines) {
            if (is !== "alone") throw new TypeError("lines() must stand alone on a line.");
            printLines(to, hole, indent, continued ? " \\" : "");
            return;
        }
    }
    if (is === "assigned" && printer.printAssigned) printer.printAssigned(to, hole, key, indent);
    else if (is === "argument" && printer.printArgument) printer.printArgument(to, hole, indent);
    else printer.printLiteral(to, hole, indent);
}

/** @param continuation appended to every line but the last */
function printLines(to: Output, { codes }: Lines, indent: number, continuation: string): void {
    for (const code of codes) {
        if (code !== codes[0]) {
            write(to, continuation);
            newline(to, indent);
        }
        insert(to, code, indent);
    }
}
