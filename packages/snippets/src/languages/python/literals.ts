/** Python literals, formatted like `ruff format` (88 columns), for Python 3.9 and later. */
import { escapeInvisible, hex, isPlain, preferredQuote, widthByCharacter } from "../../code/characters.ts";
import { checkName, imported, tag } from "../../code/code.ts";
import { printEach, printList, printParenthesized } from "../../code/layout.ts";
import { addImport, type Import, type Output, outputOf, type Page, textOf, write } from "../../code/output.ts";
import {
    type Classified,
    Code,
    classify,
    type Entry,
    entriesOf,
    insert,
    type Printer,
    type Value,
    type Variable,
} from "../../code/value.ts";

const page: Page = { width: 88, widthOf: widthByCharacter };

const module = (name: string): Import => ({ from: name, name, isModule: true });
const os = module("os");
const base64 = module("base64");
const path: Import = { from: "pathlib", name: "Path", isModule: false };

/** Prints the literal of a value. */
function printLiteral(to: Output, value: Value, indent: number): void {
    if (typeof value === "string") {
        write(to, string(value));
        return;
    }
    const classified = classify(value);
    const text = atom(to, classified);
    if (text === undefined) printBreakable(to, classified, indent);
    else write(to, text);
}

/** The literal of a value that cannot break; undefined if it can. */
function atom(to: Output, classified: Classified): string | undefined {
    switch (classified.is) {
        case "string":
            return string(classified.string);
        case "number":
            return Object.is(classified.number, -0) ? "-0.0" : String(classified.number).replace("e+", "e");
        case "boolean":
            return classified.boolean ? "True" : "False";
        case "null":
            return "None";
        case "array":
            return classified.items.length === 0 ? "[]" : undefined;
        case "object":
            return classified.entries.length === 0 ? "{}" : undefined;
        case "text":
            return formatted(to, classified.parts);
        case "dataUrl":
            return formattedDataUrl(to, classified);
        case "code":
        case "secret":
        case "file":
        case "base64":
            return undefined;
    }
}

function printBreakable(to: Output, classified: Classified, indent: number): void {
    switch (classified.is) {
        case "array":
            printTuple(to, classified.items, indent, "[", "]");
            break;
        case "object":
            printList(
                to,
                { open: "{", items: classified.entries, close: "}", print: printItem, breaks: true, ending: "," },
                indent,
            );
            break;
        case "code":
            insert(to, classified.code, indent);
            break;
        case "secret":
            addImport(to, os);
            printList(to, { open: "os.environ[", items: [`"${classified.name}"`], close: "]", print: write }, indent);
            break;
        case "file":
            printRead(to, classified.name, indent);
            break;
        case "base64":
            printBase64(to, classified.name, indent);
            break;
        case "dataUrl": {
            const open = `${string(`${braced(dataUrlPrefix(classified))}{}`)}.format(`;
            printList(to, { open, items: [classified.name], close: ")", print: printBase64 }, indent);
        }
    }
}

function printRead(to: Output, name: string, indent: number): void {
    addImport(to, path);
    printList(to, { open: "Path(", items: [string(name)], close: ")", print: write }, indent);
    write(to, ".read_bytes()");
}

function printBase64(to: Output, name: string, indent: number): void {
    addImport(to, base64);
    printList(to, { open: "base64.b64encode(", items: [name], close: ")", print: printRead }, indent);
    write(to, ".decode()");
}

/** A text with variables in it. */
function formatted(to: Output, parts: readonly (string | Variable)[]): string {
    const strings = parts.filter((part) => typeof part === "string");
    const quote = preferredQuote(strings.join(""));
    const inner = quote === '"' ? "'" : '"';
    const inside = parts.map((part) =>
        typeof part === "string"
            ? braced(quote === '"' && isPlain(part) ? part : escaped(part, quote))
            : `{${expression(to, part, inner)}}`,
    );
    return `f${quote}${inside.join("")}${quote}`;
}

function expression(to: Output, variable: Variable, quote: string): string {
    if ("local" in variable) return variable.local;
    addImport(to, os);
    return `os.environ[${quote}${variable.environment}${quote}]`;
}

const dataUrlPrefix = ({ type }: { readonly type: string }): string => `data:${type};base64,`;

