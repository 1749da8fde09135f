import { isStreamingTask, providerHelper, type TaskId, tasks } from "@callsheet/inference";
import { getInferenceSnippets, type Model, type Snippet, type SnippetOptions } from "@callsheet/snippets";
import type { GeneratorState } from "./state.ts";

export type Result = {
    /** Empty when the provider does not serve the task. */
    readonly snippets: readonly Snippet[];
    /** Why the inputs could not be used, in the words of the library; the snippets then hold the example. */
    readonly inputsProblem?: string;
};

/** The snippets of a state, in every language and client. */
export function snippetsOf(state: GeneratorState): Result {
    const task = state.task.value;
    if (!providerHelper(state.provider.value, task)) return { snippets: [] };
    const write = (options: SnippetOptions): Snippet[] =>
        getInferenceSnippets(modelOf(state), state.provider.value, undefined, options);
    const options = optionsOf(state);
    try {
        return { snippets: write({ ...options, inputs: state.inputs.value }) };
    } catch (error) {
        // The example can always be written. What cannot are the reader's inputs, which may hold anything.
        if (state.inputs.value === undefined || !(error instanceof Error)) throw error;
        return { snippets: write(options), inputsProblem: error.message };
    }
}

/** Whether a task answers in words that the generation options steer. */
export const generates = (task: TaskId): boolean => isStreamingTask(tasks[task]);

function optionsOf(state: GeneratorState): SnippetOptions {
    return {
        streaming: state.stream.value,
        billTo: state["bill-to"].value,
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
