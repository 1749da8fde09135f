/** Python literals, as `ruff format` prints them (88 columns); they run on Python 3.9 and later. */
import { escapeInvisible, hex, isPlain, preferredQuote, widthByCharacter } from "./characters.ts";
import { type Import, insert, isCode, type Use } from "./fragment.ts";
import { type Doc, hardline, join, list, type Page, parenthesize } from "./layout.ts";
import { see, type Value, type Variable } from "./value.ts";

export const page: Page = { width: 88, widthOf: widthByCharacter };

const module = (name: string): Import => ({ from: name, name, whole: true });
const os = module("os");
const base64 = module("base64");
const path: Import = { from: "pathlib", name: "Path", whole: false };

/** The literal of a value. */
export function literal(value: Value, use: Use): Doc {
    const seen = see(value);
    switch (seen.is) {
        case "string":
            return string(seen.string);
        case "number":
            return Object.is(seen.number, -0) ? "-0.0" : String(seen.number).replace("e+", "e");
        case "boolean":
            return seen.boolean ? "True" : "False";
        case "null":
            return "None";
        case "array":
            return array(seen.items, use);
        case "object":
            return dictionary(seen.entries, use);
        case "code":
            return insert(seen.code, "python", use);
        case "text": {
            const strings = seen.parts.filter((part) => typeof part === "string");
            const quote = preferredQuote(strings.join(""));
            const inner = quote === '"' ? "'" : '"';
            const parts = seen.parts.map((part) =>
                typeof part === "string" ? braced(escaped(part, quote)) : `{${expression(part, inner, use)}}`,
            );
            return `f${quote}${parts.join("")}${quote}`;
        }
        case "secret":
            use(os);
            return subscript("os.environ", `"${seen.name}"`);
    }
    use(path);
    if (seen.is === "file") return readBytes(seen.name);
    use(base64);
    const encoded = [enclosed("base64.b64encode", readBytes(seen.name)), ".decode()"];
    if (seen.is === "base64") return encoded;
    const prefix = `data:${seen.type};base64,`;
    // Before Python 3.12 an f-string's expression can hold neither its own quotes nor a backslash.
    const bare = `'${escaped(seen.name, "'")}'`;
    if (/["\\]/.test(bare) || preferredQuote(prefix) === "'") {
        return enclosed(`${string(`${braced(prefix)}{}`)}.format`, encoded);
    }
    return `f"${braced(escaped(prefix, '"'))}{base64.b64encode(Path(${bare}).read_bytes()).decode()}"`;
}

function expression(variable: Variable, quote: string, use: Use): string {
    if ("local" in variable) return variable.local;
    use(os);
    return `os.environ[${quote}${variable.environment}${quote}]`;
}

/** The literal after `variable =`, with the space between. Ruff puts what cannot break into parentheses. */
export function assigned(value: Value, doc: Doc, key: string | undefined): Doc {
    const atom = key === undefined && typeof doc === "string" && !isCode(value);
    return [" ", atom ? parenthesize(doc) : doc];
}

/** The literal as the only argument of a call. */
export const argument = (_value: Value, doc: Doc): Doc => list("", [doc], "");

type Entries = readonly (readonly [string, Value])[];

function dictionary(entries: Entries, use: Use): Doc {
    if (entries.length === 0) return "{}";
    const docs = entries.map((entry) => item(entry, use));
    return list("{", docs, "}", { broken: true, ending: "," });
}

/** The items of a dictionary, a line each. */
export const items = (entries: Entries, use: Use): Doc =>
    join(
        hardline,
        entries.map((entry) => [item(entry, use), ","]),
    );

const item = ([key, value]: Entries[number], use: Use): Doc => [`${string(key)}: `, literal(value, use)];

const sequence = (open: string, values: readonly Value[], close: string, use: Use): Doc => {
    const docs = values.map((value) => literal(value, use));
    return list(open, docs, close, { ending: "," });
};

const array = (values: readonly Value[], use: Use): Doc =>
    values.length === 0 ? "[]" : sequence("[", values, "]", use);

/** A tuple of two values or more. */
export const tuple = (values: readonly Value[], use: Use): Doc => sequence("(", values, ")", use);

/** A call; its values stand together on a line of their own before each has one. */
export function call(callee: string, values: readonly Value[], use: Use): Doc {
    const docs = values.map((value) => literal(value, use));
    return list(`${callee}(`, docs, ")", { layout: "together", ending: "," });
}

const enclosed = (callee: string, value: Doc): Doc => list(`${callee}(`, [value], ")");
const subscript = (container: string, key: string): Doc => list(`${container}[`, [key], "]");
const readBytes = (name: string): Doc => [enclosed("Path", string(name)), ".read_bytes()"];

function string(value: string): string {
    if (isPlain(value)) return `"${value}"`;
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

/** The modules of the standard library that snippets use; isort lists them before the others. */
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

/** Import statements in isort's order: the standard library first, whole modules before names. */
export function imports(needed: readonly Import[]): Doc[] {
    const rank = ({ from, whole }: Import) =>
        (standardLibrary.has(from.split(".")[0] ?? from) ? 0 : 2) + (whole ? 0 : 1);
    const statements = [...Map.groupBy(needed, (each) => `${rank(each)} ${each.from}`)].sort(([a], [b]) =>
        a < b ? -1 : 1,
    );
    return statements.flatMap(([, all], index) => {
        const [first] = all;
        if (first === undefined) return [];
        const before = statements[index - 1]?.[1][0];
        const newSection = before !== undefined && rank(before) < 2 && rank(first) >= 2;
        const names = [...new Set(all.map(({ name }) => name))].sort();
        const wrapped = list("(", names, ")", { inline: ["", ""], ending: "," });
        const statement = first.whole ? `import ${first.from}` : [`from ${first.from} import `, wrapped];
        return newSection ? ["", statement] : [statement];
    });
}

/** Definitions stand apart from the imports by two blank lines, all else by one. */
export const gap = (program: string): string => (/^(async def|def|class)\b|^@/.test(program) ? "\n\n\n" : "\n\n");

export const reserved =
    /\b(?:False|None|True|and|as|assert|async|await|break|class|continue|def|del|elif|else|except|finally|for|from|global|if|import|in|is|lambda|nonlocal|not|or|pass|raise|return|try|while|with|yield)\b/;
