/** Calls whose answer is wanted as the provider wrote it. */
import { tasks } from "../tasks/registry.ts";
import type { Task } from "../tasks/task.ts";
import type { TaskId } from "../tasks/task-id.ts";
import { asked } from "./helper.ts";
import { type Options, performRaw, performRawStream, type Target } from "./perform.ts";

type CustomArguments = Target & Readonly<Record<string, unknown>>;

/** The options of a custom call: those of every call, and what is asked for. */
export type CustomOptions = Options & { readonly task: TaskId };

/**
 * Sends what the task's helper sends, and gives the answer as it is: JSON, a text, or a Blob. A job is not waited for.
 * @throws as the helper does, but for a ProviderOutputError: nothing is expected of the answer
 */
export async function request(args: CustomArguments, { task, ...options }: CustomOptions): Promise<unknown> {
    const definition: Task = tasks[task];
    return await performRaw(definition, asked(definition, args), options);
}

/** The same for a stream: each event as the provider wrote it. */
export async function* streamingRequest(
    args: CustomArguments,
    { task, ...options }: CustomOptions,
): AsyncGenerator<unknown, void, undefined> {
    const definition: Task = tasks[task];
    yield* performRawStream(definition, asked(definition, args), options);
}
