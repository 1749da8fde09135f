/**
 * The short forms of a link, for fields that hold JSON: a conversation of one message becomes `message=…`, and each
 * parameter its own query parameter, `width=512`. Anything without a short form stays JSON.
 */
import { tasks } from "@callsheet/inference/tasks";
import { isRecord, readJson } from "./json-values.ts";

type Pair = readonly [name: string, text: string];

/** The query parameters for a field. */
export function linkOf(name: string, text: string): readonly Pair[] {
    const short = name === "inputs" ? message(text) : name === "parameters" ? parameters(text) : undefined;
    return short ?? [[name, text]];
}

/** The text of each field in a link; a field in full takes precedence over its short form. */
export function textsOf(link: URLSearchParams): Readonly<Record<string, string>> {
    const values = Object.fromEntries(link);
    const { message } = values;
    const flat = Object.entries(values).filter(([name]) => parameterNames.has(name));
    return {
        ...(message !== undefined && { inputs: JSON.stringify([{ role: "user", content: message }]) }),
        ...(flat.length > 0 && {
            parameters: JSON.stringify(Object.fromEntries(flat.map(([name, text]) => [name, parsed(text)]))),
        }),
        ...values,
    };
}

/** The parameters of all tasks; other query parameters are not the generator's. */
const parameterNames: ReadonlySet<string> = new Set(
    Object.values(tasks).flatMap(({ parameters }) => Object.keys(parameters.entries)),
);

/**
 * The names of the short forms in a query, beside the fields: `message`, and the parameters of all tasks.
 *
 * @example
 * import { fieldNames, shortFormNames } from "@callsheet/snippets/query";
 *
 * const all = [...fieldNames, ...shortFormNames];
 */
export const shortFormNames: readonly string[] = ["message", ...parameterNames];

function message(inputs: string): readonly Pair[] | undefined {
    const conversation = readJson(inputs);
    const [only] = Array.isArray(conversation) ? conversation : [];
    const content: unknown = isRecord(only) ? only["content"] : undefined;
    return typeof content === "string" && isCompactJsonOf([{ role: "user", content }], inputs)
        ? [["message", content]]
        : undefined;
}

function parameters(text: string): readonly Pair[] | undefined {
    const record = readJson(text);
    if (!isRecord(record) || !isCompactJsonOf(record, text)) return undefined;
    const entries = Object.entries(record);
    if (entries.length === 0 || !entries.every(([name]) => parameterNames.has(name))) return undefined;
    return entries.map(([name, value]) => [name, textOf(value)]);
}

/** A string that does not parse as JSON stays as it is; any other value becomes JSON. */
const textOf = (value: unknown): string =>
    typeof value === "string" && readJson(value) === undefined ? value : JSON.stringify(value);

function parsed(text: string): unknown {
    const value = readJson(text);
    return value === undefined ? text : value;
}

/** Whether a text is a value's compact JSON. Text with other whitespace has no short form, so that a link keeps it. */
const isCompactJsonOf = (value: unknown, text: string): boolean => JSON.stringify(value) === text;
