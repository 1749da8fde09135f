import type { Call } from "../call/call.ts";
import { InputError, RoutingError } from "../errors/errors.ts";
import type { TaskId } from "../tasks/task-id.ts";
import { secret } from "../wire/leaf.ts";
import type { HeaderValue, WireRequest } from "../wire/wire.ts";
import { endpointAddress, endpointUrlOf, speaksOpenAi } from "./endpoint.ts";
import { hubTokenVariable } from "./hub.ts";
import type { Provider, ProviderHelper } from "./provider.ts";
import { jsonBody } from "./provider-request.ts";

/** The environment variable of a custom endpoint's token in snippets. */
const endpointTokenVariable = "API_TOKEN";

/**
 * The wire request of a call to a provider. Pure: nothing is sent, and a secret leaf stands for the token.
 * @throws RoutingError when the provider is not behind the router; InputError when it cannot serve the call
 */
export function requestOf<Id extends TaskId>(
    call: Call<Id>,
    provider: Provider,
    helper: ProviderHelper<Id>,
): WireRequest {
    const wantsUrl = call.wantsUrl ?? false;
    const model = call.providerModelId ?? call.model;
    if (wantsUrl && helper.hasNoUrl?.(model)) {
        throw new InputError(`${call.provider} gives the file itself and has no URL of it. Ask for the blob.`, {
            provider: call.provider,
            task: call.task,
            model: call.model,
        });
    }
    const { path, headers, body } = helper.request({
        model,
        inputs: call.inputs,
        parameters: call.parameters ?? emptyParameters<Id>(),
        // Some servers of people's own stream unless they are told not to.
        stream: call.stream || (call.endpointUrl === undefined ? undefined : false),
        wantsUrl,
        adapter: call.adapter,
        routed: !call.direct,
    });
    const target = targetOf(call, provider, helper.baseUrl);
    return {
        method: "POST",
        url: addressOf(call, target, path),
        headers: {
            ...(target.authorization && { Authorization: target.authorization }),
            ...(call.billTo !== undefined && { "X-HF-Bill-To": call.billTo }),
            ...((body.format === "json" || body.format === "text") && { "Content-Type": "application/json" }),
            ...provider.headers,
            ...headers,
        },
        body,
    };
}

/**
 * The wire request that polls a job in the provider's queue, or fetches its result, below the base URL of the call.
 * @param id the job's id, for a queue that takes it in the body
 */
export function pollOf<Id extends TaskId>(
    call: Call<Id>,
    provider: Provider,
    { baseUrl: taskBaseUrl, queue }: ProviderHelper<Id>,
    path: string,
    id?: unknown,
): WireRequest {
    const { baseUrl, authorization } = targetOf(call, provider, taskBaseUrl);
    const { method = "GET", headers, idField } = queue ?? {};
    return {
        method,
        url: baseUrl + path,
        headers: {
            ...(authorization && { Authorization: authorization }),
            ...(idField && { "Content-Type": "application/json" }),
            ...provider.headers,
            ...headers,
        },
        ...(idField && { body: jsonBody({ [idField]: id }) }),
    };
}

function addressOf(call: Call, { baseUrl }: Target, path: string): string {
    if (call.endpointUrl === undefined) return baseUrl + path;
    return speaksOpenAi(call) ? endpointAddress(call.endpointUrl, path) : endpointUrlOf(call.endpointUrl);
}

type Target = { readonly baseUrl: string; readonly authorization?: HeaderValue };

/** @throws RoutingError for a call through the router to a provider that is not behind it */
function targetOf(
    { endpointUrl, keyless, direct, task, model }: Call,
    provider: Provider,
    taskBaseUrl?: string,
): Target {
    if (endpointUrl !== undefined) {
        if (keyless) return { baseUrl: endpointUrl };
        return { baseUrl: endpointUrl, authorization: ["Bearer ", secret(endpointTokenVariable)] };
    }
    if (direct) {
        const authorization = [`${provider.scheme} `, secret(provider.keyVariable)] as const;
        return { baseUrl: taskBaseUrl ?? provider.baseUrl, authorization };
    }
    if (provider.routedBaseUrl !== undefined) {
        return { baseUrl: provider.routedBaseUrl, authorization: ["Bearer ", secret(hubTokenVariable)] };
    }
    throw new RoutingError(
        `${provider.id} takes its own key only, not a Hub token. Pass the key that ${provider.keyVariable} holds as the access token.`,
        { provider: provider.id, task, model },
    );
}

const emptyParameters = <Id extends TaskId>() => ({}) as Call<Id>["parameters"] & object;
