/** What a program's expressions are known to be, without running it. */

/** A value. Only `known` ones are data; the others say what they come from. */
export type Value =
    | { readonly kind: "known"; readonly value: unknown }
    | { readonly kind: "list"; readonly items: readonly Value[] }
    | { readonly kind: "record"; readonly entries: ReadonlyMap<string, Value> }
    /** A part of a library: `openai.OpenAI`. */
    | { readonly kind: "library"; readonly path: string }
    /** What a library's part made, and the path to a method of it: `chat.completions.create`. */
    | { readonly kind: "made"; readonly by: string; readonly settings: Arguments; readonly path: string }
    | { readonly kind: "function"; readonly call: (args: Arguments) => Value }
    /** A file's content, or the open file. */
    | { readonly kind: "file"; readonly name: string; readonly isEncoded?: boolean }
    /** A variable of the environment. */
    | { readonly kind: "environment"; readonly name: string }
    /** What came of a call of a model. */
    | { readonly kind: "output" }
    /** Anything else: its name, if the program has it from elsewhere, and how its text begins, if that is known. */
    | { readonly kind: "unknown"; readonly name?: string | undefined; readonly start?: string | undefined };

/** The arguments of a call. */
export type Arguments = {
    readonly positional: readonly Value[];
    readonly named: ReadonlyMap<string, Value>;
};

export const known = (value: unknown): Value => ({ kind: "known", value });
export const unknownValue: Value = { kind: "unknown" };
export const outputValue: Value = { kind: "output" };
export const noArguments: Arguments = { positional: [], named: new Map() };

/** The text of a value; undefined for any other. */
export const textOf = (value: Value | undefined): string | undefined =>
    value?.kind === "known" && typeof value.value === "string" ? value.value : undefined;

/** The entries of a record; none for any other. */
export const entriesOf = (value: Value | undefined): ReadonlyMap<string, Value> =>
    value?.kind === "record" ? value.entries : new Map();

/** How the text of a value begins, as far as it is known; undefined if nothing of it is. */
export const startOf = (value: Value | undefined): string | undefined =>
    textOf(value) ?? (value?.kind === "unknown" ? value.start : undefined);

/** A value as JSON text. */
export function jsonText(value: Value): Value {
    const of = dataOf(value);
    return of.isKnown ? known(JSON.stringify(of.data)) : value;
}

/** A value as data; undefined with `reason` if a part of it is not known. */
export type Data =
    | { readonly isKnown: true; readonly data: unknown }
    | { readonly isKnown: false; readonly reason: string };

/** A value as data. A file is its name. */
export function dataOf(value: Value): Data {
    switch (value.kind) {
        case "known":
            return { isKnown: true, data: value.value };
        case "list": {
            const items = value.items.map(dataOf);
            const open = items.find((item) => !item.isKnown);
            return open ?? { isKnown: true, data: items.map((item) => (item.isKnown ? item.data : undefined)) };
        }
        case "record": {
            const entries = [...value.entries].map(([key, of]) => [key, dataOf(of)] as const);
            const open = entries.find(([, of]) => !of.isKnown)?.[1];
            if (open) return open;
            const pairs = entries.flatMap(([key, of]) =>
                of.isKnown && of.data !== undefined ? [[key, of.data] as const] : [],
            );
            return { isKnown: true, data: Object.fromEntries(pairs) };
        }
        case "file":
            return { isKnown: true, data: value.name };
        case "environment":
            return { isKnown: false, reason: `it sends the variable ${value.name} of the environment` };
        case "output":
            return { isKnown: false, reason: "it sends what a model answered" };
        case "unknown":
            return {
                isKnown: false,
                reason:
                    value.name === undefined
                        ? "it sends what only running it tells"
                        : `it sends ${value.name}, which the page does not say`,
            };
        default:
            return { isKnown: false, reason: "it sends what only running it tells" };
    }
}
