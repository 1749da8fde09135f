/**
 * The short forms of a link. What is JSON in a field stands in the link as people would write it: a conversation of one
 * message as `message=…`, and each parameter by its own name, `width=512`. What has no short form stays as it is.
 */
import { tasks } from "@callsheet/inference/tasks";
import { isRecord } from "../json-values.ts";
import { readJson } from "./task-forms/json-text.ts";

type Pair = readonly [name: string, text: string];

/** The parts of a link that say what a field says. */
export function linkOf(name: string, text: string): readonly Pair[] {
    const short = name === "inputs" ? message(text) : name === "parameters" ? parameters(text) : undefined;
    return short ?? [[name, text]];
}

/** What each field says, of the parts of a link; a field that is written out goes before its short form. */
export function textsOf(link: URLSearchParams): Readonly<Record<string, string>> {
    const given = Object.fromEntries(link);
    const { message } = given;
    const flat = Object.entries(given).filter(([name]) => parameterNames.has(name));
    return {
        ...(message !== undefined && { inputs: JSON.stringify([{ role: "user", content: message }]) }),
        ...(flat.length > 0 && {
            parameters: JSON.stringify(Object.fromEntries(flat.map(([name, text]) => [name, parsed(text)]))),
        }),
        ...given,
    };
}

/** The parameters of all tasks: whatever else stands in a link is not the generator's. */
const parameterNames: ReadonlySet<string> = new Set(
    Object.values(tasks).flatMap(({ parameters }) => Object.keys(parameters.entries)),
);

function message(inputs: string): readonly Pair[] | undefined {
    const conversation = readJson(inputs);
    const [only] = Array.isArray(conversation) ? conversation : [];
    const content: unknown = isRecord(only) ? only["content"] : undefined;
    return typeof content === "string" && says([{ role: "user", content }], inputs)
        ? [["message", content]]
        : undefined;
}

function parameters(text: string): readonly Pair[] | undefined {
    const record = readJson(text);
    if (!isRecord(record) || !says(record, text)) return undefined;
    const entries = Object.entries(record);
    if (entries.length === 0 || !entries.every(([name]) => parameterNames.has(name))) return undefined;
    return entries.map(([name, value]) => [name, textOf(value)]);
}

/** A text that is not JSON stands for itself; any other value for what it is in JSON. */
const textOf = (value: unknown): string =>
    typeof value === "string" && readJson(value) === undefined ? value : JSON.stringify(value);

function parsed(text: string): unknown {
    const value = readJson(text);
    return value === undefined ? text : value;
}

/** Whether a text is what a value is in JSON: a person's own spaces are kept by writing the text out. */
const says = (value: unknown, text: string): boolean => JSON.stringify(value) === text;
