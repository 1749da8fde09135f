/** The data of a task's page, except its fields. */
import { type InferenceProvider, providers, providersOf } from "@callsheet/inference/providers";
import { isStreamingTask, type Modality, type Task, type TaskId, tasks } from "@callsheet/inference/tasks";
import type { Language } from "../../languages.ts";
import { strings } from "../../words/strings.ts";
import { exampleIn } from "../local-examples.ts";
import { modelsFor } from "../models/model-page.ts";
import { type Programs, programsOf } from "../programs.ts";

/** The index of models lists all of them, with filters. */
const mostModels = 8;

/** The programs of the task's example in the language of the page, also as a stream if the task streams. */
export function programsOfTask(
    language: Language,
    task: TaskId,
): { readonly complete: Programs; readonly streamed?: Programs } {
    const query = { task, ...exampleIn(language, task) };
    const complete = programsOf(query);
    return isStreamingTask(tasks[task])
        ? { complete, streamed: programsOf({ ...query, stream: "true" }) }
        : { complete };
}

export type NamedProvider = { readonly id: InferenceProvider; readonly name: string };

/** The providers of a task. */
export const providersOfTask = (task: TaskId): readonly NamedProvider[] =>
    providersOf(task).flatMap((id) => (id === "auto" ? [] : [{ id, name: providers[id].name }]));

/** The most recently listed models of a task, and how many there are. */
export function modelsOfTask(task: TaskId) {
    const all = modelsFor(task);
    return { some: all.slice(0, mostModels), count: all.length };
}

/** The input and output of a task, in words: `text → an image`. */
export function flowOf(language: Language, task: TaskId): { readonly takes: string; readonly gives: string } {
    const { reference } = strings[language];
    const { takes, gives } = tasks[task];
    const name = (modality: Modality) => reference.modalities[modality];
    return { takes: takes.map(name).join(reference.and), gives: name(gives) };
}

/** Whether the output of a task is a file. */
export const givesFile = (task: TaskId): boolean => (tasks[task] as Task).output.type === "instance";
