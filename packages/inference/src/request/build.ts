import type { Call } from "../call.ts";
import { InputError } from "../errors/input-error.ts";
import { secret } from "../leaf.ts";
import { hubTokenVariable } from "../providers/hub.ts";
import type { Provider, ProviderHelper } from "../providers/provider.ts";
import { providerHelper, providers, providersOf } from "../providers/registry.ts";
import type { TaskId } from "../tasks/task-id.ts";
import type { HeaderValue, WireRequest } from "../wire.ts";

/** The variable that holds the token of a custom endpoint in snippets. */
const endpointTokenVariable = "API_TOKEN";

/**
 * The wire request of a call. Pure: nothing is sent, and the token stands in it as a secret.
 *
 * @throws InputError when the provider does not serve the task, or the endpoint is not a URL
 * @example buildRequest({ task: "fill-mask", model: "google-bert/bert-base-uncased", provider: "hf-inference", inputs: "A [MASK]." }).url
 */
export function buildRequest<Id extends TaskId>(call: Call<Id>): WireRequest {
    const helper = helperOf(call);
    const provider: Provider = providers[call.provider];
    const { path, headers, body } = helper.request({
        model: call.providerModelId ?? call.model,
        inputs: call.inputs,
        parameters: call.parameters ?? emptyParameters<Id>(),
        stream: call.stream ?? false,
        adapter: call.adapter,
        routed: !call.direct,
    });
    const target = targetOf(call, provider, helper.baseUrl);
    return {
        method: "POST",
        url:
            call.endpointUrl === undefined
                ? target.baseUrl + path
                : endpointAddress(call.endpointUrl, helper.endpointPath),
        headers: {
            Authorization: target.authorization,
            ...(call.billTo !== undefined && { "X-HF-Bill-To": call.billTo }),
            ...((body.format === "json" || body.format === "text") && { "Content-Type": "application/json" }),
            ...provider.headers,
            ...headers,
        },
        body,
    };
}

type Named<Id extends TaskId> = Pick<Call<Id>, "provider" | "task" | "model">;

/**
 * The provider's helper for the call's task.
 * @throws InputError naming the providers that do serve the task
 */
export function helperOf<Id extends TaskId>({ provider, task, model }: Named<Id>): ProviderHelper<Id> {
    const helper = providerHelper(provider, task);
    if (helper) return helper;
    const others = providersOf(task);
    const advice = others.length > 0 ? `Providers that do: ${others.join(", ")}.` : "No provider here does yet.";
    throw new InputError(`${provider} does not serve ${task}. ${advice}`, { provider, task, model });
}

/** A look at a job in the provider's queue, or at its result: below the base URL that the call went to. */
export function lookRequest<Id extends TaskId>(call: Call<Id>, helper: ProviderHelper<Id>, path: string): WireRequest {
    const provider: Provider = providers[call.provider];
    const { baseUrl, authorization } = targetOf(call, provider, helper.baseUrl);
    return { method: "GET", url: baseUrl + path, headers: { Authorization: authorization, ...provider.headers } };
}

type Target = { readonly baseUrl: string; readonly authorization: HeaderValue };

/** @throws InputError for a provider that is not behind the router, when the call would go there */
function targetOf({ endpointUrl, direct, task, model }: Call, provider: Provider, taskBaseUrl?: string): Target {
    if (endpointUrl !== undefined) {
        return { baseUrl: endpointUrl, authorization: ["Bearer ", secret(endpointTokenVariable)] };
    }
    if (direct) {
        const authorization = [`${provider.scheme} `, secret(provider.keyVariable)] as const;
        return { baseUrl: taskBaseUrl ?? provider.baseUrl, authorization };
    }
    if (provider.routedBaseUrl !== undefined) {
        return { baseUrl: provider.routedBaseUrl, authorization: ["Bearer ", secret(hubTokenVariable)] };
    }
    throw new InputError(
        `${provider.id} takes its own key only, not a Hub token. Pass the key that ${provider.keyVariable} holds as the access token.`,
        { provider: provider.id, task, model },
    );
}

/** A custom endpoint may be given as its host, as its `/v1` base, or whole. */
function endpointAddress(endpointUrl: string, path: string | undefined): string {
    if (!URL.canParse(endpointUrl) || !/^https?:$/.test(new URL(endpointUrl).protocol)) {
        throw new InputError(`"${endpointUrl}" is not an endpoint URL. Expected the form https://host/path.`);
    }
    if (path === undefined) return endpointUrl;
    const url = new URL(endpointUrl);
    const base = url.pathname.replace(/\/+$/, "");
    const rest = path.replace(/^\/v1/, "");
    if (!base.endsWith(rest)) url.pathname = base.endsWith("/v1") ? base + rest : base + path;
    return url.href;
}

const emptyParameters = <Id extends TaskId>() => ({}) as Call<Id>["parameters"] & object;