/** Undefined if an f-string cannot hold it: before Python 3.12, its expressions cannot use its quote or backslashes. */
function formattedDataUrl(
    to: Output,
    { name, type }: { readonly name: string; readonly type: string },
): string | undefined {
    const prefix = dataUrlPrefix({ type });
    const bare = `'${escaped(name, "'")}'`;
    if (/["\\]/.test(bare) || preferredQuote(prefix) === "'") return undefined;
    addImport(to, path);
    addImport(to, base64);
    return `f"${braced(escaped(prefix, '"'))}{base64.b64encode(Path(${bare}).read_bytes()).decode()}"`;
}

/** Prints the literal after `variable =`, including the space. Ruff puts literals that cannot break in parentheses. */
function printAssigned(to: Output, value: Value, key: string | undefined, indent: number): void {
    write(to, " ");
    const classified = classify(value);
    const text = atom(to, classified);
    if (text === undefined) printBreakable(to, classified, indent);
    else if (key === undefined) printParenthesized(to, text, indent);
    else write(to, text);
}

/** Prints the literal as the only argument of a call. */
const printArgument = (to: Output, value: Value, indent: number): void =>
    printList(to, { open: "", items: [value], close: "", print: printLiteral }, indent);

function printItem(to: Output, [key, value]: Entry, indent: number): void {
    write(to, `${string(key)}: `);
    printLiteral(to, value, indent);
}

/** Prints a tuple of two or more values; with other brackets, a list. */
const printTuple = (to: Output, values: readonly Value[], indent: number, open = "(", close = ")"): void =>
    printList(to, { open, items: values, close, print: printLiteral, ending: "," }, indent);

/** A string literal. */
export const string = (value: string): string => (isPlain(value) ? `"${value}"` : quoted(value));

/** A string literal for any text. */
export function quoted(value: string): string {
    const quote = preferredQuote(value);
    return quote + escaped(value, quote) + quote;
}

const braced = (text: string): string => text.replace(/[{}]/g, "$&$&");

const escaped = (value: string, quote: '"' | "'"): string =>
    escapeInvisible(value.replace(quote === '"' ? /["\\]/g : /['\\]/g, "\\$&"), escapeSequence);

const short: ReadonlyMap<number, string> = new Map([
    [9, "\\t"],
    [10, "\\n"],
    [13, "\\r"],
]);

function escapeSequence(codePoint: number): string {
    if (codePoint > 0xffff) return `\\U${hex(codePoint, 8)}`;
    return short.get(codePoint) ?? (codePoint > 0xff ? `\\u${hex(codePoint, 4)}` : `\\x${hex(codePoint, 2)}`);
}

/** The standard library modules that snippets use; isort lists them first. */
const standardLibrary: ReadonlySet<string> = new Set([
    "asyncio",
    "base64",
    "io",
    "json",
    "mimetypes",
    "os",
    "pathlib",
    "re",
    "sys",
    "tempfile",
    "time",
    "typing",
    "urllib",
]);

/** Prints import statements in isort's order: standard library first, whole modules before names. */
function imports(allImports: readonly Import[]): string {
    const rank = ({ from, isModule }: Import) =>
        (standardLibrary.has(from.split(".")[0] ?? from) ? 0 : 2) + (isModule ? 0 : 1);
    const statements = [...Map.groupBy(allImports, (each) => `${rank(each)} ${each.from}`)].sort(([a], [b]) =>
        a < b ? -1 : 1,
    );
    const lines = statements.flatMap(([, all], index) => {
        const [first] = all;
        if (first === undefined) return [];
        const before = statements[index - 1]?.[1][0];
        const newSection = before !== undefined && rank(before) < 2 && rank(first) >= 2;
        const statement = first.isModule ? `import ${first.from}` : importOfNames(first.from, all);
        return newSection ? ["", statement] : [statement];
    });
    return lines.join("\n");
}

function importOfNames(from: string, all: readonly Import[]): string {
    const to = outputOf(printer.id, page);
    const items = [...new Set(all.map(({ name }) => name))].sort();
    write(to, `from ${from} import `);
    printList(to, { open: "(", items, close: ")", print: write, inline: ["", ""], ending: "," }, 0);
    return textOf(to);
}

/** Two blank lines between the imports and a definition, one before anything else. */
const gap = (program: string): string => (/^(?:(?:async |)def |class |@)/.test(program) ? "\n\n\n" : "\n\n");

/** Python's reserved words. */
export const reserved: ReadonlySet<string> = new Set(
    (
        "False None True and as assert async await break class continue def del elif else except finally for from global " +
        "if import in is lambda nonlocal not or pass raise return try while with yield"
    ).split(" "),
);

const printer: Printer = {
    id: "python",
    page,
    printLiteral,
    printAssigned,
    printArgument,
    imports,
    gap,
    reserved,
};

/** A fragment of Python. */
export const python = Object.assign(tag(printer), {
    /** `name`, imported by `from module import name`. */
    from: (module: string, name: string): Code => {
        checkName(module);
        return imported(printer, { from: module, name, isModule: false });
    },
    /** `module`, imported by `import module`. */
    module: (module: string): Code => imported(printer, { from: module, name: module, isModule: true }),
    /** `callee(value, …)`. If it breaks, its values share one line if they fit there. */
    call: (callee: string, ...items: readonly Value[]): Code => {
        checkName(callee);
        const list = {
            items,
            print: printLiteral,
            open: `${callee}(`,
            close: ")",
            layout: "together",
            ending: ",",
        } as const;
        return new Code(printer, (to, indent) => printList(to, list, indent));
    },
    /** `(value, …)`. */
    tuple: (...values: readonly Value[]): Code => new Code(printer, (to, indent) => printTuple(to, values, indent)),
    /** `"key": value,` on each line, for a dictionary that also spreads another one. */
    items: (values: Readonly<Record<string, Value>>): Code => {
        const entries = entriesOf(values);
        const list = { items: entries, print: printItem, ending: "," };
        return new Code(printer, (to, indent) => printEach(to, list, indent), entries.length === 0);
    },
});
