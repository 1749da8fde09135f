/** Rows that set one parameter alone, at each provider that takes it. */
import { type ProviderId, providerIds } from "@callsheet/inference/providers";
import { type TaskId, tasks } from "@callsheet/inference/tasks";
import { exampleParameters, type ParameterNeeds, parameterNeeds } from "./example-parameters.ts";
import type { ServedModel } from "./matrix-models.ts";
import { hasOwnKey, requestOf, standsForDirect } from "./matrix-request.ts";
import type { Row } from "./matrix-row.ts";
import type { SnippetOptions } from "./snippet.ts";

/**
 * The rows of a task at a provider, one for each parameter that shows in its request. Chat is asked of the router, which
 * sees the same whoever answers; and directly of one provider, and of those that are told something else than that one.
 */
export function parameterRows(provider: ProviderId, task: TaskId, served: ServedModel): readonly Row[] {
    const direct = task === "conversational" && provider !== "auto";
    if (direct && !hasOwnKey(provider)) return [];
    return Object.keys(exampleParameters[task]).flatMap((parameter): readonly Row[] => {
        const { alone, without } = optionsFor(task, parameter, direct);
        if (!isTaken(provider, task, served, alone, without)) return [];
        if (direct && !isToldElse(provider, task, alone)) return [];
        const name = `only-${parameter}${direct ? "-direct" : ""}${alone.streaming ? "-streamed" : ""}`;
        return [{ name, ...served, options: alone, parameter }];
    });
}

/** The options that set a parameter, with what it needs beside it; and the same without it. */
function optionsFor(
    task: TaskId,
    parameter: string,
    directRequest: boolean,
): { alone: SnippetOptions; without: SnippetOptions } {
    const values: Readonly<Record<string, unknown>> = { ...exampleParameters[task] };
    const needs: Readonly<Record<string, ParameterNeeds>> = { ...parameterNeeds[task] };
    const { streaming, parameters: beside = [] } = needs[parameter] ?? {};
    const { parameters: example }: { readonly parameters?: object } = tasks[task].example;
    const others = { ...example, ...Object.fromEntries(beside.map((name) => [name, values[name]])) };
    const options = { ...(streaming && { streaming }), ...(directRequest && { directRequest }) };
    return {
        alone: { ...options, parameters: { ...others, [parameter]: values[parameter] } },
        without: { ...options, parameters: others },
    };
}

/** Whether the parameter shows in the request. */
function isTaken(
    provider: ProviderId,
    task: TaskId,
    served: ServedModel,
    alone: SnippetOptions,
    without: SnippetOptions,
): boolean {
    const request = requestOf(provider, task, served, alone);
    return request !== undefined && request !== requestOf(provider, task, served, without);
}

/** Whether a provider's body is not that of the provider which stands for all, for one and the same model. */
function isToldElse(provider: ProviderId, task: TaskId, options: SnippetOptions): boolean {
    if (standsForDirect(provider, task)) return true;
    const first = providerIds.find((id) => standsForDirect(id, task));
    const anyModel = { model: { id: "owner/name" }, mapping: { providerId: "owner/name" } };
    const [own, firsts] = [provider, first].map((id) => id && bodyOf(requestOf(id, task, anyModel, options)));
    return own !== firsts;
}

const bodyOf = (request: string | undefined): string =>
    JSON.stringify(request === undefined ? null : JSON.parse(request).body);
