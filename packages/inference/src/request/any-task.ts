/** Calls whose task is known only when the program runs. */
import type { GenericSchema } from "valibot";
import { InputError } from "../errors/input-error.ts";
import { tasks } from "../tasks/registry.ts";
import type { Streaming, Task } from "../tasks/task.ts";
import { isTaskId, type TaskId, taskIds } from "../tasks/task-id.ts";
import { allDependencies } from "./dependencies.ts";
import { invocationOf } from "./helper.ts";
import { nearestName } from "./nearest-name.ts";
import {
    type Invocation,
    type Options,
    performRaw,
    performRawStream,
    performStreamWith,
    performWith,
    type Target,
} from "./perform.ts";

/** Makes the call and gives what the task gives. */
export const perform = <Output>(
    task: Task & { readonly output: GenericSchema<unknown, Output> },
    call: Invocation,
    options?: Options,
): Promise<Output> => performWith(allDependencies, task, call, options);

/** Makes the call and gives each event as it arrives. */
export const performStream = <Event>(
    task: Task & Streaming<Event>,
    call: Invocation,
    options?: Options,
): AsyncGenerator<Event, void, undefined> => performStreamWith(allDependencies, task, call, options);

/** @throws InputError for a task that does not exist */
function definitionOf(task: string | undefined): Task {
    if (task === undefined) throw new InputError('Name the task, such as { task: "text-classification" }.');
    if (isTaskId(task)) return tasks[task];
    const meant = nearestName(task, taskIds);
    const advice = meant === undefined ? `Choose one of ${taskIds.join(", ")}.` : `Did you mean ${meant}?`;
    throw new InputError(`There is no task "${task}". ${advice}`, { task });
}

/** What a custom call takes: whatever the task's helper takes, by the same names. */
export type CustomArguments = Target & Readonly<Record<string, unknown>>;

/** The options of a custom call: those of every call, and what is asked for. */
export type CustomOptions = Options & { readonly task: TaskId };

/**
 * Sends what the task's helper sends, and gives the response as it is: JSON, a text, or a Blob. A job is not waited for.
 * @typeParam Output what the caller takes the response for; nothing checks it
 * @throws as the helper does, but for a ProviderOutputError: nothing is expected of the response
 */
export async function request<Output = unknown>(
    args: CustomArguments,
    { task, ...options }: CustomOptions,
): Promise<Output> {
    const definition = definitionOf(task);
    return (await performRaw(allDependencies, definition, invocationOf(definition, args), options)) as Output;
}

/** The same for a stream: each event as the provider wrote it. */
export async function* streamingRequest<Event = unknown>(
    args: CustomArguments,
    { task, ...options }: CustomOptions,
): AsyncGenerator<Event, void, undefined> {
    const definition = definitionOf(task);
    const events = performRawStream(allDependencies, definition, invocationOf(definition, args), options);
    yield* events as AsyncGenerator<Event, void, undefined>;
}
