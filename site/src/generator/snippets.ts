import { providerHelper } from "@callsheet/inference/providers";
import { isStreamingTask, type TaskId, tasks } from "@callsheet/inference/tasks";
import {
    type LanguageId,
    type LeftOut,
    type Model,
    type Snippet,
    type SnippetOptions,
    writeSnippets,
} from "@callsheet/snippets";
import { type GeneratorState, hasOwnKey, takesEndpoint } from "./state.ts";

export type Result = {
    /** Empty when the provider does not serve the task, or the model for it. */
    readonly snippets: readonly Snippet[];
    /** Clients that cannot make the call, and why, in the words of the library. */
    readonly leftOut: readonly LeftOut[];
    /** Why the inputs could not be used, in the words of the library; the snippets then hold the example. */
    readonly inputsProblem?: string;
    /** The same of the parameters. */
    readonly parametersProblem?: string;
    /** Why the provider refuses the call, in the words of the library. */
    readonly refusal?: string;
};

/** A client, by its language: `openai` is one in two. */
export type ClientPlace = { readonly language: LanguageId; readonly client: string };

/** The snippets of a state, in every language and client, or of one client alone. */
export function snippetsOf(state: GeneratorState, only?: ClientPlace): Result {
    const task = state.task.value;
    if (!providerHelper(state.provider.value, task)) return none;
    const options = optionsOf(state);
    const inputs = state.inputs.value;
    const whole = attempt(state, { ...options, inputs, parameters: state.parameters.value }, only);
    if (typeof whole !== "string") return whole;
    const withInputs = attempt(state, { ...options, inputs }, only);
    if (typeof withInputs !== "string") return { ...withInputs, parametersProblem: whole };
    const withExample = attempt(state, options, only);
    return typeof withExample === "string"
        ? { ...none, refusal: withExample }
        : { ...withExample, inputsProblem: withInputs };
}

const none: Result = { snippets: [], leftOut: [] };

/** The snippets, or why there are none: the reader's inputs, parameters and model may be anything. */
function attempt(state: GeneratorState, options: SnippetOptions, only: ClientPlace | undefined): Result | string {
    try {
        const providerId = state["provider-model"].value;
        const mapping = providerId === undefined ? undefined : { providerId };
        return writeSnippets(
            modelOf(state),
            state.provider.value,
            mapping,
            options,
            ({ language, id }) => !only || (language === only.language && id === only.client),
        );
    } catch (error) {
        return error instanceof Error ? error.message : String(error);
    }
}

/** Whether a task answers in words that the generation options steer. */
export const generates = (task: TaskId): boolean => isStreamingTask(tasks[task]);

function optionsOf(state: GeneratorState): SnippetOptions {
    return {
        streaming: state.stream.value,
        billTo: state["bill-to"].value,
        directRequest: state.direct.value && hasOwnKey(state.provider.value),
        policy: state.policy.value,
        endpointUrl: takesEndpoint(state.provider.value) ? state.endpoint.value : undefined,
        max_tokens: state["max-tokens"].value,
        temperature: state.temperature.value,
        top_p: state["top-p"].value,
    };
}

/** The model as the Hub would describe it. */
function modelOf({ model, task }: GeneratorState): Model {
    return task.value === "conversational"
        ? { id: model.value, pipeline_tag: "text-generation", tags: ["conversational"] }
        : { id: model.value, pipeline_tag: task.value, tags: [] };
}
