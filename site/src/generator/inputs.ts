import { exampleOf, type ProviderId } from "@callsheet/inference/providers";
import { type Task, type TaskId, tasks } from "@callsheet/inference/tasks";
import { isFile } from "@callsheet/inference/wire";

/** How the inputs of a task are written in the form: as they are, as the name of a file, or as JSON. */
export type InputsKind = "text" | "file" | "json";

export function inputsKind(task: TaskId): InputsKind {
    const { inputs } = tasks[task].example;
    if (typeof inputs === "string") return "text";
    return isFile(inputs) ? "file" : "json";
}

/** The inputs of an example call, as they are written in the form. */
export function exampleText(provider: ProviderId, task: TaskId): string {
    const inputs = namesOfFiles(exampleOf(provider, task).inputs);
    return typeof inputs === "string" ? inputs : JSON.stringify(inputs, null, 4);
}

/** The inputs that a text gives; undefined when the text is not written as the task's inputs are. */
export function readInputs(task: TaskId, text: string): unknown {
    switch (inputsKind(task)) {
        case "text":
            return text;
        case "file":
            return text.trim() === "" ? undefined : text.trim();
        case "json":
            return readJson(text);
    }
}

function readJson(text: string): unknown {
    try {
        return JSON.parse(text);
    } catch {
        return undefined;
    }
}

/** The parameters of an example call, as they are written in the form; empty for none. */
export function exampleParametersText(task: TaskId): string {
    const { example }: Task = tasks[task];
    return example.parameters === undefined ? "" : JSON.stringify(example.parameters, null, 4);
}

/** The parameters that a text gives, none for an empty one; undefined when the text is no JSON object. */
export function readParameters(text: string): Readonly<Record<string, unknown>> | undefined {
    const value = text.trim() === "" ? {} : readJson(text);
    return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : undefined;
}

/** A file stands in JSON as its name; the generator takes it for a file again where the example has one. */
function namesOfFiles(value: unknown): unknown {
    if (isFile(value)) return value.name;
    if (Array.isArray(value)) return value.map(namesOfFiles);
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, namesOfFiles(inner)]));
}
