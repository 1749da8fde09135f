/**
 * The template tags `js`, `python` and `sh`: their text is code, their holes are values.
 *
 * A template's text is taken raw, so that `\n` and a shell's line continuations stay as they are written; only
 * `` \` `` and `\${` stand for what they stand for in any template.
 */
import { type Code, insert, isCode, kind, kindOf, makeCode } from "./fragment.ts";
import * as javascript from "./javascript.ts";
import {
    type Import,
    type LanguageId,
    need,
    newline,
    type Output,
    outputOf,
    type Page,
    textOf,
    write,
} from "./output.ts";
import * as pythonLanguage from "./python.ts";
import { type Place, type Row, templateText } from "./rows.ts";
import * as shell from "./shell.ts";
import type { Value } from "./value.ts";

/** An identifier, or several with dots between them. */
type Name = { readonly [kind]: "name"; readonly name: string };
/** Fragments on lines of their own. */
export type Lines = { readonly [kind]: "lines"; readonly codes: readonly Code[] };

/** What a hole takes. `undefined` and `false` alone on a line remove the line; elsewhere `false` is the value. */
type Hole = Value | Name | Lines;

type Tag = (strings: TemplateStringsArray, ...holes: readonly Hole[]) => Code;

type Language = {
    readonly page: Page;
    readonly printLiteral: (to: Output, value: Value, indent: number) => void;
    readonly printAssigned?: (to: Output, value: Value, key: string | undefined, indent: number) => void;
    readonly printArgument?: (to: Output, value: Value, indent: number) => void;
    readonly imports?: (needed: readonly Import[]) => string;
    /** What stands between the imports and the program. */
    readonly gap?: (program: string) => string;
    readonly reserved?: RegExp;
};

const languages: Readonly<Record<LanguageId, Language>> = {
    js: javascript,
    python: pythonLanguage,
    sh: shell,
};

/** A fragment of JavaScript. */
export const js = Object.assign(tag("js"), {
    /** `name`, imported by `import { name } from "module"`. */
    from: (module: string, name: string): Code => imported("js", { from: module, name, whole: false }),
    /** `name`, imported by `import name from "module"`. */
    fromDefault: (module: string, name: string): Code => imported("js", { from: module, name, whole: true }),
    /** `callee(value, …)`, for texts and fragments. */
    call: (callee: string, ...values: readonly Value[]): Code => {
        checkName(callee);
        return makeCode("js", (to, indent) => javascript.printCall(to, callee, values, indent));
    },
    /** `key: value,` a line: what stands in an object beside what is spread into it. */
    properties: (values: Values): Code => {
        const entries = Object.entries(values);
        const print = (to: Output, indent: number) => javascript.printProperties(to, entries, indent);
        return makeCode("js", print, entries.length === 0);
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
        return makeCode("python", (to, indent) => pythonLanguage.printCall(to, callee, values, indent));
    },
    /** `(value, …)`. */
    tuple: (...values: readonly Value[]): Code =>
        makeCode("python", (to, indent) => pythonLanguage.printTuple(to, values, indent)),
    /** `"key": value,` a line: what stands in a dictionary beside what is spread into it. */
    items: (values: Values): Code => {
        const entries = Object.entries(values);
        const print = (to: Output, indent: number) => pythonLanguage.printItems(to, entries, indent);
        return makeCode("python", print, entries.length === 0);
    },
});

/** A fragment of shell. */
export const sh = tag("sh");

type Values = Readonly<Record<string, Value>>;

function imported(language: LanguageId, needed: Import): Code {
    checkName(needed.name);
    if (language === "python") checkName(needed.from);
    return makeCode(language, (to) => {
        need(to, needed);
        write(to, needed.name);
    });
}

/** An identifier in code, or several with dots between them. @throws TypeError if it is none. */
export function name(identifier: string): Name {
    checkName(identifier);
    return { [kind]: "name", name: identifier };
}

function checkName(identifier: string): void {
    if (!/^[A-Za-z_$][\w$]*(\.[A-Za-z_$][\w$]*)*$/.test(identifier)) {
        throw new TypeError(`Not an identifier: ${JSON.stringify(identifier)}.`);
    }
}

/** Fragments one per line, where the hole stands alone on its line; `undefined` and `false` among them are left out. */
export const lines = (codes: readonly (Code | undefined | false)[]): Lines => ({
    [kind]: "lines",
    codes: codes.filter(isCode),
});

/** The program: its imports, a blank line, the code, and one newline at its end. */
export function printCode({ language, print }: Code): string {
    const { page, gap } = languages[language];
    const output = outputOf(language, page);
    print(output, 0);
    let program = textOf(output);
    while (program.endsWith("\n")) program = program.slice(0, -1);
    const head = headOf(language, output.imports);
    return `${head}${head && (gap?.(program) ?? "\n\n")}${program}\n`;
}

/** Import statements by what is imported. Only templates import, and not many sets of modules, so these are few. */
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

/** A template as a function of what stands in its holes. */
type Template = (holes: readonly Hole[]) => Code;

/** Takes a template's text apart, which is the same at every call. */
function templateOf(raw: readonly string[], language: LanguageId): Template {
    const { alone, without } = templateText(raw, language === "sh");
    return (holes) => {
        let absent = 0;
        for (const index of alone) if (isAbsent(holes[index])) absent += 2 ** index;
        const rows = without(absent);
        return makeCode(language, (to, indent) => printRows(to, rows, holes, indent), rows.length === 0);
    };
}

/** Whether a hole takes its row along, if it stands alone on it. */
const isAbsent = (hole: Hole): boolean =>
    hole === undefined ||
    hole === false ||
    (isLines(hole) && hole.codes.length === 0) ||
    (isCode(hole) && hole.isEmpty);

function printRows(to: Output, rows: readonly Row[], holes: readonly Hole[], indent: number): void {
    for (const row of rows) {
        const inside = indent + row.margin;
        // The first goes on with the line that the template is inserted into.
        if (row !== rows[0]) newline(to, inside);
        for (const part of row.parts) {
            if (typeof part === "string") write(to, part);
            else printHole(to, holes[part.hole], part, inside);
        }
    }
}

function printHole(to: Output, hole: Hole, { is, key, continued }: Place, indent: number): void {
    const { printLiteral, printAssigned, printArgument, reserved } = languages[to.language];
    if (hole === undefined) {
        throw new TypeError("A hole is undefined; only one that stands alone on its line may be absent.");
    }
    if (isLines(hole)) {
        if (is !== "alone") throw new TypeError("lines() must stand alone on a line of the template.");
        printLines(to, hole, indent, continued ? " \\" : "");
    } else if (isName(hole)) {
        if (reserved?.test(hole.name)) throw new TypeError(`A reserved word of ${to.language}: ${hole.name}.`);
        write(to, is === "assigned" ? ` ${hole.name}` : hole.name);
    } else if (isCode(hole)) {
        if (is === "assigned") write(to, " ");
        insert(to, hole, indent);
    } else if (is === "assigned" && printAssigned) printAssigned(to, hole, key, indent);
    else if (is === "argument" && printArgument) printArgument(to, hole, indent);
    else printLiteral(to, hole, indent);
}

/** @param continuation behind every line but the last */
function printLines(to: Output, { codes }: Lines, indent: number, continuation: string): void {
    for (const code of codes) {
        if (code !== codes[0]) {
            write(to, continuation);
            newline(to, indent);
        }
        insert(to, code, indent);
    }
}

const isName = (hole: Hole): hole is Name => kindOf(hole) === "name";
const isLines = (hole: Hole): hole is Lines => kindOf(hole) === "lines";
