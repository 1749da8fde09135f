/** Matrix rows that set one parameter alone, at each provider that takes it. */
import type { ParameterNeeds } from "@callsheet/inference/descriptions";
import { type ProviderId, providerIds } from "@callsheet/inference/providers";
import { type TaskId, tasks } from "@callsheet/inference/tasks";
import { exampleParameters, parameterNeeds } from "./example-parameters.ts";
import type { Row } from "./matrix-entry.ts";
import type { ServedModel } from "./matrix-models.ts";
import { representsDirect, requestOf } from "./matrix-request.ts";
import { hasOwnAddress } from "./own-address.ts";
import type { SnippetOptions } from "./snippet.ts";

/**
 * The rows of a task at a provider, one for each parameter that changes the request. Chat has rows for the router,
 * whose request does not depend on the provider; for direct calls of one provider; and for direct calls of each
 * provider that gets a different body.
 */
export function parameterRows(provider: ProviderId, task: TaskId, served: ServedModel): readonly Row[] {
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
