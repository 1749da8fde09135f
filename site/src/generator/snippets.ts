import type { CatalogueModel } from "@callsheet/catalogue/search";
import { buildRequest, defaultProvider, type ProviderId, providerHelper } from "@callsheet/inference/providers";
import type { WireRequest } from "@callsheet/inference/wire";
import {
    callOf,
    type LeftOut,
    type Model,
    type ProviderMapping,
    type Snippet,
    type SnippetOptions,
    writeSnippets,
} from "@callsheet/snippets";
import { type ClientPlace, type GeneratorState, hasOwnKey } from "./state.ts";

export type CallParts = Readonly<Parameters<typeof callOf>>;

export type Result = {
    /** Empty when the provider does not serve the task, or the model for it. */
    readonly snippets: readonly Snippet[];
    /** Clients that cannot make the call, and why, in the words of the library. */
    readonly leftOut: readonly LeftOut[];
    /** The request that all of them make; undefined where there is none, or where nobody looks at it. */
    readonly request?: WireRequest;
    /** What `callOf` makes the snippets' call of, for whoever runs one of them; absent where there are none. */
    readonly call?: CallParts;
    /** Why the inputs could not be used, in the words of the library; the snippets then hold the example. */
    readonly inputsProblem?: string;
    /** The same of the parameters. */
    readonly parametersProblem?: string;
    /** Why the provider refuses the call, in the words of the library. */
    readonly refusal?: string;
};

/** The snippets of a state, in every language and client, or of some clients alone. */
export function snippetsOf(
    state: GeneratorState,
    known: CatalogueModel | undefined,
    only?: readonly ClientPlace[],
): Result {
    if (!providerHelper(providerOf(state), state.task.value)) return none;
    const model = modelOf(state, known);
    const attempt = (options: SnippetOptions) => write(model, state, options, only);
    const options = optionsOf(state);
    const inputs = state.inputs.value;
    const whole = attempt({ ...options, inputs, parameters: state.parameters.value });
    if (typeof whole !== "string") return whole;
    const withInputs = attempt({ ...options, inputs });
    if (typeof withInputs !== "string") return { ...withInputs, parametersProblem: whole };
    const withExample = attempt(options);
    return typeof withExample === "string"
        ? { ...none, refusal: withExample }
        : { ...withExample, inputsProblem: withInputs };
}

const none: Result = { snippets: [], leftOut: [] };

/** The snippets, or why there are none: the reader's inputs, parameters and model may be anything. */
function write(
    model: Model,
    state: GeneratorState,
    options: SnippetOptions,
    only: readonly ClientPlace[] | undefined,
): Result | string {
    const provider = providerOf(state);
    const mapping = mappingOf(state);
    const isWanted: Parameters<typeof writeSnippets>[4] = ({ language, id }) =>
        !only || only.some((one) => one.language === language && one.client === id);
    try {
        const call: CallParts = [state.task.value, model, provider, mapping, options];
        const written = { ...writeSnippets(model, provider, mapping, options, isWanted), call };
        return state.language.value === "request" ? { ...written, request: buildRequest(callOf(...call)) } : written;
    } catch (error) {
        return error instanceof Error ? error.message : String(error);
    }
}

/** Who is asked. A server of one's own is spoken to as the default provider is, whichever it stands for. */
const providerOf = ({ endpoint, provider }: GeneratorState): ProviderId =>
    endpoint.value === undefined ? provider.value : defaultProvider;

/** Where the model is served, as the form says it. */
function mappingOf(state: GeneratorState): ProviderMapping | undefined {
    const providerId = state["provider-model"].value;
    if (providerId === undefined) return undefined;
    const weights = state.adapter.value;
    return {
        providerId,
        ...(weights !== undefined && { adapter: "lora", ...(weights !== "" && { adapterWeightsPath: weights }) }),
    };
}

function optionsOf(state: GeneratorState): SnippetOptions {
    return {
        streaming: state.stream.value,
        billTo: state["bill-to"].value,
        directRequest: state.direct.value && hasOwnKey(providerOf(state)),
        policy: state.policy.value,
        endpointUrl: state.endpoint.value,
        keyless: state.keyless.value,
        ...(state.task.value === "conversational" && { api: state.api.value }),
    };
}

/** The model as the Hub describes it; one that is not known is taken for what the task wants. */
function modelOf({ model, task }: GeneratorState, known: CatalogueModel | undefined): Model {
    if (known?.id === model.value && known.task === task.value) return known;
    return task.value === "conversational"
        ? { id: model.value, pipeline_tag: "text-generation", tags: ["conversational"] }
        : { id: model.value, pipeline_tag: task.value, tags: [] };
}
