/** What every kind of model shares: its identity, and the start of its calls. */
import { LoadAPIKeyError, NoSuchModelError } from "@ai-sdk/provider";
import {
    hubTokenVariable,
    isProviderId,
    type Options,
    type ProviderId,
    providerHelper,
    providerIds,
    providers,
    providersOf,
    type Target,
    type TaskId,
} from "@callsheet/inference";
import { type CallHeaders, fetchWithHeaders } from "./call-settings.ts";
import { type Exchanges, watchFetch } from "./exchange.ts";

/** What the AI SDK passes to every call. */
type OfCall = { readonly abortSignal?: AbortSignal | undefined; readonly headers?: CallHeaders };

/** The kind of a model, by its name in the AI SDK. */
export type ModelType = NoSuchModelError["modelType"];

/** A call that can be made. */
export type StartedCall = {
    readonly modelId: string;
    readonly modelType: ModelType;
    /** The target of the call. */
    readonly target: Target;
    /** The options of the call, from its signal and headers. */
    readonly options: Options;
    /** What is sent and received. */
    readonly exchanges: Exchanges;
    /** When the call was started. */
    readonly timestamp: Date;
};

export type ModelContext = {
    /** The fields that the AI SDK reads of every model. */
    readonly identity: {
        readonly specificationVersion: "v4";
        /** `callsheet.` and the inference provider, such as `callsheet.groq`. */
        readonly provider: string;
        readonly modelId: string;
    };
    /** Starts a call. @throws LoadAPIKeyError if there is no token, or one of another kind than the provider takes */
    readonly start: (call: OfCall) => StartedCall;
};

/**
 * @param modelType the kind of the model
 * @param tasks the tasks that models of this kind are called for, of which the provider must serve one
 * @throws NoSuchModelError for an unknown provider, one that serves none of the tasks, or a model without a name
 */
export function contextOf(
    modelId: string,
    settings: CallsheetSettings,
    { modelType, tasks }: { readonly modelType: ModelType; readonly tasks: readonly TaskId[] },
): ModelContext {
    const { accessToken, provider = "auto", endpointUrl, ...options } = settings;
    const isOwnServer = endpointUrl !== undefined;
    const problem = isOwnServer ? undefined : problemOf(modelId, provider, tasks);
    if (problem !== undefined) throw new NoSuchModelError({ modelId, modelType, message: problem });
    return {
        identity: {
            specificationVersion: "v4",
            provider: isOwnServer ? "callsheet" : `callsheet.${provider}`,
            modelId,
        },
        start({ abortSignal, headers }) {
            // A server of one's own gets the given token only, never the Hub's.
            const token = isOwnServer ? accessToken : checkedToken(provider, accessToken);
            const { fetch, exchanges } = watchFetch(fetchWithHeaders(headers, options.fetch), token);
            return {
                modelId,
                modelType,
                target: { model: modelId, accessToken: token, ...(isOwnServer ? { endpointUrl } : { provider }) },
                options: { ...options, signal: abortSignal, tries: 1, fetch },
                exchanges,
                timestamp: new Date(),
            };
        },
    };
}

/** What is wrong with a model at a provider, as far as it is known before the call; undefined if nothing is. */
function problemOf(modelId: string, provider: string, tasks: readonly TaskId[]): string | undefined {
    if (!/^\S+$/.test(modelId)) return `"${modelId}" is not the id of a model, which has the form owner/name.`;
    if (!isProviderId(provider)) {
        return `There is no provider "${provider}". Providers: ${providerIds.join(", ")}.`;
    }
    if (provider === "auto" || tasks.some((task) => providerHelper(provider, task) !== undefined)) return undefined;
    const able = [...new Set(tasks.flatMap((task) => providersOf(task)))];
    return `${provider} does not serve ${tasks.join(" or ")}. Providers that do: ${able.join(", ")}.`;
}

/**
 * The token of a call, given or of the environment. It is read for each call, because programs often load it after their
 * imports.
 * @throws LoadAPIKeyError if there is none, or the provider takes another kind
 */
function checkedToken(provider: ProviderId, given: string | undefined): string {
    const { keyVariable, routedBaseUrl } = providers[provider];
    const variable = routedBaseUrl === undefined ? keyVariable : hubTokenVariable;
    const token = given ?? environment(variable);
    const fail = (what: string) => new LoadAPIKeyError({ message: `${what} Pass ${remedy}.` });
    const remedy = `accessToken to createCallsheet, or set the environment variable ${variable}`;
    if (!token) throw fail("The access token is missing.");
    const isHubToken = token.startsWith("hf_");
    if (isHubToken && routedBaseUrl === undefined) throw fail(`${provider} takes its own key only, not a Hub token.`);
    if (!isHubToken && keyVariable === hubTokenVariable) {
        throw fail(`${provider} takes a Hub token, which begins with hf_, and the access token is another key.`);
    }
    return token;
}

/** A variable of the environment; undefined in a browser. */
const environment = (name: string): string | undefined =>
    typeof process === "undefined" ? undefined : process.env[name] || undefined;

/** The settings of all models of a provider. */
export type CallsheetSettings = {
    /** A Hub token (`hf_…`), or the inference provider's own key. Default: the environment variable `HF_TOKEN`. */
    readonly accessToken?: string | undefined;
    /** The inference provider that serves the models. Default: `auto`, the first in your settings at the Hub. */
    readonly provider?: ProviderId | undefined;
    /** The URL of a server of your own, called in place of an inference provider. */
    readonly endpointUrl?: string | undefined;
    /** The organisation that pays for the calls, by its Hub name. */
    readonly billTo?: string | undefined;
    /** Used in place of the global fetch. */
    readonly fetch?: typeof globalThis.fetch | undefined;
    /** The timeouts of a call and of its parts. */
    readonly timeouts?: Options["timeouts"];
    /** Where a model is served, if known. Default: looked up at the Hub. */
    readonly mapping?: Options["mapping"];
};

/** The settings of one model, which replace those of the provider. */
export type CallsheetModel = Pick<CallsheetSettings, "provider" | "mapping">;
