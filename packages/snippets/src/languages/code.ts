/**
 * The template tags `js`, `python` and `sh`: their text is code, their holes are values.
 *
 * The text is raw, so that `\n` and shell line continuations stay as they are written; only `` \` `` and `\${` are
 * unescaped.
 */
import { Code, insert } from "./fragment.ts";
import { javascript, printCall as printJsCall, printProperties } from "./javascript.ts";
import type { Language } from "./language.ts";
import {
    addImport,
    type Import,
    type LanguageId,
    newline,
    type Output,
    outputOf,
    textOf,
    write,
    writeBlock,
} from "./output.ts";
import { type HolePosition, parseTemplate, type Row } from "./parse-template.ts";
import { printItems, printCall as printPythonCall, printTuple, python as pythonLanguage } from "./python.ts";
import { shell } from "./shell.ts";
import { entriesOf, type Value } from "./value.ts";

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

type Tag = (strings: TemplateStringsArray, ...holes: readonly Hole[]) => Code;

const languages: Readonly<Record<LanguageId, Language>> = { js: javascript, python: pythonLanguage, sh: shell };

/** A fragment of JavaScript. */
export const js = Object.assign(tag("js"), {
    /** `name`, imported by `import { name } from "module"`. */
    from: (module: string, name: string): Code => imported("js", { from: module, name, whole: false }),
    /** `name`, imported by `import name from "module"`. */
    fromDefault: (module: string, name: string): Code => imported("js", { from: module, name, whole: true }),
    /** `callee(value, …)`; the values are texts or fragments. */
    call: (callee: string, ...values: readonly Value[]): Code => {
        checkName(callee);
        return new Code("js", (to, indent) => printJsCall(to, callee, values, indent));
    },
    /** `key: value,` on each line, for an object that also spreads another one. */
    properties: (values: Values): Code => {
        const entries = entriesOf(values);
        const print = (to: Output, indent: number) => printProperties(to, entries, indent);
        return new Code("js", print, entries.length === 0);
    },
});

/** A fragment of Python. */
export const python = Object.assign(tag("python"), {
    /** `name`, imported by `from module import name`. */
    from: (module: string, name: string): Code => imported("python", { from: module, name, whole: false }),
    /** `module`, imported by `import module`. */
    module: (module: string): Code => imported("python", { from: module, name: module, whole: true }),
    /** `callee(value, …)`. */
    call: (callee: string, ...values: readonly Value[]): Code => {
        checkName(callee);
        return new Code("python", (to, indent) => printPythonCall(to, callee, values, indent));
    },
    /** `(value, …)`. */
    tuple: (...values: readonly Value[]): Code => new Code("python", (to, indent) => printTuple(to, values, indent)),
    /** `"key": value,` on each line, for a dictionary that also spreads another one. */
    items: (values: Values): Code => {
        const entries = entriesOf(values);
        const print = (to: Output, indent: number) => printItems(to, entries, indent);
        return new Code("python", print, entries.length === 0);
    },
});

/** A fragment of shell. */
export const sh = tag("sh");

type Values = Readonly<Record<string, Value>>;

function imported(language: LanguageId, needed: Import): Code {
    checkName(needed.name);
    if (language === "python") checkName(needed.from);
    return new Code(language, (to) => {
        addImport(to, needed);
        write(to, needed.name);
    });
}

/** An identifier in code, or a dotted path of identifiers. @throws TypeError for anything else */
export function name(identifier: string): Name {
    checkName(identifier);
    return new Name(identifier);
}

function checkName(identifier: string): void {
    if (!/^[A-Za-z_$][\w$]*(\.[A-Za-z_$][\w$]*)*$/.test(identifier)) {
        throw new TypeError(`Not an identifier: ${JSON.stringify(identifier)}.`);
    }
}

/** Fragments one per line, for a hole that is alone on its line. `undefined` and `false` are skipped. */
export const lines = (codes: readonly (Code | undefined | false)[]): Lines =>
    new Lines(codes.filter((code) => code instanceof Code));

