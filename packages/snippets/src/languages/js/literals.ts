/** JavaScript literals, formatted like Prettier (80 columns, indented by 4). */
import { escapeInvisible, hex, isPlain, preferredQuote, widthWithEmoji } from "../../code/characters.ts";
import { checkName, imported, tag } from "../../code/code.ts";
import { type List, printEach, printHanging, printList, printMoved, step } from "../../code/layout.ts";
import {
    addImport,
    type Import,
    type Output,
    onOneLine,
    outputOf,
    type Page,
    textOf,
    write,
} from "../../code/output.ts";
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

const page: Page = { width: 80, widthOf: widthWithEmoji };

const fs: Import = { from: "node:fs", name: "fs", isModule: true };
const readFile = "fs.readFileSync";

/** Prints the literal of a value. */
function printLiteral(to: Output, value: Value, indent: number): void {
    if (typeof value === "string") write(to, string(value));
    else printClassified(to, classify(value), indent);
}

function printClassified(to: Output, classified: Classified, indent: number): void {
    switch (classified.is) {
        case "string":
            write(to, string(classified.string));
            break;
        case "number":
            write(to, number(classified.number));
            break;
        case "boolean":
            write(to, String(classified.boolean));
            break;
        case "null":
            write(to, "null");
            break;
        case "array":
            if (classified.items.length === 0) write(to, "[]");
            else printList(to, array(classified.items), indent);
            break;
        case "object":
            if (classified.entries.length === 0) write(to, "{}");
            else printList(to, object(classified.entries), indent);
            break;
        case "code":
            insert(to, classified.code, indent);
            break;
        case "text":
            write(to, template(classified.parts.map((part) => (typeof part === "string" ? part : [expression(part)]))));
            break;
        case "secret":
            write(to, environment(classified.name));
            break;
        case "file":
            addImport(to, fs);
            printList(to, callList(readFile, [string(classified.name)], write), indent);
            break;
        case "base64":
            addImport(to, fs);
            printList(to, callList(readFile, [string(classified.name), '"base64"'], write), indent);
            break;
        case "dataUrl":
            addImport(to, fs);
            write(
                to,
                template([`data:${classified.type};base64,`, [`${readFile}(${string(classified.name)}, "base64")`]]),
            );
    }
}

/** Prints the literal after `key:` or `variable =`, including the space. */
function printAssigned(to: Output, value: Value, key: string | undefined, indent: number): void {
    // Prettier never breaks the line after a short key.
    const stays = key !== undefined && page.widthOf(key) < step + 3;
    if (typeof value === "string" && !stays) {
        printMoved(to, string(value), indent);
        return;
    }
    const classified = classify(value);
    const print = (inside: number) => printClassified(to, classified, inside);
    const open = stays ? undefined : opening(classified);
    if (open === undefined) {
        write(to, " ");
        print(indent);
    } else if (open === "") {
        const text = onOneLine(to, (trial) => printClassified(trial, classified, indent)) ?? "";
        printMoved(to, text, indent, print);
    } else printHanging(to, open, indent, print);
}

/**
 * The start of a literal that must fit beside the key; otherwise Prettier moves the literal to the next line. Empty if
 * the whole literal must fit, undefined for a literal that is never moved.
 */
function opening(classified: Classified): string | undefined {
    switch (classified.is) {
        case "string":
        case "null":
        case "secret":
            return "";
        case "number":
            return number(classified.number).startsWith("-") ? "" : undefined;
        case "array":
            return classified.items.length === 0 ? "" : "[";
        case "object":
            return classified.entries.length === 0 ? "" : "{";
        case "file":
            // A call with a short argument moves as a whole.
            return string(classified.name).length <= page.width / 4 ? "" : `${readFile}(`;
        case "base64":
            return `${readFile}(`;
        case "boolean":
        case "text":
        case "dataUrl":
        case "code":
            return undefined;
    }
}

/** Prints the literal as the only argument of a call. Objects and arrays hug the parentheses. */
function printArgument(to: Output, value: Value, indent: number): void {
    const classified = classify(value);
    const hugs =
        classified.is === "code" ||
        (classified.is === "object" && classified.entries.length > 0) ||
        (classified.is === "array" && classified.items.length > 0);
    if (hugs) printClassified(to, classified, indent);
    else printList(to, { open: "", items: [classified], close: "", print: printClassified, ending: "," }, indent);
}

const object = (items: readonly Entry[]): List<Entry> => ({
    open: "{",
    items,
    close: "}",
    print: printProperty,
    breaks: true,
    ending: ",",
});

function printProperty(to: Output, [name, value]: Entry, indent: number): void {
    const key = name === "__proto__" ? undefined : propertyName(name);
    // Written plainly, `__proto__` would set the prototype.
    write(to, `${key ?? '["__proto__"]'}:`);
    printAssigned(to, value, key, indent);
}

/** A property name, quoted only if necessary. Identifiers may contain the joiners; Prettier unquotes those too. */
const propertyName = (name: string): string =>
    /^[$_\p{ID_Start}][$\p{ID_Continue}\u200c\u200d]*$/u.test(name) ||
    (/^\d+(\.\d+)?$/.test(name) && String(Number(name)) === name)
        ? name
        : string(name);

