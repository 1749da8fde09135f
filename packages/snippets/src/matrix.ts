/** Every snippet that can be written, as data: what proofs, benches and other people's tools read. */
import {
    exampleOf,
    type ProviderId,
    providerHelper,
    providerIds,
    type TaskId,
    taskIds,
    tasks,
    type WireRequestJson,
    wireToJson,
} from "@callsheet/inference";
import { callOf, taskOf } from "./call-of-model.ts";
import { programsOf } from "./generate.ts";
import type { LanguageId } from "./languages/index.ts";
import { type Row, rowsOf } from "./matrix-rows.ts";
import type { Model, ProviderMapping, SnippetOptions } from "./snippet.ts";
import type { Variant } from "./variants.ts";

/** One snippet of the matrix. Fields are only ever added. */
export type MatrixEntry = {
    /** Unique in the matrix, and the same from run to run: provider, task, language, client, options. */
    readonly id: string;
    /** The task's id. */
    readonly task: TaskId;
    /** The model's id on the Hub. */
    readonly model: string;
    /** The provider's id, or `auto`. */
    readonly provider: ProviderId;
    /** The provider's own id of the model. */
    readonly providerModelId: string;
    /** The language of the snippet. */
    readonly language: LanguageId;
    /** The library that the snippet uses. */
    readonly client: string;
    /** The shape of the snippet. */
    readonly variant: Variant;
    /** The snippet prints the output as it arrives. */
    readonly streaming: boolean;
    /** What it was written with. */
    readonly options: SnippetOptions;
    /** The entry of the Hub's mapping, where it says more than the model's id at the provider: of an adapter. */
    readonly mapping?: ProviderMapping;
    /** The request that the snippet must send. */
    readonly wire: WireRequestJson;
    /** The whole program. */
    readonly content: string;
};

/** Which part of the matrix; what is left out is not narrowed. */
export type MatrixFilter = {
    /** The provider's id, or `auto`. */
    readonly provider?: ProviderId | undefined;
    /** The task's id. */
    readonly task?: TaskId | undefined;
    /** The client's id; `openai` is one in two languages. */
    readonly client?: string | undefined;
};

/**
 * Every snippet that can be written, provider by provider and task by task, one at a time.
 *
 * @param filter which part; default all
 * @returns the entries, each written when it is asked for
 * @example
 * import { matrix } from "@callsheet/snippets";
 *
 * for (const { id, content } of matrix({ provider: "nscale", client: "curl" })) console.log(id, content);
 */
export function* matrix(filter: MatrixFilter = {}): Generator<MatrixEntry, void, undefined> {
    for (const provider of providerIds) {
        if (filter.provider !== undefined && filter.provider !== provider) continue;
        for (const model of exampleModels(provider)) {
            const task = taskOf(model);
            if (task === undefined || !providerHelper(provider, task)) continue;
            if (filter.task !== undefined && filter.task !== task) continue;
            for (const row of rowsOf(provider, task, model)) yield* entries(provider, task, row, filter.client);
        }
    }
}

/** A model for every task; chat also with one that sees. */
function exampleModels(provider: ProviderId): Model[] {
    const { conversational } = tasks;
    const chat = { tags: ["conversational"], library_name: "transformers" };
    const talks = exampleOf(provider, "conversational").model;
    const sees = talks === conversational.exampleModel ? "Qwen/Qwen2.5-VL-7B-Instruct" : talks;
    return [
        { id: talks, pipeline_tag: "text-generation", ...chat },
        { id: sees, pipeline_tag: "image-text-to-text", ...chat },
        ...taskIds
            .filter((task) => task !== "conversational")
            .map((task) => ({ id: exampleOf(provider, task).model, pipeline_tag: task, tags: [] })),
    ];
}

function* entries(
    provider: ProviderId,
    task: TaskId,
    { name, model, mapping, options }: Row,
    client: string | undefined,
): Generator<MatrixEntry, void, undefined> {
    const call = callOf(task, model, provider, mapping, options);
    const tag = model.pipeline_tag === "image-text-to-text" ? "conversational-image" : task;
    for (const snippet of programsOf(call)) {
        if (client !== undefined && client !== snippet.client) continue;
        yield {
            id: [provider, tag, snippet.language, snippet.client, name].join("/"),
            task,
            model: model.id,
            provider,
            providerModelId: mapping.providerId,
            language: snippet.language,
            client: snippet.client,
            variant: snippet.variant,
            streaming: call.stream ?? false,
            options,
            ...(mapping.adapter && { mapping }),
            wire: wireToJson(snippet.wire),
            content: snippet.content,
        };
    }
}
