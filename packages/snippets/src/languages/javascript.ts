/** JavaScript literals, as Prettier prints them (80 columns, indented by 4). */
import { escapeInvisible, hex, isPlain, preferredQuote, widthWithEmoji } from "./characters.ts";
import { type Import, insert, type Use } from "./fragment.ts";
import { type Doc, hang, hardline, join, list, moved, type Page, step } from "./layout.ts";
import { type Seen, see, type Value, type Variable } from "./value.ts";

export const page: Page = { width: 80, widthOf: widthWithEmoji };

const fs: Import = { from: "node:fs", name: "fs", whole: true };

/** The literal of a value. */
export function literal(value: Value, use: Use): Doc {
    const seen = see(value);
    switch (seen.is) {
        case "string":
            return string(seen.string);
        case "number":
            return number(seen.number);
        case "boolean":
            return String(seen.boolean);
        case "null":
            return "null";
        case "array":
            return array(seen.items, use);
        case "object":
            return object(seen.entries, use);
        case "code":
            return insert(seen.code, "js", use);
        case "text":
            return template(seen.parts.map((part) => (typeof part === "string" ? part : [expression(part)])));
        case "secret":
            return environment(seen.name);
    }
    use(fs);
    switch (seen.is) {
        case "file":
            return called("fs.readFileSync", [string(seen.name)]);
        case "base64":
            return called("fs.readFileSync", [string(seen.name), '"base64"']);
        case "dataUrl":
            return template([`data:${seen.type};base64,`, [`fs.readFileSync(${string(seen.name)}, "base64")`]]);
    }
}

/** The literal after `key:` or `variable =`, with the space between; Prettier never breaks after a short key. */
export function assigned(value: Value, doc: Doc, key: string | undefined): Doc {
    if (key !== undefined && page.widthOf(key) < step + 3) return [" ", doc];
    const seen = see(value);
    switch (seen.is) {
        case "boolean":
        case "text":
        case "dataUrl":
        case "code":
            return [" ", doc];
        case "number":
            return seen.number < 0 || Object.is(seen.number, -0) ? moved(doc) : [" ", doc];
        case "file":
            // A call with a short argument moves whole.
            return string(seen.name).length <= page.width / 4 ? moved(doc) : hang(doc);
        case "array":
        case "object":
        case "base64":
            return hang(doc);
        default:
            return moved(doc);
    }
}

/** The literal as the only argument of a call: objects and arrays hug its parentheses. */
export function argument(value: Value, doc: Doc): Doc {
    const { is } = see(value);
    const hugs = is === "code" || ((is === "array" || is === "object") && typeof doc !== "string");
    return hugs ? doc : list("", [doc], "", { ending: "," });
}

type Entries = readonly (readonly [string, Value])[];

function object(entries: Entries, use: Use): Doc {
    if (entries.length === 0) return "{}";
    const items = entries.map((entry) => property(entry, use));
    return list("{", items, "}", { broken: true, ending: "," });
}

/** The properties of an object, a line each. */
export const properties = (entries: Entries, use: Use): Doc =>
    join(
        hardline,
        entries.map((entry) => [property(entry, use), ","]),
    );

function property([name, value]: Entries[number], use: Use): Doc {
    const key = name === "__proto__" ? undefined : propertyName(name);
    // Written plainly, `__proto__` would set the prototype.
    return [`${key ?? '["__proto__"]'}:`, assigned(value, literal(value, use), key)];
}

/** Quoted where it must be. The joiners may stand in an identifier, and Prettier takes the quotes off there too. */
const propertyName = (name: string): string =>
    /^[$_\p{ID_Start}][$\p{ID_Continue}\u200c\u200d]*$/u.test(name) ||
    (/^\d+(\.\d+)?$/.test(name) && String(Number(name)) === name)
        ? name
        : string(name);

function array(items: readonly Value[], use: Use): Doc {
    if (items.length === 0) return "[]";
    const docs = items.map((item) => literal(item, use));
    const seen = items.map(see);
    const several = items.length > 1;
    return list("[", docs, "]", {
        ...(several && (seen.every(isMatrixRow) || seen.every(isRecord)) && { broken: true }),
        layout: several && seen.every(({ is }) => is === "number") ? "fill" : "each",
        ending: ",",
    });
}

const isMatrixRow = (seen: Seen): boolean => seen.is === "array" && seen.items.length > 1;
const isRecord = (seen: Seen): boolean => seen.is === "object" && seen.entries.length > 1;

/** A call. Its values are no objects or arrays, which would hug its parentheses. */
export const call = (callee: string, values: readonly Value[], use: Use): Doc =>
    called(
        callee,
        values.map((value) => literal(value, use)),
    );

const called = (callee: string, values: readonly Doc[]): Doc => list(`${callee}(`, values, ")", { ending: "," });

const environment = (name: string): string => `process.env.${name}`;

const expression = (variable: Variable): string =>
    "local" in variable ? variable.local : environment(variable.environment);

const number = (value: number): string => (Object.is(value, -0) ? "-0" : String(value).replace("e+", "e"));

/** A string literal that may also stand in an HTML script element. */
function string(value: string): string {
    if (isPlain(value)) return `"${value}"`;
    const quote = preferredQuote(value);
    return quote + escaped(value, quote === '"' ? /["\\]/g : /['\\]/g) + quote;
}

/** A template literal: its strings are text, the strings in arrays are expressions. */
const template = (parts: readonly (string | readonly [string])[]): string =>
    `\`${parts.map((part) => (typeof part === "string" ? escaped(part, /[`\\]|\$(?=\{)/g) : `\${${part[0]}}`)).join("")}\``;

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

/** Import declarations, Node's own modules first. */
export function imports(needed: readonly Import[]): Doc[] {
    const rank = (module: string) => (module.startsWith("node:") ? 0 : 1);
    const modules = [...Map.groupBy(needed, ({ from }) => from)].sort(
        ([a], [b]) => rank(a) - rank(b) || (a < b ? -1 : 1),
    );
    return modules.map(([module, all]) => {
        const names = (whole: boolean) =>
            [...new Set(all.filter((each) => each.whole === whole).map(({ name }) => name))].sort();
        const named = names(false);
        const braces = list("{", named, "}", { inline: ["{ ", " }"], ending: "," });
        const clauses = [...names(true), ...(named.length > 0 ? [braces] : [])];
        return ["import ", join(", ", clauses), ` from ${string(module)};`];
    });
}
