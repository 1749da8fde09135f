/** Calls for tests. */
import {
    type Call,
    defaultProvider,
    type ProviderId,
    providerHelper,
    providerIds,
} from "@callsheet/inference/providers";
import { type TaskId, tasks } from "@callsheet/inference/tasks";
import { callOf, type SnippetOptions } from "@callsheet/snippets";

/** A task's example call, with the default provider if it serves the task, else the first provider that does. */
export function exampleCall(task: TaskId, options: SnippetOptions = {}): Call {
    const ids: readonly ProviderId[] = [defaultProvider, ...providerIds];
    const provider = ids.find((id) => providerHelper(id, task));
    if (provider === undefined) throw new Error(`No provider serves ${task}.`);
    return callOf(task, { id: tasks[task].exampleModel }, provider, undefined, options);
}
