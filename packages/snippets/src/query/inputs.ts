/** The inputs and parameters of a call as the URL and the form represent them. */
import { exampleOf, type ProviderId } from "@callsheet/inference/providers";
import { type Task, type TaskId, tasks } from "@callsheet/inference/tasks";
import { isFile, namesOfFiles } from "@callsheet/inference/wire";
import { exampleConversation } from "../call-of-model.ts";
import type { Model } from "../snippet.ts";
import { compactJson, isRecord, isText, readJson } from "./json-values.ts";

/** How a link represents the inputs of a task: as plain text, as a file name, or as JSON. */
export type InputsKind = "text" | "file" | "json";

export function inputsKind(task: TaskId): InputsKind {
    const { inputs } = tasks[task].example;
    if (typeof inputs === "string") return "text";
    return isFile(inputs) ? "file" : "json";
}

/** The inputs of an example call, as text for a link. @param known the catalogue's entry for the model */
export function exampleText(provider: ProviderId, task: TaskId, known?: Model): string {
    const { inputs } = exampleOf(provider, task);
    return writeInputs(namesOfFiles(task === "conversational" && known ? exampleConversation(known) : inputs));
}

/** Inputs as text for a link. */
export const writeInputs = (value: unknown): string => (isText(value) ? value : JSON.stringify(value));

/** Parses inputs from a link's text; undefined if the text does not fit the task. */
export function readInputs(task: TaskId, text: string): unknown {
    switch (inputsKind(task)) {
        case "text":
            return readTexts(task, text);
        case "file":
            return text.trim() === "" ? undefined : text.trim();
        case "json":
            return readJson(text);
    }
}

/** A text, or a JSON list of texts if the task takes several. */
function readTexts(task: TaskId, text: string): unknown {
    const { inputs }: Task = tasks[task];
    const list = inputs.type === "union" && text.trimStart().startsWith("[") ? readJson(text) : undefined;
    return Array.isArray(list) && list.every(isText) ? list : text;
}

/** The parameters of an example call, as text for a link; empty if there are none. */
export function exampleParametersText(task: TaskId): string {
    const { example }: Task = tasks[task];
    return example.parameters === undefined ? "" : JSON.stringify(example.parameters);
}

/** Parameters as text for a link; undefined if they are the example's. */
export function writeParameters(task: TaskId, value: Readonly<Record<string, unknown>>): string | undefined {
    const text = JSON.stringify(value);
    return text === (exampleParametersText(task) || "{}") ? undefined : text;
}

/** Parses parameters; `{}` for an empty text, undefined if the text is not a JSON object. */
export function readParameters(text: string): Readonly<Record<string, unknown>> | undefined {
    const value = text.trim() === "" ? {} : readJson(text);
    return isRecord(value) ? value : undefined;
}

/** The text, or undefined if it equals the example, apart from JSON whitespace. */
export const unlessExample = (example: string, text: string): string | undefined =>
    compactJson(text) === compactJson(example) ? undefined : text;
