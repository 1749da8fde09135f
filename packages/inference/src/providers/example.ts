import type { ProviderId } from "../call/provider-id.ts";
import { tasks } from "../generated/tasks.ts";
import type { Task } from "../tasks/task.ts";
import type { TaskId } from "../tasks/task-id.ts";
import { providerHelper } from "./registry.ts";

/** An example of a call: the task's own, or another if the provider would reject that. */
export type Example = {
    /** The model's id on the Hub. */
    readonly model: string;
    /** Its inputs; an image or a recording is a file leaf. */
    readonly inputs: unknown;
    /** Its parameters. Default: none. */
    readonly parameters?: object;
};

/**
 * An example call of a task at a provider.
 *
 * @param provider the provider's id
 * @param task the task's id
 * @returns `{ model, inputs, parameters? }`; the task's own example if the provider does not serve the task
 * @example
 * import { exampleOf } from "@callsheet/inference";
 *
 * const { model, inputs } = exampleOf("hf-inference", "question-answering");
 */
export function exampleOf(provider: ProviderId, task: TaskId): Example {
    const { exampleModel, example }: Task = tasks[task];
    const { model = exampleModel, inputs = example.inputs }: Partial<Example> =
        providerHelper(provider, task)?.example ?? {};
    return { model, inputs, ...(example.parameters !== undefined && { parameters: example.parameters as object }) };
}
