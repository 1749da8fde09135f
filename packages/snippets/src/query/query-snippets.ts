import type { CatalogueModel } from "@callsheet/catalogue/search";
import { buildRequest, defaultProvider, type ProviderId, providerHelper } from "@callsheet/inference/providers";
import type { WireRequest } from "@callsheet/inference/wire";
import { callOf } from "../call-of-model.ts";
import { writeSnippets } from "../generate.ts";
import { hiddenCharacters } from "../hidden-characters.ts";
import type { LeftOut, Model, ProviderMapping, Snippet, SnippetOptions } from "../snippet.ts";
import { unusedParameters } from "../unused-parameters.ts";
import { type ClientRef, type GeneratorState, hasOwnKey } from "./state.ts";

/** The arguments of `callOf`. */
export type CallParts = Readonly<Parameters<typeof callOf>>;

/** What can be written for a state. */
export type Result = {
    /** Empty when the provider does not serve the task, or the model for it. */
    readonly snippets: readonly Snippet[];
    /** The clients that cannot make the call, with the library's reason. */
    readonly leftOut: readonly LeftOut[];
    /** The request that all snippets make; absent if there is none, or if its tab is not selected. */
    readonly request?: WireRequest;
    /** The arguments of `callOf` for the snippets' call, used to run one; absent if there are no snippets. */
    readonly call?: CallParts;
    /** The characters in the reader's values that cannot be seen, such as `U+202E`; the programs print escapes. Absent if there are none. */
    readonly hiddenCharacters?: readonly string[];
    /** The parameters that change nothing, because the model or the provider takes no notice of them. Absent if there are none. */
    readonly unusedParameters?: readonly string[];
    /** The library's error message about the inputs; the snippets then use the example's. */
    readonly inputsProblem?: string;
    /** The library's error message about the parameters; the snippets then use the example's. */
    readonly parametersProblem?: string;
    /** The library's reason why the provider cannot take the call. */
    readonly refusal?: string;
};

/**
 * The snippets of a state for all clients, or only for some. Never throws: invalid inputs or parameters are replaced by
 * the example's, and the result says why.
 *
 * @param state the state, from `readState`
 * @param known the catalogue's entry for the state's model; undefined for an unknown model
 * @param only the clients to write for; all by default
 * @returns the snippets, the clients without code for the call, and the library's reasons
 * @example
 * import { modelOf } from "@callsheet/catalogue";
 * import { knownModel, parseQuery, readState, snippetsOf } from "@callsheet/snippets/query";
 *
 * const query = parseQuery("?model=black-forest-labs/FLUX.1-dev&provider=fal-ai");
 * const { snippets } = snippetsOf(readState(query, modelOf), knownModel(query, modelOf));
 */
export function snippetsOf(
    state: GeneratorState,
    known: CatalogueModel | undefined,
    only?: readonly ClientRef[],
): Result {
    if (!providerHelper(providerOf(state), state.task.value)) return none;
    const model = modelOf(state, known);
    const attempt = (options: SnippetOptions) => write(model, state, options, only);
    const options = optionsOf(state);
    const inputs = state.inputs.value;
    const withParameters = attempt({ ...options, inputs, parameters: state.parameters.value });
    if (typeof withParameters !== "string") return withParameters;
    const withInputs = attempt({ ...options, inputs });
    if (typeof withInputs !== "string") return { ...withInputs, parametersProblem: withParameters };
    const withExample = attempt(options);
    return typeof withExample === "string"
        ? { ...none, refusal: withExample }
        : { ...withExample, inputsProblem: withInputs };
}

const none: Result = { snippets: [], leftOut: [] };

/** The snippets, or the error message if the reader's inputs, parameters or model are invalid. */
function write(
    model: Model,
    state: GeneratorState,
    options: SnippetOptions,
    only: readonly ClientRef[] | undefined,
): Result | string {
    const provider = providerOf(state);
    const mapping = mappingOf(state);
    const isWanted: Parameters<typeof writeSnippets>[4] = ({ language, id }) =>
        !only || only.some((one) => one.language === language && one.client === id);
    try {
        const call: CallParts = [state.task.value, model, provider, mapping, options];
        const checkedCall = callOf(...call);
        const hidden = hiddenCharacters(call);
        const unused = unusedParameters(checkedCall);
        const result: Result = {
            ...writeSnippets(model, provider, mapping, options, isWanted),
            call,
            ...(hidden.length > 0 && { hiddenCharacters: hidden }),
            ...(unused.length > 0 && { unusedParameters: unused }),
        };
        return state.language.value === "request" ? { ...result, request: buildRequest(checkedCall) } : result;
    } catch (error) {
        return error instanceof Error ? error.message : String(error);
    }
}

/** The provider to call. The reader's own endpoint is called like the default provider. */
const providerOf = ({ endpoint, provider }: GeneratorState): ProviderId =>
    endpoint.value === undefined ? provider.value : defaultProvider;

/** The provider's model id and adapter, as set in the form. */
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
        stream: state.stream.value,
        billTo: state["bill-to"].value,
        direct: state.direct.value && hasOwnKey(providerOf(state)),
        policy: state.policy.value,
        endpoint: state.endpoint.value,
        keyless: state.keyless.value,
        ...(state.task.value === "conversational" && { api: state.api.value }),
    };
}

/** The model as the Hub describes it; an unknown model is assumed to fit the task. */
function modelOf({ model, task }: GeneratorState, known: CatalogueModel | undefined): Model {
    if (known?.id === model.value && known.task === task.value) return known;
    return task.value === "conversational"
        ? { id: model.value, pipeline_tag: "text-generation", tags: ["conversational"] }
        : { id: model.value, pipeline_tag: task.value, tags: [] };
}
