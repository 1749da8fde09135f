/** The calls that hold hostile items. */
import type { ProviderId, TaskId } from "@callsheet/inference";
import type { SnippetOptions } from "@callsheet/snippets";
import type { Written } from "./place.ts";

/** A call of a task; the model is one that the sandbox knows by its name. */
export const call = (task: TaskId, options: SnippetOptions, provider: ProviderId = "hf-inference"): Written => ({
    model: { id: `any/${task}`, pipeline_tag: task },
    provider,
    options,
});

/** A chat, with whichever provider the router chooses. */
export const chat = (options: SnippetOptions): Written => ({
    model: { id: "any/conversational", pipeline_tag: "text-generation", tags: ["conversational"] },
    provider: "auto",
    options,
});