/** Prints the program: its imports, a blank line, the code, and a final newline. */
export function printCode({ language, print }: Code): string {
    const { page, gap } = languages[language];
    const output = outputOf(language, page);
    print(output, 0);
    let program = textOf(output);
    while (output.line === "" && program.endsWith("\n")) program = program.slice(0, -1);
    const head = headOf(language, output.imports);
    return `${head}${head && (gap?.(program) ?? "\n\n")}${program}\n`;
}

/** A cache of import statements. It stays small: only templates import, and they have few combinations of modules. */
const heads = new Map<string, string>();

function headOf(language: LanguageId, needed: readonly Import[]): string {
    const { imports } = languages[language];
    if (imports === undefined || needed.length === 0) return "";
    let key: string = language;
    for (const { from, name, whole } of needed) key += `\n${from} ${name} ${whole}`;
    const known = heads.get(key);
    if (known !== undefined) return known;
    const head = imports(needed);
    heads.set(key, head);
    return head;
}

function tag(language: LanguageId): Tag {
    const templates = new WeakMap<TemplateStringsArray, Template>();
    return (strings, ...holes) => {
        let template = templates.get(strings);
        if (template === undefined) {
            template = templateOf(strings.raw, language);
            templates.set(strings, template);
        }
        return template(holes);
    };
}

/** A parsed template: a function of the content of its holes. */
type Template = (holes: readonly Hole[]) => Code;

/** Parses a template's text, once per template. */
function templateOf(raw: readonly string[], language: LanguageId): Template {
    const grammar = languages[language];
    const { alone, without } = parseTemplate(raw, language === "sh");
    return (holes) => {
        let absent = 0;
        for (const index of alone) if (isAbsent(holes[index])) absent += 2 ** index;
        const rows = without(absent);
        return new Code(language, (to, indent) => printRows(to, rows, holes, indent, grammar), rows.length === 0);
    };
}

/** Whether a hole prints nothing. If it is alone on its row, the row is removed. */
const isAbsent = (hole: Hole): boolean =>
    hole === undefined ||
    hole === false ||
    (hole instanceof Lines && hole.codes.length === 0) ||
    (hole instanceof Code && hole.isEmpty);

function printRows(to: Output, rows: readonly Row[], holes: readonly Hole[], indent: number, grammar: Language): void {
    for (const row of rows) {
        const inside = indent + row.margin;
        // The first row continues the line that the template is inserted into.
        if (row !== rows[0]) newline(to, inside);
        for (const part of row.parts) {
            if (typeof part === "string") write(to, part);
            else printHole(to, holes[part.hole], part, inside, grammar);
        }
        if (row.below !== undefined) writeBlock(to, row.below, indent);
    }
}

function printHole(
    to: Output,
    hole: Hole,
    { is, key, continued }: HolePosition,
    indent: number,
    grammar: Language,
): void {
    if (typeof hole !== "string") {
        if (hole === undefined) {
            throw new TypeError("A hole is undefined; only one that stands alone on its line may be absent.");
        }
        if (hole instanceof Code) {
            if (is === "assigned") write(to, " ");
            insert(to, hole, indent);
            return;
        }
        if (hole instanceof Name) {
            if (grammar.reserved?.test(hole.name)) {
                throw new TypeError(`A reserved word of ${to.language}: ${hole.name}.`);
            }
            write(to, is === "assigned" ? ` ${hole.name}` : hole.name);
            return;
        }
        if (hole instanceof Lines) {
            if (is !== "alone") throw new TypeError("lines() must stand alone on a line of the template.");
            printLines(to, hole, indent, continued ? " \\" : "");
            return;
        }
    }
    if (is === "assigned" && grammar.printAssigned) grammar.printAssigned(to, hole, key, indent);
    else if (is === "argument" && grammar.printArgument) grammar.printArgument(to, hole, indent);
    else grammar.printLiteral(to, hole, indent);
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
