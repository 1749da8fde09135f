/**
 * The template tags `js`, `python` and `sh`: their text is code, their holes are values.
 *
 * A template's text is taken raw, so that `\n` and a shell's line continuations stay as they are written; only
 * `` \` `` and `\${` stand for what they stand for in any template.
 */
import { type Code, type Import, insert, isCode, type LanguageId, languageOf, makeCode, type Use } from "./fragment.ts";
import * as javascript from "./javascript.ts";
import { type Doc, hardline, indent, join, type Page, printDoc } from "./layout.ts";
import * as pythonLanguage from "./python.ts";
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

type Part = string | { readonly hole: Hole };
type Line = { readonly margin: number; readonly parts: readonly Part[] };

function tag(language: LanguageId): Tag {
    return (strings, ...holes) => {
        const imports: Import[] = [];
        const docs: Doc[] = [];
        for (const { margin, parts } of present(templateLines(strings.raw, holes), language)) {
            const newline = docs.length > 0 ? [hardline] : [];
            if (parts.length === 0) docs.push(newline);
            else docs.push(indent(margin, [newline, lineDoc(parts, language, (needed) => imports.push(needed))]));
        }
        return makeCode(language, docs, imports);
    };
}

/** The template's lines without the indentation that they share and without blank lines around them. */
function templateLines(raw: readonly string[], holes: readonly Hole[]): Line[] {
    const rows: Part[][] = [[]];
    for (const [index, text] of raw.entries()) {
        const [first = "", ...more] = text.replace(/\\(`|\$\{)/g, "$1").split("\n");
        rows.at(-1)?.push(first);
        for (const row of more) rows.push([row]);
        if (index < holes.length) rows.at(-1)?.push({ hole: holes[index] });
    }
    const all = rows.map((row, index): Line => {
        const parts = row.filter((part) => part !== "");
        const [first, ...rest] = parts;
        const last = parts.at(-1);
        if (typeof first !== "string") return { margin: 0, parts };
        if (parts.length === 1 && first.trim() === "") return { margin: 0, parts: [] };
        // What stands right behind the opening backtick has no indentation of its own.
        const text = index === 0 ? first : first.trimStart();
        const trimmed = [...(text === "" ? [] : [text]), ...rest];
        if (typeof last === "string") trimmed.splice(-1, 1, (trimmed.length === 1 ? text : last).trimEnd());
        return { margin: first.length - text.length, parts: trimmed.filter((part) => part !== "") };
    });
    const start = all.findIndex(({ parts }) => parts.length > 0);
    const body = start < 0 ? [] : all.slice(start, all.findLastIndex(({ parts }) => parts.length > 0) + 1);
    const margins = body
        .filter(({ parts }, index) => parts.length > 0 && start + index > 0)
        .map(({ margin }) => margin);
    const common = margins.length > 0 ? Math.min(...margins) : 0;
    return body.map(({ margin, parts }) => ({ margin: Math.max(0, margin - common), parts }));
}

/** The lines that are there: absent holes take theirs along, and `lines()` become as many as they are. */
function present(all: readonly Line[], language: LanguageId): Line[] {
    const kept: Line[] = [];
    const isBlank = (line: Line | undefined) => line === undefined || line.parts.length === 0;
    let removed = false;
    for (const line of all) {
        const codes = alone(line.parts, language);
        const continued = language === "sh" && endsInContinuation(kept.at(-1));
        const continues = language === "sh" && endsInContinuation(line);
        if (codes === undefined) {
            // A line that disappears between two blank lines leaves one of them.
            if (!(removed && isBlank(line) && isBlank(kept.at(-1)))) kept.push(line);
            removed = false;
            continue;
        }
        removed = codes.length === 0;
        if (removed && continued && !continues) endContinuation(kept);
        for (const [index, code] of codes.entries()) {
            const last = index === codes.length - 1;
            const goesOn = last ? continues : continued || continues;
            kept.push({ margin: line.margin, parts: [{ hole: code }, ...(goesOn ? [" \\"] : [])] });
        }
    }
    while (kept.length > 0 && isBlank(kept.at(-1))) kept.pop();
    return kept;
}

/** The fragments of a hole that stands alone on its line, if it is one that can be several or none. */
function alone(parts: readonly Part[], language: LanguageId): readonly Code[] | undefined {
    const [first, ...rest] = parts;
    if (first === undefined || typeof first === "string") return undefined;
    const { hole } = first;
    const ending = rest.join("");
    if (rest.length > 0 && !(language === "sh" && rest.length === 1 && ending.trim() === "\\")) {
        return undefined;
    }
    if (hole === undefined || hole === false) return [];
    if (isHole(hole) && hole[kind] === "lines") return hole.codes;
    return isCode(hole) && Array.isArray(hole.doc) && hole.doc.length === 0 ? [] : undefined;
}

function endsInContinuation(line: Line | undefined): boolean {
    const last = line?.parts.at(-1);
    return typeof last === "string" && last.endsWith("\\");
}

function endContinuation(kept: Line[]): void {
    const line = kept.pop();
    const last = line?.parts.at(-1);
    if (line === undefined || typeof last !== "string") return;
    const text = last.slice(0, -1).trimEnd();
    kept.push({ margin: line.margin, parts: [...line.parts.slice(0, -1), ...(text === "" ? [] : [text])] });
}

function lineDoc(parts: readonly Part[], language: LanguageId, use: Use): Doc[] {
    const docs: Doc[] = [];
    for (const [index, part] of parts.entries()) {
        if (typeof part === "string") docs.push(part);
        else docs.push(holeDoc(part.hole, docs, parts[index + 1], language, use));
    }
    return docs;
}

/** A hole's document; where a formatter would break before it, the space before it becomes a part of it. */
function holeDoc(hole: Hole, docs: Doc[], next: Part | undefined, language: LanguageId, use: Use): Doc {
    const { literal, assigned, argument, reserved } = languages[language];
    if (hole === undefined) {
        throw new TypeError("A hole is undefined; only one that stands alone on its line may be absent.");
    }
    if (isHole(hole)) {
        if (hole[kind] === "lines") throw new TypeError("lines() must stand alone on a line of the template.");
        if (reserved?.test(hole.name)) throw new TypeError(`A reserved word of ${language}: ${hole.name}.`);
        return hole.name;
    }
    if (isCode(hole)) return insert(hole, language, use);
    const doc = literal(hole, use);
    const before = docs.at(-1);
    if (typeof before !== "string") return doc;
    const after = typeof next === "string" ? next : "";
    const [, left, operator] = before.match(/^(.*)( =|:) $/s) ?? [];
    if (assigned && left !== undefined && operator !== undefined) {
        docs.splice(-1, 1, left + operator);
        return assigned(hole, doc, operator === ":" ? left.trimStart() : undefined);
    }
    return argument && before.endsWith("(") && after.startsWith(")") ? argument(hole, doc) : doc;
}

const isHole = (hole: Hole): hole is Name | Lines => typeof hole === "object" && hole !== null && kind in hole;
