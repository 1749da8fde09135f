/** What the matrix writes of one task at one provider: with which options, of which model. */
import {
    buildRequest,
    type Call,
    defaultProvider,
    hubTokenVariable,
    type Provider,
    type ProviderId,
    providers,
} from "@callsheet/inference/providers";
import { isStreamingTask, type TaskId, tasks } from "@callsheet/inference/tasks";
import { wireToJson } from "@callsheet/inference/wire";
import { callOf } from "./call-of-model.ts";
import { chatRows } from "./matrix-chat-rows.ts";
import { parametersOf, unknownParameters } from "./matrix-parameters.ts";
import { type Model, type Policy, type ProviderMapping, policies, type SnippetOptions } from "./snippet.ts";

/** A name, as it stands in an entry's id, with what the snippets are written from. */
export type Row = {
    readonly name: string;
    readonly model: Model;
    /** Undefined where the provider's own id of the model is not known. */
    readonly mapping: ProviderMapping | undefined;
    readonly options: SnippetOptions;
};

type Options = Readonly<Record<string, SnippetOptions>>;

const everywhere: Options = { plain: {}, billed: { billTo: "my-org" } };

const streaming: Options = {
    streamed: { streaming: true },
    "streamed-billed": { streaming: true, billTo: "my-org" },
    sampled: { max_tokens: 256, temperature: 0.7, top_p: 0.9 },
};

const direct: Options = { direct: { directRequest: true } };

/** A server of one's own: of the Hub's form, and where the task has it there, of OpenAI's. */
const endpoint = (task: TaskId): Options => ({
    endpoint: { endpointUrl: `https://my-endpoint.example/endpoints/${task}` },
    ...(task in endpointTasks && { "openai-endpoint": { endpointUrl: "https://my-endpoint.example/v1" } }),
});

const { endpointTasks = {} }: Provider = providers[defaultProvider];

/** Chat is asked of the router alone, which sees the same whoever answers. */
const parameters = (provider: ProviderId, task: TaskId): Options => ({
    ...(task in parametersOf &&
        (task !== "conversational" || isFirst(provider, task)) && { parameters: { parameters: parametersOf[task] } }),
    ...(isFirst(provider, task) && { extended: { parameters: { ...parametersOf[task], ...unknownParameters } } }),
});

const chosenBy: readonly Policy[] = [...policies, "together"];

/** The rows of a task at a provider. */
export function rowsOf(provider: ProviderId, task: TaskId, model: Model): Row[] {
    const row = ([name, options]: readonly [string, SnippetOptions]): Row => ({
        name,
        model,
        mapping: { providerId: model.id },
        options,
    });
    const rows = Object.entries(optionsOf(provider, task, model)).map(row);
    return takesAdapter(provider, task, model) ? [...rows, ...adapterRows(provider, task)] : rows;
}

function optionsOf(provider: ProviderId, task: TaskId, model: Model): Options {
    const streams = isStreamingTask(tasks[task]);
    const further = {
        ...(providers[provider].keyVariable !== hubTokenVariable && direct),
        ...(provider === defaultProvider && endpoint(task)),
        ...parameters(provider, task),
        ...(provider === "auto" && Object.fromEntries(chosenBy.map((policy) => [policy, { policy }]))),
    };
    const ofChat = task === "conversational" ? chatRows(provider, model) : {};
    return { ...everywhere, ...(streams && streaming), ...further, ...(streams && streamed(further)), ...ofChat };
}

/** Whether a provider stands for all at a task: the router in chat, elsewhere the default provider. */
const isFirst = (provider: ProviderId, task: TaskId): boolean =>
    provider === (task === "conversational" ? "auto" : defaultProvider);

/** The same options as a stream, under a name that says so. */
const streamed = (all: Options): Options =>
    Object.fromEntries(
        Object.entries(all).map(([name, options]) => [`${name}-streamed`, { ...options, streaming: true }]),
    );

/** A well-known adapter. fal has a model of its own for those of its kind. */
const adapter = { id: "nerijs/pixel-art-xl", adapterWeightsPath: "pixel-art-xl.safetensors" };
const adapterModels: { readonly [Id in ProviderId]?: string } = { "fal-ai": "fal-ai/lora" };

function adapterRows(provider: ProviderId, task: TaskId): Row[] {
    const { id, adapterWeightsPath } = adapter;
    const mapping = { providerId: adapterModels[provider] ?? id, adapter: "lora", adapterWeightsPath };
    return Object.entries({ lora: {}, "lora-direct": { directRequest: true } }).map(([name, options]) => ({
        name,
        model: { id, pipeline_tag: task, tags: ["lora"] },
        mapping,
        options,
    }));
}

/** Whether a request holds the adapter that its call has. */
function takesAdapter(provider: ProviderId, task: TaskId, model: Model): boolean {
    const call = callOf(task, model, provider, { providerId: model.id }, {});
    const weights = { hubModelId: adapter.id, weightsPath: adapter.adapterWeightsPath };
    return bodyOf(call) !== bodyOf({ ...call, adapter: weights });
}

const bodyOf = (call: Call): string => JSON.stringify(wireToJson(buildRequest(call)).body);
