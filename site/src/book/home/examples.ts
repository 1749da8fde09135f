import { tasks } from "@callsheet/inference/tasks";
import { type Programs, programsOf } from "../../reference/programs.ts";

/** The tasks that a visitor can try on the home page. */
export const exampleTasks = [
    "conversational",
    "zero-shot-classification",
    "sentence-similarity",
    "token-classification",
] as const;

export type ExampleTask = (typeof exampleTasks)[number];

/** One client for each language, the most common one. */
const shown = ["python/huggingface_hub", "js/callsheet", "sh/curl"];

/** The example programs of a task. */
export function exampleOf(task: ExampleTask): Programs {
    const call = programsOf({ task, model: tasks[task].exampleModel });
    return {
        ...call,
        programs: call.programs.filter(({ language, client }) => shown.includes(`${language}/${client}`)),
    };
}
