/** What stands in a template's hole and is printed as a literal: JSON, leaves, texts with variables in them, fragments. */
import { type Bytes, type HeaderValue, isFile, isLeaf, type Leaf, leaf, type Secret } from "@callsheet/inference/wire";
import { Code } from "./fragment.ts";

/** A variable of the program itself. */
export class Local {
    readonly name: string;
    constructor(name: string) {
        this.name = name;
    }
}

type TextPart = string | Secret | Local;

/** A text with variables in it: of the environment, and of the program. */
export class Text {
    readonly parts: readonly TextPart[];
    constructor(parts: readonly TextPart[]) {
        this.parts = parts;
    }
}

/** A value that has a literal in every language. A key whose value is `undefined` is left out, as JSON does. */
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
 * One text out of pieces, with the token where a secret stands.
 *
 * ``js`headers: ${{ Authorization: text(["Bearer ", secret("HF_TOKEN")]) }}` `` prints
 * `` Authorization: `Bearer ${process.env.HF_TOKEN}` ``.
 */
export const text = (...values: readonly (HeaderValue | Local)[]): Text =>
    new Text(values.length === 1 && Array.isArray(values[0]) ? values[0] : values.flat());

/** The variable `name` of the program, as a part of a text. @throws TypeError for a name that not every language takes */
export function local(name: string): Local {
    if (/^[a-z][A-Za-z_]*$/.test(name)) return new Local(name);
    throw new TypeError(`Not the name of a variable: ${JSON.stringify(name)}.`);
}

/** A key of an object, and what stands there. */
export type Entry = readonly [string, Value];

/** A value as a printer meets it; `text` has no neighbouring strings, and at least one variable unless it is a string. */
export type Seen =
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

/** A variable of the environment, or of the program itself. */
export type Variable = { readonly environment: string } | { readonly local: string };

/** Tells apart what a value is. Numbers that JSON has no word for are `null`, as they are when sent. */
export function see(value: Value): Seen {
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
    if (value instanceof Text) return seeText(value.parts);
    if (isLeaf(value)) return seeLeaf(value);
    return { is: "object", entries: entriesOf(value) };
}

function seeLeaf(value: Leaf): Seen {
    switch (value[leaf]) {
        case "secret":
            return { is: "secret", name: variable(value) };
        case "file":
            return { is: "file", name: value.name };
        case "base64":
            return { is: "base64", name: fileName(value.of) };
        case "dataUrl":
            return { is: "dataUrl", name: fileName(value.of), type: value.type };
    }
}

function seeText(pieces: readonly TextPart[]): Seen {
    const parts: (string | Variable)[] = [];
    for (const piece of pieces) {
        const last = parts.at(-1);
        if (typeof piece !== "string") parts.push(seeVariable(piece));
        else if (typeof last === "string") parts[parts.length - 1] = last + piece;
        else if (piece !== "") parts.push(piece);
    }
    const [first = "", ...more] = parts;
    return typeof first === "string" && more.length === 0 ? { is: "string", string: first } : { is: "text", parts };
}

const seeVariable = (part: Secret | Local): Variable =>
    part instanceof Local ? { local: part.name } : { environment: variable(part) };

/** The environment variable that holds the secret, checked to be one. */
function variable({ name }: Secret): string {
    if (/^[A-Za-z_][A-Za-z0-9_]*$/.test(name)) return name;
    throw new TypeError(`Not the name of an environment variable: ${JSON.stringify(name)}.`);
}

function fileName(of: Bytes): string {
    if (isFile(of)) return of.name;
    throw new TypeError("A snippet can read a file by its name, but cannot hold bytes that are in memory.");
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
