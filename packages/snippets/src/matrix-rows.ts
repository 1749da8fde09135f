/** The matrix rows of one task at one provider, by their options. */
import {
    defaultProvider,
    type Provider,
    type ProviderId,
    providers,
    speaksResponses,
} from "@callsheet/inference/providers";
import { isStreamingTask, type TaskId, tasks } from "@callsheet/inference/tasks";
import { commonParameters, exampleOfResponseFormat, exampleOfTools, exampleParameters } from "./example-parameters.ts";
import { type Options, type Row, withOptions } from "./matrix-entry.ts";
import type { ServedModel } from "./matrix-models.ts";
import { representsDirect, requestOf } from "./matrix-request.ts";
import { hasOwnAddress } from "./providers.ts";
import { type Model, type Policy, policies, type SnippetOptions } from "./snippet.ts";

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

const conversation: SnippetOptions = {
    messages: [
        { role: "system", content: "Answer in one sentence." },
        { role: "user", content: "What is a stepwell?" },
        { role: "assistant", content: [{ type: "text", text: "A well with stairs down to its water." }] },
        {
            role: "user",
            content: [
                { type: "text", text: "Is this one?" },
                { type: "image_url", image_url: { url: "cat.png" } },
            ],
        },
    ],
};

/** A model that reads images gets a conversation with an image; a text model gets everything else. */
const chatCompletionsOptions = ({ pipeline_tag }: Model): Options =>
    pipeline_tag === "image-text-to-text"
        ? { conversation }
        : {
              tools: exampleOfTools,
              "tools-streamed": { ...exampleOfTools, stream: true },
              schema: exampleOfResponseFormat,
          };

const responsesOptions = ({ pipeline_tag }: Model): Options =>
    pipeline_tag === "image-text-to-text"
        ? { "responses-conversation": { ...conversation, api: "responses", temperature: 0.7, top_p: 0.9 } }
        : {
              responses: { api: "responses" },
              "responses-streamed": { api: "responses", stream: true },
              "responses-tools": { ...exampleOfTools, api: "responses" },
              "responses-schema": { ...exampleOfResponseFormat, api: "responses" },
          };

/** Most providers take the router's requests at their own address; these differ in the model's id or in the schema. */
const providersWithOwnFormat: readonly ProviderId[] = ["openai", "together"];

/** The chat rows of a provider. Every routed call sends the same request, so only the router has rows for those. */
function chatRows(provider: ProviderId, model: Model): Options {
    const all = { ...chatCompletionsOptions(model), ...responsesOptions(model) };
    if (provider === "auto") return { ...all, "responses-billed": { api: "responses", billTo: "my-org" } };
    if (provider === "hf-inference")
        return withOptions(all, "endpoint", { endpoint: "https://my-endpoint.example/v1" });
    if (!providersWithOwnFormat.includes(provider)) return {};
    return withOptions(speaksResponses({ provider }) ? all : chatCompletionsOptions(model), "direct", {
        direct: true,
    });
}

type Option = Setting & { readonly options: SnippetOptions };

/**
 * Rows for each pair of options that gives a request which neither option gives alone.
 *
 * @param factors the options, grouped by what they decide; two options of a group are never combined
 * @param firstRows the existing rows
 * @param request the request of a call with these options; undefined if the call cannot be made
 */
function pairsOf(
    factors: Readonly<Record<string, Options>>,
    firstRows: Options,
    request: (options: SnippetOptions) => string | undefined,
): Options {
    const settings = Object.entries(factors).flatMap(([factor, all]) =>
        Object.entries(all).map(([name, options]): Option => ({ factor, name, options })),
    );
    const canMeet = (one: Option, other: Option) => {
        // Only the router can bill an organisation.
        if (one.factor === "payer" && other.factor === "target") return false;
        const together = request({ ...one.options, ...other.options });
        return together !== undefined && ![one, other].some(({ options }) => request(options) === together);
    };
    const rows = Object.values(firstRows).map((row) => settings.filter(({ options }) => holds(row, options)));
    return Object.fromEntries(
        coveringArray(settings, rows, canMeet).map((row) => [
            row.map(({ name }) => name).join("-"),
            Object.assign({}, ...row.map(({ options }) => options)),
        ]),
    );
}

const holds = (row: SnippetOptions, some: SnippetOptions): boolean => {
    const values: Readonly<Record<string, unknown>> = { ...row };
    return Object.entries(some).every(([name, value]) => values[name] === value);
};

/** A setting of one factor. A row without a setting of a factor leaves it at its default. */
export type Setting = { readonly factor: string; readonly name: string };

/**
 * Builds a covering array of strength 2 greedily: each possible pair of settings of different factors is in at least
 * one row.
 *
 * @param settings all settings
 * @param firstRows existing rows; their pairs are already covered
 * @param canMeet whether two settings of different factors can be in one row
 * @returns the rows to add; none if the given ones cover all pairs
 */
export function coveringArray<One extends Setting>(
    settings: readonly One[],
    firstRows: readonly (readonly One[])[],
    canMeet: (one: One, other: One) => boolean,
): readonly (readonly One[])[] {
    const covered = new Set(firstRows.flatMap(pairsIn).map(keyOf));
    const fits = (one: One, row: readonly One[]) =>
        row.every((other) => one.factor !== other.factor && canMeet(one, other) && canMeet(other, one));
    const rows: (readonly One[])[] = [];
    for (const pair of pairsIn(settings).filter(([one, other]) => fits(one, [other]))) {
        if (covered.has(keyOf(pair))) continue;
        let row: readonly One[] = pair;
        for (;;) {
            const gain = (one: One) => row.filter((other) => !covered.has(keyOf([one, other]))).length;
            const [best] = settings
                .filter((one) => fits(one, row))
                .map((one) => ({ one, gain: gain(one) }))
                .filter(({ gain }) => gain > 0)
                .toSorted((one, other) => other.gain - one.gain);
            if (!best) break;
            row = [...row, best.one];
        }
        for (const held of pairsIn(row)) covered.add(keyOf(held));
        // In the order of the settings, so that a row's name does not depend on the search order.
        rows.push(settings.filter((one) => row.includes(one)));
    }
    return rows;
}

const pairsIn = <One>(row: readonly One[]): readonly (readonly [One, One])[] =>
    row.flatMap((one, index) => row.slice(index + 1).map((other) => [one, other] as const));

const keyOf = ([one, other]: readonly [Setting, Setting]): string =>
    [one, other]
        .map(({ factor, name }) => `${factor}=${name}`)
        .toSorted()
        .join(" ");
