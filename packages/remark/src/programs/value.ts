/** What the expressions of a program are known to be. Nothing is run: a name stands for the literal that it was given. */
import { BlockError } from "../tag/tag.ts";

/** A value. Only `known` ones are data; the others say what they come from. */
export type Value =
    | { readonly kind: "known"; readonly value: unknown }
    | { readonly kind: "list"; readonly items: readonly Value[] }
    | { readonly kind: "record"; readonly entries: Entries }
    /** A part of a library: `openai.OpenAI`. */
    | { readonly kind: "library"; readonly path: string }
    /** What a part of a library made, and the path to a method of it: `chat.completions.create`. */
    | { readonly kind: "client"; readonly by: string; readonly settings: Arguments; readonly path: string }
    /** A file's content, or the open file. */
    | { readonly kind: "file"; readonly name: string }
    /** What a call of a model returned, or a part of it. */
    | { readonly kind: "output" }
    /** Anything else: its name, if the program has it from elsewhere, and how its text begins, if that is known. */
    | { readonly kind: "unknown"; readonly name?: string | undefined; readonly start?: string | undefined };

export type Entries = ReadonlyMap<string, Value>;

/** The arguments of a call. */
export type Arguments = { readonly positional: readonly Value[]; readonly named: Entries };

/** A call of something that a library gives. */
export type LibraryCall = {
    /** The function, such as `requests.post`, or what made the client: `openai.OpenAI`. */
    readonly by: string;
    /** The method of a client: `chat.completions.create`; empty for a function. */
    readonly method: string;
    readonly args: Arguments;
    /** The arguments that made the client. */
    readonly settings: Arguments;
};

export const known = (value: unknown): Value => ({ kind: "known", value });
export const record = (entries: Iterable<readonly [string, Value]>): Value => ({
    kind: "record",
    entries: new Map(entries),
});
export const unknownValue: Value = { kind: "unknown" };
export const outputValue: Value = { kind: "output" };
export const noArguments: Arguments = { positional: [], named: new Map() };

/** The text of a value; undefined for any other. */
export const textOf = (value: Value | undefined): string | undefined =>
    value?.kind === "known" && typeof value.value === "string" ? value.value : undefined;

/** The entries of a record; none for any other. */
export const entriesOf = (value: Value | undefined): Entries => (value?.kind === "record" ? value.entries : new Map());

/** How the text of a value begins, as far as it is known; undefined if nothing of it is. */
export const startOf = (value: Value | undefined): string | undefined =>
    textOf(value) ?? (value?.kind === "unknown" ? value.start : undefined);

/** Texts one behind the other. */
export function joined(parts: readonly Value[]): Value {
    if (parts.some(({ kind }) => kind === "output")) return outputValue;
    let start = "";
    for (const part of parts) {
        if (part.kind !== "known") {
            const name = part.kind === "unknown" ? part.name : undefined;
            return { kind: "unknown", name, start: start + (startOf(part) ?? "") };
        }
        start += String(part.value);
    }
    return known(start);
}

/** A part of a value. */
export function memberOf(of: Value, key: string | undefined): Value {
    // `file.read` is called for the file's content.
    if (of.kind === "output" || of.kind === "file") return of;
    if (key === undefined) return unknownValue;
    if (of.kind === "record") return of.entries.get(key) ?? unknownValue;
    if (of.kind === "client") return { ...of, path: of.path === "" ? key : `${of.path}.${key}` };
    if (of.kind !== "library") return unknownValue;
    const path = `${of.path}.${key}`;
    const [, name] = /^(?:os\.environ|process\.env|import\.meta\.env)\.(?!get$)(\w+)$/.exec(path) ?? [];
    return name === undefined ? { kind: "library", path } : { kind: "unknown", name };
}

/** A value as data: a file is its name. @throws BlockError for what only running the program tells */
export function dataOf(value: Value): unknown {
    if (value.kind === "known") return value.value;
    if (value.kind === "file") return value.name;
    if (value.kind === "list") return value.items.map(dataOf);
    if (value.kind === "record") {
        const pairs = [...value.entries].map(([key, one]) => [key, dataOf(one)] as const);
        return Object.fromEntries(pairs.filter(([, data]) => data !== undefined));
    }
    if (value.kind === "output") throw new BlockError("it sends what a model answered");
    if ("name" in value && value.name !== undefined)
        throw new BlockError(`it sends ${value.name}, which the page does not say`);
    throw new BlockError("it sends what only running it tells");
}
