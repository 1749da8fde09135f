/** The values of a template's holes that are printed as literals: JSON, leaves, texts with variables, fragments of code. */
import {
    type Bytes,
    type FileLeaf,
    type HeaderValue,
    isFile,
    isLeaf,
    type Leaf,
    leaf,
    type Secret,
} from "@callsheet/inference/wire";
import type { Import, Output, Page } from "./output.ts";

/** How code of a language is printed. */
export type Printer = {
    /** The language's id. */
    readonly id: string;
    readonly page: Page;
    /** Whether a backslash at the end of a line continues a command, as in shell. No hole is `assigned` then. Default: no. */
    readonly continuesLines?: boolean;
    readonly printLiteral: (to: Output, value: Value, indent: number) => void;
    /** Prints a literal after `key:` or `variable =`, including the space. Default: as any other. */
    readonly printAssigned?: (to: Output, value: Value, key: string | undefined, indent: number) => void;
    /** Prints a literal that is the only argument of a call. Default: as any other. */
    readonly printArgument?: (to: Output, value: Value, indent: number) => void;
    /** Prints the import statements. Default: none. */
    readonly imports?: (needed: readonly Import[]) => string;
    /** The text between the imports and the program. Default: an empty line. */
    readonly gap?: (program: string) => string;
    /** Words that no name may be. */
    readonly reserved?: ReadonlySet<string>;
};

/**
 * A fragment of code. It prints itself and adds its imports.
 *
 * Everything in a hole that is not JSON is an instance of a class, so that no JSON value can be mistaken for it. (A
 * symbol as a key would do the same, but makes an object ten times as slow to create.)
 */
export class Code {
    readonly printer: Printer;
    readonly print: (to: Output, indent: number) => void;
    /** Whether it prints nothing, not even an empty line. */
    readonly isEmpty: boolean;

    constructor(printer: Printer, print: Code["print"], isEmpty = false) {
        this.printer = printer;
        this.print = print;
        this.isEmpty = isEmpty;
    }
}

/** Prints a fragment into a program. @throws TypeError if their languages differ */
export function insert(to: Output, { printer, print }: Code, indent: number): void {
    if (printer.id !== to.language) {
        throw new TypeError(`A ${printer.id} fragment stands in a ${to.language} template.`);
    }
    print(to, indent);
}

/** A local variable of the program. */
export class Local {
    readonly name: string;
    constructor(name: string) {
        this.name = name;
    }
}

type TextPart = string | Secret | Local;

/** A text with environment variables and local variables in it. */
export class Text {
    readonly parts: readonly TextPart[];
    constructor(parts: readonly TextPart[]) {
        this.parts = parts;
    }
}

/** A value that has a literal in every language. As in JSON, a key whose value is `undefined` is left out. */
export type Value =
    | string
    | number
    | boolean
    | null
    | undefined
    | Leaf
    | Text
    | Code
    | readonly Value[]
    | { readonly [key: string]: Value };

/**
 * Joins pieces into one text, with variables for the secrets.
 *
 * ``js`headers: ${{ Authorization: text(["Bearer ", secret("HF_TOKEN")]) }}` `` prints
 * `` Authorization: `Bearer ${process.env.HF_TOKEN}` ``.
 */
export const text = (...values: readonly (HeaderValue | Local)[]): Text => new Text(values.flat());

/** The local variable `name` as a part of a text. @throws TypeError for a name that is not valid in every language */
export function local(name: string): Local {
    if (/^[a-z][A-Za-z_]*$/.test(name)) return new Local(name);
    throw new TypeError(`Not the name of a variable: ${JSON.stringify(name)}.`);
}

/** A key of an object, with its value. */
export type Entry = readonly [string, Value];

/** A value with its kind, for the printers. The parts of `text` have at least one variable, and no adjacent strings. */
export type Classified =
    | { readonly is: "string"; readonly string: string }
    | { readonly is: "number"; readonly number: number }
    | { readonly is: "boolean"; readonly boolean: boolean }
    | { readonly is: "null" }
    | { readonly is: "array"; readonly items: readonly Value[] }
    | { readonly is: "object"; readonly entries: readonly Entry[] }
    | { readonly is: "text"; readonly parts: readonly (string | Variable)[] }
    | { readonly is: "code"; readonly code: Code }
    | { readonly is: "secret"; readonly name: string }
    | { readonly is: "file"; readonly name: string }
    | { readonly is: "base64"; readonly name: string }
    | { readonly is: "dataUrl"; readonly name: string; readonly type: string };

/** An environment variable, or a local variable of the program. */
export type Variable = { readonly environment: string } | { readonly local: string };

/** Determines the kind of a value. Numbers that JSON cannot express are `null`, as they are when sent. */
export function classify(value: Value): Classified {
    if (value === undefined || value === null) return { is: "null" };
    switch (typeof value) {
        case "string":
            return { is: "string", string: value };
        case "number":
            return Number.isFinite(value) ? { is: "number", number: value } : { is: "null" };
        case "boolean":
            return { is: "boolean", boolean: value };
    }
    if (isArray(value)) return { is: "array", items: value };
    if (value instanceof Code) return { is: "code", code: value };
    if (value instanceof Text) return classifyText(value.parts);
    if (isLeaf(value)) return classifyLeaf(value);
    return { is: "object", entries: entriesOf(value) };
}

function classifyLeaf(value: Leaf): Classified {
    switch (value[leaf]) {
        case "secret":
            return { is: "secret", name: variable(value) };
        case "file":
            return { is: "file", name: value.name };
        case "base64":
            return { is: "base64", name: onDisk(value.of).name };
        case "dataUrl":
            return { is: "dataUrl", name: onDisk(value.of).name, type: value.type };
    }
}

function classifyText(pieces: readonly TextPart[]): Classified {
    const parts: (string | Variable)[] = [];
    for (const piece of pieces) {
        const last = parts.at(-1);
        if (typeof piece !== "string") parts.push(variableOf(piece));
        else if (typeof last === "string") parts[parts.length - 1] = last + piece;
        else if (piece !== "") parts.push(piece);
    }
    const [first = "", ...more] = parts;
    return typeof first === "string" && more.length === 0 ? { is: "string", string: first } : { is: "text", parts };
}

const variableOf = (part: Secret | Local): Variable =>
    part instanceof Local ? { local: part.name } : { environment: variable(part) };

/** The name of the environment variable with the secret. @throws TypeError if it is not a valid name */
function variable({ name }: Secret): string {
    if (/^[A-Za-z_][A-Za-z0-9_]*$/.test(name)) return name;
    throw new TypeError(`Not the name of an environment variable: ${JSON.stringify(name)}.`);
}

/** The file that some bytes are read from. @throws TypeError for bytes in memory */
export function onDisk(bytes: Bytes): FileLeaf {
    if (isFile(bytes)) return bytes;
    throw new TypeError("A snippet can read a file by its name, but cannot hold bytes in memory.");
}

/** The entries of an object, without those that JSON leaves out. */
export function entriesOf(values: Readonly<Record<string, Value>>): Entry[] {
    const entries: Entry[] = [];
    for (const key of Object.keys(values)) {
        const value = values[key];
        if (value !== undefined) entries.push([key, value]);
    }
    return entries;
}

const isArray = (value: object): value is readonly Value[] => Array.isArray(value);