function array(items: readonly Value[]): List<Classified> {
    const classified = items.map(classify);
    const several = items.length > 1;
    return {
        open: "[",
        items: classified,
        close: "]",
        print: printClassified,
        breaks: several && (classified.every(isMatrixRow) || classified.every(isRecord)),
        layout: several && classified.every(({ is }) => is === "number") ? "fill" : "each",
        ending: ",",
    };
}

const isMatrixRow = (classified: Classified): boolean => classified.is === "array" && classified.items.length > 1;
const isRecord = (classified: Classified): boolean => classified.is === "object" && classified.entries.length > 1;

const callList = <Item>(callee: string, items: readonly Item[], print: List<Item>["print"]): List<Item> => ({
    open: `${callee}(`,
    items,
    close: ")",
    print,
    ending: ",",
});

const environment = (name: string): string => `process.env.${name}`;

const expression = (variable: Variable): string =>
    "local" in variable ? variable.local : environment(variable.environment);

const number = (value: number): string => (Object.is(value, -0) ? "-0" : String(value).replace("e+", "e"));

/** A string literal that is also safe in an HTML script element. */
export const string = (value: string): string => (isPlain(value) ? `"${value}"` : quoted(value));

/** A string literal for any text. */
export function quoted(value: string): string {
    const quote = preferredQuote(value);
    return quote + escaped(value, quote === '"' ? /["\\]/g : /['\\]/g) + quote;
}

/** A template literal. Plain strings are text; a string in an array is an expression. */
const template = (parts: readonly (string | readonly [string])[]): string =>
    `\`${parts.map((part) => (typeof part === "string" ? textBetween(part) : `\${${part[0]}}`)).join("")}\``;

const textBetween = (text: string): string =>
    isPlain(text) && !/[`$]/.test(text) ? text : escaped(text, /[`\\]|\$(?=\{)/g);

const escaped = (value: string, special: RegExp): string =>
    escapeInvisible(value.replace(special, "\\$&"), escapeSequence)
        .replace(/<\/(?=script)/gi, "<\\/")
        .replaceAll("<!--", "\\x3c!--");

const short: ReadonlyMap<number, string> = new Map(
    Object.entries({ b: 8, t: 9, n: 10, v: 11, f: 12, r: 13 }).map(([letter, codePoint]) => [codePoint, `\\${letter}`]),
);

function escapeSequence(codePoint: number): string {
    if (codePoint > 0xffff) return `\\u{${hex(codePoint, 1)}}`;
    return short.get(codePoint) ?? (codePoint > 0xff ? `\\u${hex(codePoint, 4)}` : `\\x${hex(codePoint, 2)}`);
}

/** Prints import declarations, Node's built-in modules first. */
function imports(allImports: readonly Import[]): string {
    const rank = (module: string) => (module.startsWith("node:") ? 0 : 1);
    const modules = [...new Set(allImports.map(({ from }) => from))].sort(
        (a, b) => rank(a) - rank(b) || (a < b ? -1 : 1),
    );
    return modules
        .map((module) =>
            declaration(
                module,
                allImports.filter(({ from }) => from === module),
            ),
        )
        .join("\n");
}

function declaration(module: string, all: readonly Import[]): string {
    const to = outputOf(printer.id, page);
    const names = (areModules: boolean) =>
        [...new Set(all.filter((each) => each.isModule === areModules).map(({ name }) => name))].sort();
    const [namedImports, defaults] = [names(false), names(true)];
    write(to, `import ${defaults.join(", ")}`);
    if (namedImports.length > 0) {
        if (defaults.length > 0) write(to, ", ");
        printList(
            to,
            { open: "{", items: namedImports, close: "}", print: write, inline: ["{ ", " }"], ending: "," },
            0,
        );
    }
    write(to, ` from ${string(module)};`);
    return textOf(to);
}

const printer: Printer = {
    id: "js",
    page,
    printLiteral,
    printAssigned,
    printArgument,
    imports,
};

/** A fragment of JavaScript. */
export const js = Object.assign(tag(printer), {
    /** `name`, imported by `import { name } from "module"`. */
    from: (module: string, name: string): Code => imported(printer, { from: module, name, isModule: false }),
    /** `name`, imported by `import name from "module"`. */
    fromDefault: (module: string, name: string): Code => imported(printer, { from: module, name, isModule: true }),
    /** `callee(value, …)`; the values are texts or fragments: an object or an array would hug the parentheses. */
    call: (callee: string, ...values: readonly Value[]): Code => {
        checkName(callee);
        return new Code(printer, (to, indent) => printList(to, callList(callee, values, printLiteral), indent));
    },
    /** `key: value,` on each line, for an object that also spreads another one. */
    properties: (values: Readonly<Record<string, Value>>): Code => {
        const entries = entriesOf(values);
        const list = { items: entries, print: printProperty, ending: "," };
        return new Code(printer, (to, indent) => printEach(to, list, indent), entries.length === 0);
    },
});
