/** The inputs and parameters of a call as the link and the form hold them. */
import { exampleOf, type ProviderId } from "@callsheet/inference/providers";
import { type Task, type TaskId, tasks } from "@callsheet/inference/tasks";
import { isFile } from "@callsheet/inference/wire";
import { exampleConversation, type Model } from "@callsheet/snippets";
import { isRecord, isText } from "../json-values.ts";
import { compactJson, readJson } from "./task-forms/json-text.ts";
import { namesOfFiles } from "./task-forms/names-of-files.ts";

/** How the inputs of a task are written in a link: as they are, as the name of a file, or as JSON. */
export type InputsKind = "text" | "file" | "json";

export function inputsKind(task: TaskId): InputsKind {
    const { inputs } = tasks[task].example;
    if (typeof inputs === "string") return "text";
    return isFile(inputs) ? "file" : "json";
}

/** The inputs of an example call, as they are written in a link. @param known what is known of the model */
export function exampleText(provider: ProviderId, task: TaskId, known?: Model): string {
    const { inputs } = exampleOf(provider, task);
    return writeInputs(namesOfFiles(task === "conversational" && known ? exampleConversation(known) : inputs));
}

/** Inputs as a link holds them. */
export const writeInputs = (value: unknown): string => (isText(value) ? value : JSON.stringify(value));

/** The inputs that a text gives; undefined when the text is not written as the task's inputs are. */
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

/** A text; or several, written as a list in JSON, where the task takes several. */
function readTexts(task: TaskId, text: string): unknown {
    const { inputs }: Task = tasks[task];
    const list = inputs.type === "union" && text.trimStart().startsWith("[") ? readJson(text) : undefined;
    return Array.isArray(list) && list.every(isText) ? list : text;
}

/** The parameters of an example call, as they are written in a link; empty for none. */
export function exampleParametersText(task: TaskId): string {
    const { example }: Task = tasks[task];
    return example.parameters === undefined ? "" : JSON.stringify(example.parameters);
}

/** Parameters as a link holds them: undefined for those of the example. */
export function writeParameters(task: TaskId, value: Readonly<Record<string, unknown>>): string | undefined {
    const text = JSON.stringify(value);
    return text === (exampleParametersText(task) || "{}") ? undefined : text;
}

/** The parameters that a text gives, none for an empty one; undefined when the text is no JSON object. */
export function readParameters(text: string): Readonly<Record<string, unknown>> | undefined {
    const value = text.trim() === "" ? {} : readJson(text);
    return isRecord(value) ? value : undefined;
}

/** The same text, or undefined where it says what another does. */
export const unless = (example: string, text: string): string | undefined =>
    compactJson(text) === compactJson(example) ? undefined : text;
