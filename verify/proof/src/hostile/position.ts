/** A position in a call that holds a value from a user. */
import { type Json, type ProviderId, type TaskId, wireToJson } from "@callsheet/inference";
import { callOf, type Model, programsOf, type SnippetOptions, taskOf } from "@callsheet/snippets";
import { programOf } from "../matrix-programs.ts";
import type { Program } from "../program.ts";
import { trace } from "./texts.ts";

export type Position = {
    readonly id: string;
    /** Whether an item is valid in this position. */
    readonly holds: (item: Json) => boolean;
    /** Builds a call with all the items in this position. */
    readonly write: (items: readonly Json[]) => SnippetInput;
};

/** The input of the snippet generator. */
export type SnippetInput = {
    readonly model: Model;
    readonly provider: ProviderId;
    /** The provider's own id of the model. Default: the Hub's id. */
    readonly providerId?: string;
    readonly options?: SnippetOptions;
    /** Additional environment variables for the programs. Default: none. */
    readonly environment?: Readonly<Record<string, string>>;
};

/** One program for each client, with the items in a position. @param name the last segment of their ids */
export function programsAt({ id, write }: Position, items: readonly Json[], name: string): readonly Program[] {
    const { model, provider, providerId = model.id, options = {}, environment = {} } = write(items);
    const task = taskOf(model);
    if (task === undefined) throw new TypeError(`The model of the place ${id} has no task.`);
    const call = callOf(task, model, provider, { providerId }, options);
    return programsOf(call, options.accessToken).map(({ wire, ...snippet }) => ({
        ...programOf({
            ...snippet,
            id: ["hostile", id, snippet.language, snippet.client, name].join("/"),
            task,
            model: model.id,
            provider,
            providerModelId: providerId,
            streaming: call.stream ?? false,
            options,
            wire: wireToJson(wire),
        }),
        environment,
        never: trace,
    }));
}

/** A call of a task. The sandbox derives the task from the name of the model. */
export const call = (task: TaskId, options: SnippetOptions, provider: ProviderId = "hf-inference"): SnippetInput => ({
    model: { id: `any/${task}`, pipeline_tag: task },
    provider,
    options,
});

/** A chat through the router, which chooses the provider. */
export const chat = (options: SnippetOptions): SnippetInput => ({
    model: { id: "any/conversational", pipeline_tag: "text-generation", tags: ["conversational"] },
    provider: "auto",
    options,
});
