/** The entries of the matrix: snippets as data, with their options and the request that each must send. */
import type { ProviderId } from "@callsheet/inference/providers";
import type { TaskId } from "@callsheet/inference/tasks";
import { type WireRequestJson, wireToJson } from "@callsheet/inference/wire";
import { callOf } from "./call-of-model.ts";
import { programsOf } from "./generate.ts";
import type { LanguageId } from "./languages/registry.ts";
import type { ServedModel } from "./matrix-models.ts";
import type { Model, ProviderMapping, SnippetOptions } from "./snippet.ts";
import type { Variant } from "./variants.ts";

/** One snippet of the matrix. Fields are only ever added. */
export type MatrixEntry = {
    /** Unique in the matrix and stable between runs: provider, task, language, client, options. */
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
    /** The options of the snippet. */
    readonly options: SnippetOptions;
    /** The parameter's name, if the row sets one parameter alone. */
    readonly parameter?: string;
    /** The entry of the Hub's mapping, if the model is an adapter. */
    readonly mapping?: ProviderMapping;
    /** The request that the snippet must send. */
    readonly wire: WireRequestJson;
    /** The whole program. */
    readonly content: string;
};

/** Selects a part of the matrix. A field that is not set matches everything. */
export type MatrixFilter = {
    /** The provider's id, or `auto`. */
    readonly provider?: ProviderId | undefined;
    /** The task's id. */
    readonly task?: TaskId | undefined;
    /** The client's id; `openai` exists in two languages. */
    readonly client?: string | undefined;
};

/** The data that a row's entries are written from. The name ends their ids. */
export type NamedCall = {
    readonly name: string;
    readonly model: Model;
    /** Undefined if the provider's own id of the model is not known. */
    readonly mapping: ProviderMapping | undefined;
    readonly options: SnippetOptions;
    /** The parameter that the row sets alone. */
    readonly parameter?: string;
};

/** A row: a call of a model whose id at the provider is known. */
export type Row = NamedCall & ServedModel;

/** Snippet options by row name. */
export type Options = Readonly<Record<string, SnippetOptions>>;

/** The same options with some added, under names with a suffix. */
export const withOptions = (all: Options, suffix: string, more: SnippetOptions): Options =>
    Object.fromEntries(Object.entries(all).map(([name, options]) => [`${name}-${suffix}`, { ...options, ...more }]));

/** The entries of a row, written lazily. @throws InputError when the options do not fit the task */
export function* entriesOfRow(
    provider: ProviderId,
    task: TaskId,
    { name, model, mapping, options, parameter }: NamedCall,
    client: string | undefined,
): Generator<MatrixEntry, void, undefined> {
    const call = callOf(task, model, provider, mapping, options);
    const tag = model.pipeline_tag === "image-text-to-text" ? "conversational-image" : task;
    const isWanted = ({ id }: { readonly id: string }) => client === undefined || client === id;
    for (const snippet of programsOf(call, options.accessToken, isWanted)) {
        yield {
            id: [provider, tag, snippet.language, snippet.client, name].join("/"),
            task,
            model: model.id,
            provider,
            providerModelId: mapping?.providerId ?? model.id,
            language: snippet.language,
            client: snippet.client,
            variant: snippet.variant,
            streaming: call.stream ?? false,
            options,
            ...(parameter !== undefined && { parameter }),
            ...(mapping?.adapter && { mapping }),
            wire: wireToJson(snippet.wire),
            content: snippet.content,
        };
    }
}
