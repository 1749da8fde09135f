/** Every snippet that can be written, as data for the proof, the bench and other tools. */

import type { ParameterNeeds } from "@callsheet/inference/descriptions";
import { type ProviderId, providerHelper, providerIds } from "@callsheet/inference/providers";
import { type TaskId, tasks } from "@callsheet/inference/tasks";
import { taskOf } from "./call-of-model.ts";
import { exampleParameters, parameterNeeds } from "./example-parameters.ts";
import { entriesOfRow, type MatrixEntry, type MatrixFilter, type Row } from "./matrix-entry.ts";
import { exampleModels, newestModels, type ServedModel } from "./matrix-models.ts";
import { representsDirect, requestOf } from "./matrix-request.ts";
import { rowsOf } from "./matrix-rows.ts";
import { hasOwnAddress } from "./providers.ts";
import type { SnippetOptions } from "./snippet.ts";
import { takesAdapter } from "./takes-adapter.ts";

/**
 * Every snippet that can be written, provider by provider and task by task.
 *
 * @param filter selects a part of the matrix; default all
 * @returns the entries, written lazily
 * @example
 * import { matrix } from "@callsheet/snippets";
 *
 * for (const { id, content } of matrix({ provider: "nscale", client: "curl" })) console.log(id, content);
 */
export function* matrix(filter: MatrixFilter = {}): Generator<MatrixEntry, void, undefined> {
    for (const provider of providerIds) {
        if (filter.provider !== undefined && filter.provider !== provider) continue;
        const tasks = Map.groupBy(exampleModels(provider), ({ model }) => taskOf(model));
        for (const [task, examples] of tasks) {
            if (task === undefined || !providerHelper(provider, task)) continue;
            if (filter.task !== undefined && filter.task !== task) continue;
            for (const row of rows(provider, task, examples)) yield* entriesOfRow(provider, task, row, filter.client);
        }
    }
}

/** The rows of a task at a provider. The first example has all rows; a second one only those with other options. */
function rows(provider: ProviderId, task: TaskId, examples: readonly ServedModel[]): readonly Row[] {
    const [first] = examples;
    return [
        ...examples.flatMap((served) => rowsOf(provider, task, served)),
        ...(first ? [...adapterRows(provider, task), ...parameterRows(provider, task, first)] : []),
        ...newestRows(provider, task, examples),
    ];
}

/**
 * Rows for the models that were still listed on the catalogue's newest day and are not examples, each under its model's
 * name. Chat has two: through the router, with the Hub's id, and directly, with the provider's own id.
 */
function newestRows(provider: ProviderId, task: TaskId, examples: readonly ServedModel[]): readonly Row[] {
    return newestModels(provider, task)
        .filter(({ model }) => !examples.some((example) => example.model.id === model.id))
        .flatMap((served) => {
            const name = served.model.id.slice(served.model.id.indexOf("/") + 1);
            const routed = { name, ...served, options: {} };
            const direct = { name: `${name}-direct`, ...served, options: { direct: true } };
            return task === "conversational" ? [routed, direct] : [routed];
        });
}

/** A well-known adapter. fal has its own model for adapters of this kind. */
const adapter = { id: "nerijs/pixel-art-xl", adapterWeightsPath: "pixel-art-xl.safetensors" };
const adapterModels: { readonly [Id in ProviderId]?: string } = { "fal-ai": "fal-ai/lora" };

/** The rows with the adapter; none if the provider does not take adapters for the task. */
function adapterRows(provider: ProviderId, task: TaskId): readonly Row[] {
    if (!takesAdapter(provider, task)) return [];
    const { id, adapterWeightsPath } = adapter;
    const mapping = { providerId: adapterModels[provider] ?? id, adapter: "lora", adapterWeightsPath };
    return Object.entries({ lora: {}, "lora-direct": { direct: true } }).map(([name, options]) => ({
        name,
        model: { id, pipeline_tag: task, tags: ["lora"] },
        mapping,
        options,
    }));
}

/**
 * The rows of a task at a provider, one for each parameter that changes the request. Chat has rows for the router,
 * whose request does not depend on the provider; for direct calls of one provider; and for direct calls of each
 * provider that gets a different body.
 */
function parameterRows(provider: ProviderId, task: TaskId, served: ServedModel): readonly Row[] {
    const direct = task === "conversational" && provider !== "auto";
    if (direct && !hasOwnAddress(provider)) return [];
    return Object.keys(exampleParameters[task]).flatMap((parameter): readonly Row[] => {
        const { alone, without } = optionsFor(task, parameter, direct);
        const request = requestOf(provider, task, served, alone);
        if (request === undefined || request === requestOf(provider, task, served, without)) return [];
        if (direct && !sendsOtherBody(provider, task, alone)) return [];
        const name = `only-${parameter}${direct ? "-direct" : ""}${alone.stream ? "-streamed" : ""}`;
        return [{ name, ...served, options: alone, parameter }];
    });
}

/** The options that set a parameter and the parameters that it needs; and the same options without it. */
function optionsFor(
    task: TaskId,
    parameter: string,
    direct: boolean,
): { alone: SnippetOptions; without: SnippetOptions } {
    const values: Readonly<Record<string, unknown>> = { ...exampleParameters[task] };
    const needs: Readonly<Record<string, ParameterNeeds>> = { ...parameterNeeds[task] };
    const { streaming, parameters: beside = [] } = needs[parameter] ?? {};
    const { parameters: example }: { readonly parameters?: object } = tasks[task].example;
    const others = { ...example, ...Object.fromEntries(beside.map((name) => [name, values[name]])) };
    const options = { ...(streaming && { stream: true }), ...(direct && { direct }) };
    return {
        alone: { ...options, parameters: { ...others, [parameter]: values[parameter] } },
        without: { ...options, parameters: others },
    };
}

/** Whether a provider gets another body than the representative provider does, for the same model. */
function sendsOtherBody(provider: ProviderId, task: TaskId, options: SnippetOptions): boolean {
    if (representsDirect(provider, task)) return true;
    const first = providerIds.find((id) => representsDirect(id, task));
    const anyModel = { model: { id: "owner/name" }, mapping: { providerId: "owner/name" } };
    const [own, firsts] = [provider, first].map((id) => id && bodyOf(requestOf(id, task, anyModel, options)));
    return own !== firsts;
}

const bodyOf = (request: string | undefined): string =>
    JSON.stringify(request === undefined ? null : JSON.parse(request).body);
