import { tasks } from "@callsheet/inference/tasks";
import { type Programs, programsOf } from "../../reference/programs.ts";

/** What the home page lets somebody try: a talk, a choice, a comparison, names. */
export const exampleTasks = [
    "conversational",
    "zero-shot-classification",
    "sentence-similarity",
    "token-classification",
] as const;

export type ExampleTask = (typeof exampleTasks)[number];

/** One library for each language, each the one that most people of that language would take. */
const shown = ["python/huggingface_hub", "js/callsheet", "sh/curl"];

/** The programs of a task's example. */
export function exampleOf(task: ExampleTask): Programs {
    const call = programsOf({ task, model: tasks[task].exampleModel });
    return {
        ...call,
        programs: call.programs.filter(({ language, client }) => shown.includes(`${language}/${client}`)),
    };
}
