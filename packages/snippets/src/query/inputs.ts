/** The inputs and parameters of a call as the URL and the form represent them. */
import { exampleOf, type ProviderId } from "@callsheet/inference/providers";
import { type Task, type TaskId, tasks } from "@callsheet/inference/tasks";
import { isFile, namesOfFiles } from "@callsheet/inference/wire";
import { exampleConversation } from "../call-of-model.ts";
import type { Model } from "../snippet.ts";
import { compactJson, isRecord, isText, readJson } from "./json-values.ts";

/** How a link represents the inputs of a task: as plain text, as a file name, or as JSON. */
export type InputsKind = "text" | "file" | "json";

/**
 * How a link represents a task's inputs.
 *
 * @param task the task's id
 * @returns `text` for a string, `file` for a file name, `json` for anything else
 * @example
 * import { inputsKind } from "@callsheet/snippets/query";
 *
 * console.log(inputsKind("summarization"), inputsKind("automatic-speech-recognition"));
 */
export function inputsKind(task: TaskId): InputsKind {
    const { inputs } = tasks[task].example;
    if (typeof inputs === "string") return "text";
    return isFile(inputs) ? "file" : "json";
}

/** The inputs of an example call, as text for a link. @param model the catalogue's entry for the model */
export function exampleText(provider: ProviderId, task: TaskId, model?: Model): string {
    const { inputs } = exampleOf(provider, task);
    return writeInputs(namesOfFiles(task === "conversational" && model ? exampleConversation(model) : inputs));
}

/**
 * Inputs as text for a link.
 *
 * @param value the inputs, without files
 * @returns a string as it is, any other value as JSON
 * @example
 * import { writeInputs } from "@callsheet/snippets/query";
 *
 * const text = writeInputs([{ role: "user", content: "Hello" }]);
 */
export const writeInputs = (value: unknown): string => (isText(value) ? value : JSON.stringify(value));

/**
 * Parses inputs from a link's text.
 *
 * @param task the task's id
 * @param text the text of the field `inputs`
 * @returns the inputs, not yet validated; undefined for an empty file name or invalid JSON
 * @example
 * import { readInputs } from "@callsheet/snippets/query";
 *
 * const inputs = readInputs("sentence-similarity", '{"source_sentence":"a","sentences":["b"]}');
 */
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

/**
 * The parameters of a task's example, as text for a link.
 *
 * @param task the task's id
 * @returns compact JSON; empty if the example has no parameters
 * @example
 * import { exampleParametersText } from "@callsheet/snippets/query";
 *
 * const text = exampleParametersText("zero-shot-classification");
 */
export function exampleParametersText(task: TaskId): string {
    const { example }: Task = tasks[task];
    return example.parameters === undefined ? "" : JSON.stringify(example.parameters);
}

/**
 * Parameters as text for a link.
 *
 * @param task the task's id
 * @param value the parameters
 * @returns compact JSON; undefined if they are the example's, so that the link omits them
 * @example
 * import { writeParameters } from "@callsheet/snippets/query";
 *
 * const text = writeParameters("text-to-image", { width: 512, height: 512 });
 */
export function writeParameters(task: TaskId, value: Readonly<Record<string, unknown>>): string | undefined {
    const text = JSON.stringify(value);
    return text === (exampleParametersText(task) || "{}") ? undefined : text;
}

/**
 * Parses parameters from a link's text.
 *
 * @param text the text of the field `parameters`
 * @returns the parameters, not yet validated; `{}` for an empty text, undefined if the text is not a JSON object
 * @example
 * import { readParameters } from "@callsheet/snippets/query";
 *
 * const parameters = readParameters('{"width":512}');
 */
export function readParameters(text: string): Readonly<Record<string, unknown>> | undefined {
    const value = text.trim() === "" ? {} : readJson(text);
    return isRecord(value) ? value : undefined;
}

/**
 * The text of a field that has an example, as a link stores it.
 *
 * @param example the example's text
 * @param text the text of the field
 * @returns the text; undefined if it equals the example, apart from JSON whitespace
 * @example
 * import { unlessExample } from "@callsheet/snippets/query";
 *
 * const text = unlessExample('{"width":512}', '{ "width": 512 }'); // undefined
 */
export const unlessExample = (example: string, text: string): string | undefined =>
    compactJson(text) === compactJson(example) ? undefined : text;
