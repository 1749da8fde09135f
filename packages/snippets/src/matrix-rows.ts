/** What the matrix writes of one task at one provider: with which options, of which model. */
import { defaultProvider, type Provider, type ProviderId, providers } from "@callsheet/inference/providers";
import { isStreamingTask, type TaskId, tasks } from "@callsheet/inference/tasks";
import { commonParameters, exampleParameters } from "./example-parameters.ts";
import { chatRows } from "./matrix-chat-rows.ts";
import type { ServedModel } from "./matrix-models.ts";
import { pairsOf } from "./matrix-option-pairs.ts";
import { hasOwnKey, requestOf, standsForDirect } from "./matrix-request.ts";
import type { Options, Row } from "./matrix-row.ts";
import { type Policy, policies, type SnippetOptions } from "./snippet.ts";

const payer: Options = { billed: { billTo: "my-org" } };

const stream: Options = { streamed: { streaming: true } };

const sampled: Options = { sampled: { max_tokens: 256, temperature: 0.7, top_p: 0.9 } };

/** Where a request goes: to the provider, with the provider's key; or to a server of one's own. */
const ways = (provider: ProviderId, task: TaskId): Options => ({
    ...(hasOwnKey(provider) && { direct: { directRequest: true } }),
    ...(provider === defaultProvider && endpoint(task)),
});

/** A server of one's own: of the Hub's form, and where the task has it there, of OpenAI's. */
const endpoint = (task: TaskId): Options => ({
    endpoint: { endpointUrl: `https://my-endpoint.example/endpoints/${task}` },
    "keyless-endpoint": { endpointUrl: `https://my-endpoint.example/endpoints/${task}`, keyless: true },
    ...(task in endpointTasks && { "openai-endpoint": { endpointUrl: "https://my-endpoint.example/v1" } }),
});

const { endpointTasks = {} }: Provider = providers[defaultProvider];

/** One that no task knows: it goes to the provider as it is. */
const unknownParameters = { priority: 1 };

/** The common parameters together. Chat is asked of the router alone, which sees the same whoever answers. */
function parameters(provider: ProviderId, task: TaskId): Options {
    const values: Readonly<Record<string, unknown>> = { ...exampleParameters[task] };
    const common = Object.fromEntries(commonParameters[task].map((name) => [name, values[name]]));
    return {
        ...(commonParameters[task].length > 0 &&
            (task !== "conversational" || isFirst(provider, task)) && { parameters: { parameters: common } }),
        ...(isFirst(provider, task) && { extended: { parameters: { ...common, ...unknownParameters } } }),
    };
}

const chosenBy: readonly Policy[] = [...policies, "together"];

const choices = (provider: ProviderId): Options =>
    provider === "auto" ? Object.fromEntries(chosenBy.map((policy) => [policy, { policy }])) : {};

/** The rows of a task at a provider. */
export function rowsOf(provider: ProviderId, task: TaskId, served: ServedModel): Row[] {
    const streams = isStreamingTask(tasks[task]);
    const factors = {
        payer,
        streaming: streams ? stream : {},
        sampling: streams ? sampled : {},
        way: ways(provider, task),
        parameters: parameters(provider, task),
        policy: choices(provider),
    };
    const further = { ...factors.way, ...factors.parameters, ...factors.policy };
    const options: Options = {
        plain: {},
        ...payer,
        ...(streams && {
            ...stream,
            "streamed-billed": { ...stream["streamed"], ...payer["billed"] },
            ...sampled,
        }),
        ...further,
        ...(streams && streamed(further)),
        ...(task === "conversational" && chatRows(provider, served.model)),
    };
    const stands = isFirst(provider, task) || standsForDirect(provider, task);
    const request = (options: SnippetOptions) => requestOf(provider, task, served, options);
    const pairs = stands ? pairsOf(factors, options, request) : {};
    return Object.entries({ ...options, ...pairs }).map(([name, options]) => ({ name, ...served, options }));
}

/** Whether a provider stands for all at a task: the router in chat, elsewhere the default provider. */
const isFirst = (provider: ProviderId, task: TaskId): boolean =>
    provider === (task === "conversational" ? "auto" : defaultProvider);

/** The same options as a stream, under a name that says so. */
const streamed = (all: Options): Options =>
    Object.fromEntries(
        Object.entries(all).map(([name, options]) => [`${name}-streamed`, { ...options, streaming: true }]),
    );
