/** The matrix rows of one task at one provider, by their options. */
import { defaultProvider, type Provider, type ProviderId, providers } from "@callsheet/inference/providers";
import { isStreamingTask, type TaskId, tasks } from "@callsheet/inference/tasks";
import { commonParameters, exampleParameters } from "./example-parameters.ts";
import { chatRows } from "./matrix-chat-rows.ts";
import { type Options, type Row, withOptions } from "./matrix-entry.ts";
import type { ServedModel } from "./matrix-models.ts";
import { pairsOf } from "./matrix-option-pairs.ts";
import { representsDirect, requestOf } from "./matrix-request.ts";
import { hasOwnAddress } from "./own-address.ts";
import { type Policy, policies, type SnippetOptions } from "./snippet.ts";

const payer: Options = { billed: { billTo: "my-org" } };

const stream: Options = { streamed: { stream: true } };

const sampled: Options = { sampled: { max_tokens: 256, temperature: 0.7, top_p: 0.9 } };

/** Options for the target of a request: the provider itself, with its key, or a custom endpoint. */
const targets = (provider: ProviderId, task: TaskId): Options => ({
    ...(hasOwnAddress(provider) && { direct: { direct: true } }),
    ...(provider === defaultProvider && endpoint(task)),
});

/** A custom endpoint with the Hub's API, and with OpenAI's API if the task supports it. */
const endpoint = (task: TaskId): Options => ({
    endpoint: { endpoint: `https://my-endpoint.example/endpoints/${task}` },
    "keyless-endpoint": { endpoint: `https://my-endpoint.example/endpoints/${task}`, keyless: true },
    ...(task in endpointTasks && { "openai-endpoint": { endpoint: "https://my-endpoint.example/v1" } }),
});

const { endpointTasks = {} }: Provider = providers[defaultProvider];

/** A parameter that no task's schema has: it is sent to the provider unchanged. */
const unknownParameters = { priority: 1 };

/** The common parameters together. Chat has them for the router only: its request does not depend on the provider. */
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
        target: targets(provider, task),
        parameters: parameters(provider, task),
        policy: choices(provider),
    };
    const further = { ...factors.target, ...factors.parameters, ...factors.policy };
    const options: Options = {
        plain: {},
        ...payer,
        ...(streams && {
            ...stream,
            "streamed-billed": { ...stream["streamed"], ...payer["billed"] },
            ...sampled,
        }),
        ...further,
        ...(streams && withOptions(further, "streamed", { stream: true })),
        ...(task === "conversational" && chatRows(provider, served.model)),
    };
    const stands = isFirst(provider, task) || representsDirect(provider, task);
    const request = (options: SnippetOptions) => requestOf(provider, task, served, options);
    const pairs = stands ? pairsOf(factors, options, request) : {};
    const rows = Object.entries({ ...options, ...pairs }).map(([name, options]) => ({ name, ...served, options }));
    // A model of the provider may refuse one of the options.
    return rows.filter(({ options }) => request(options) !== undefined);
}

/** Whether a provider represents all providers for a task: the router for chat, the default provider elsewhere. */
const isFirst = (provider: ProviderId, task: TaskId): boolean =>
    provider === (task === "conversational" ? "auto" : defaultProvider);
