/**
 * The template tags `js`, `python` and `sh`: their text is code, their holes are values.
 *
 * A template's text is taken raw, so that `\n` and a shell's line continuations stay as they are written; only
 * `` \` `` and `\${` stand for what they stand for in any template.
 */
import { type Code, type Import, insert, isCode, type LanguageId, languageOf, makeCode, type Use } from "./fragment.ts";
import * as javascript from "./javascript.ts";
import { type Doc, hardline, join, type Page, printDoc } from "./layout.ts";
import * as pythonLanguage from "./python.ts";
import { type Place, type TemplateText, templateText } from "./rows.ts";
import * as shell from "./shell.ts";
import type { Value } from "./value.ts";

const kind: unique symbol = Symbol("callsheet.hole");

/** An identifier, or several with dots between them. */
type Name = { readonly [kind]: "name"; readonly name: string };
/** Fragments on lines of their own. */
export type Lines = { readonly [kind]: "lines"; readonly codes: readonly Code[] };

/** What a hole takes. `undefined` and `false` alone on a line remove the line; elsewhere `false` is the value. */
type Hole = Value | Name | Lines;

type Tag = (strings: TemplateStringsArray, ...holes: readonly Hole[]) => Code;

type Language = {
    readonly page: Page;
    readonly literal: (value: Value, use: Use) => Doc;
    readonly assigned?: (value: Value, doc: Doc, key: string | undefined) => Doc;
    readonly argument?: (value: Value, doc: Doc) => Doc;
    readonly imports?: (needed: readonly Import[]) => Doc[];
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
        return written("js", (use) => javascript.call(callee, values, use));
    },
    /** `key: value,` a line: what stands in an object beside what is spread into it. */
    properties: (values: Values): Code => written("js", (use) => javascript.properties(Object.entries(values), use)),
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
        return written("python", (use) => pythonLanguage.call(callee, values, use));
    },
    /** `(value, …)`. */
    tuple: (...values: readonly Value[]): Code => written("python", (use) => pythonLanguage.tuple(values, use)),
    /** `"key": value,` a line: what stands in a dictionary beside what is spread into it. */
    items: (values: Values): Code => written("python", (use) => pythonLanguage.items(Object.entries(values), use)),
});

/** A fragment of shell. */
export const sh = tag("sh");

type Values = Readonly<Record<string, Value>>;

/** What a printer writes, with the imports that it asks for. */
function written(language: LanguageId, print: (use: Use) => Doc): Code {
    const imports: Import[] = [];
    const doc = print((needed) => imports.push(needed));
    return makeCode(language, doc, imports);
}

const imported = (language: LanguageId, needed: Import): Code => {
    checkName(needed.name);
    if (language === "python") checkName(needed.from);
    return makeCode(language, needed.name, [needed]);
};

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
    codes: codes.filter((code) => isCode(code)),
});

/** The program: its imports, a blank line, the code, and one newline at its end. */
export function printCode(code: Code): string {
    const { page, imports, gap } = languages[languageOf(code)];
    const head = imports ? printDoc(join(hardline, imports(code.imports)), page) : "";
    const program = printDoc(code.doc, page).replace(/\n+$/, "");
    return `${head}${head && (gap?.(program) ?? "\n\n")}${program}\n`;
}

/**
 * A tag takes each of its templates apart once. For a template without holes it always gives the same fragment.
 */
function tag(language: LanguageId): Tag {
    const texts = new WeakMap<TemplateStringsArray, TemplateText>();
    return (strings, ...holes) => {
        let text = texts.get(strings);
        if (text === undefined) {
            text = templateText(strings.raw, language === "sh");
            texts.set(strings, text);
        }
        const { places, without } = text;
        let absent = 0;
        for (const [index, place] of places.entries()) {
            if (place.is === "alone" && isAbsent(holes[index])) absent += 2 ** index;
        }
        const { rows, continued } = without(absent);
        if (rows.length === 0) return makeCode(language, []);
        const imports: Import[] = [];
        const use = (needed: Import) => imports.push(needed);
        const docs = places.map((place, index) =>
            place.is === "alone"
                ? aloneDoc(holes[index], language, use, continued.has(index))
                : holeDoc(holes[index], place, language, use),
        );
        return makeCode(language, { kind: "rows", rows, holes: docs }, imports);
    };
}

/** Whether a hole that stands alone on its row takes it along. */
function isAbsent(hole: Hole): boolean {
    if (hole === undefined || hole === false) return true;
    if (isHole(hole)) return hole[kind] === "lines" && hole.codes.length === 0;
    return isCode(hole) && Array.isArray(hole.doc) && hole.doc.length === 0;
}

/** The document of a hole that stands alone on its row, and so can be several rows, or none. */
function aloneDoc(hole: Hole, language: LanguageId, use: Use, isContinued: boolean): Doc {
    if (isAbsent(hole)) return "";
    if (!isHole(hole) || hole[kind] === "name") return holeDoc(hole, within, language, use);
    const docs = hole.codes.map((code) => insert(code, language, use));
    return join(isContinued ? [" \\", hardline] : hardline, docs);
}

const within: Place = { is: "within" };

function holeDoc(hole: Hole, { is, key }: Place, language: LanguageId, use: Use): Doc {
    const { literal, assigned, argument, reserved } = languages[language];
    if (hole === undefined) {
        throw new TypeError("A hole is undefined; only one that stands alone on its line may be absent.");
    }
    if (isHole(hole)) {
        if (hole[kind] === "lines") throw new TypeError("lines() must stand alone on a line of the template.");
        if (reserved?.test(hole.name)) throw new TypeError(`A reserved word of ${language}: ${hole.name}.`);
        return is === "assigned" ? ` ${hole.name}` : hole.name;
    }
    if (isCode(hole)) {
        const doc = insert(hole, language, use);
        return is === "assigned" ? [" ", doc] : doc;
    }
    const doc = literal(hole, use);
    if (is === "assigned" && assigned) return assigned(hole, doc, key);
    return is === "argument" && argument ? argument(hole, doc) : doc;
}

const isHole = (hole: Hole): hole is Name | Lines => typeof hole === "object" && hole !== null && kind in hole;
