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
    readonly task: TaskId;
    /** The model's id on the Hub. */
    readonly model: string;
    readonly provider: ProviderId;
    readonly providerModelId: string;
    readonly language: LanguageId;
    readonly client: string;
    readonly variant: Variant;
    readonly streaming: boolean;
    readonly options: SnippetOptions;
    /** The entry of the Hub's mapping, where it says more than the model's id at the provider: of an adapter. */
    readonly mapping?: ProviderMapping;
    /** The request that the snippet must send. */
    readonly wire: WireRequestJson;
    readonly content: string;
};

/** Which part of the matrix; what is left out is not narrowed. */
export type MatrixFilter = {
    readonly provider?: ProviderId | undefined;
    readonly task?: TaskId | undefined;
    readonly client?: string | undefined;
};

/** The matrix, provider by provider and task by task. */
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
