/** What the matrix holds: snippets as data, with what each was written from and the request that it must send. */
import type { ProviderId } from "@callsheet/inference/providers";
import type { TaskId } from "@callsheet/inference/tasks";
import { type WireRequestJson, wireToJson } from "@callsheet/inference/wire";
import { callOf } from "./call-of-model.ts";
import { programsOf } from "./generate.ts";
import type { LanguageId } from "./languages/index.ts";
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
    /** Of a row that sets one parameter alone: its name. */
    readonly parameter?: string;
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

/** What the entries of a row are written from, under the name that ends their ids. */
type NamedCall = {
    readonly name: string;
    readonly model: Model;
    /** Undefined where the provider's own id of the model is not known. */
    readonly mapping: ProviderMapping | undefined;
    readonly options: SnippetOptions;
    readonly parameter?: string;
};

/** The entries of a row, each written when it is asked for. @throws InputError when the options do not fit the task */
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
