/** The calls that hostile items are put into. */
import type { ProviderId, TaskId } from "@callsheet/inference";
import type { SnippetOptions } from "@callsheet/snippets";
import type { Written } from "./position.ts";

/** A call of a task. The sandbox derives the task from the name of the model. */
export const call = (task: TaskId, options: SnippetOptions, provider: ProviderId = "hf-inference"): Written => ({
    model: { id: `any/${task}`, pipeline_tag: task },
    provider,
    options,
});

/** A chat through the router, which chooses the provider. */
export const chat = (options: SnippetOptions): Written => ({
    model: { id: "any/conversational", pipeline_tag: "text-generation", tags: ["conversational"] },
    provider: "auto",
    options,
});
