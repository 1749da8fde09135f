/** Makes a task's helper: the function that a user calls. */
import type { InferInput, InferOutput } from "valibot";
import type { StreamingTask, Task } from "../tasks/task.ts";
import { type Asked, type Options, perform, performStream, type Target } from "./perform.ts";

type GivenInputs<T extends Task> =
    undefined extends InferInput<T["inputs"]>
        ? { readonly inputs?: InferInput<T["inputs"]> }
        : { readonly inputs: InferInput<T["inputs"]> } | (Blob extends InferInput<T["inputs"]> ? GivenData<T> : never);

/** `data` is the ecosystem's older name for inputs that are a file. */
type GivenData<T extends Task> = { readonly data: InferInput<T["inputs"]> };

type GivenParameters<T extends Task> =
    Record<never, never> extends InferInput<T["parameters"]>
        ? { readonly parameters?: InferInput<T["parameters"]> }
        : { readonly parameters: InferInput<T["parameters"]> };

/** The first argument of a helper: who is asked, the inputs, the parameters. */
export type Arguments<T extends Task> = Target & GivenInputs<T> & GivenParameters<T>;

/** The first argument of a helper whose parameters stand beside the inputs, as in chat. */
export type FlatArguments<T extends Task, Key extends string> = Target & {
    readonly [K in Key]: InferInput<T["inputs"]>;
} & InferInput<T["parameters"]>;

type Result<T extends Task> = Promise<InferOutput<T["output"]>>;
type Events<T extends StreamingTask> = AsyncGenerator<InferOutput<T["event"]>, void, undefined>;

/**
 * The helper of a task.
 * @returns a function that makes the call and gives what the task gives, checked; it rejects with an InputError,
 * a ProviderApiError or a ProviderOutputError
 */
/* @__NO_SIDE_EFFECTS__ */
export function helper<T extends Task>(task: T) {
    return (args: Arguments<T>, options?: Options): Result<T> => perform(task, nested(args), options);
}

/** The streaming helper of a task: its events as they arrive. */
/* @__NO_SIDE_EFFECTS__ */
export function streamHelper<T extends StreamingTask>(task: T) {
    return (args: Arguments<T>, options?: Options): Events<T> => performStream(task, nested(args), options);
}

/** The helper of a task whose parameters stand beside the inputs, which are called `key`. */
/* @__NO_SIDE_EFFECTS__ */
export function flatHelper<T extends Task, Key extends string>(task: T, key: Key) {
    return (args: FlatArguments<T, Key>, options?: Options): Result<T> => perform(task, flat(args, key), options);
}

/** The streaming helper of such a task. */
/* @__NO_SIDE_EFFECTS__ */
export function flatStreamHelper<T extends StreamingTask, Key extends string>(task: T, key: Key) {
    return (args: FlatArguments<T, Key>, options?: Options): Events<T> => performStream(task, flat(args, key), options);
}

function nested(args: Target & { inputs?: unknown; data?: unknown; parameters?: unknown }): Asked {
    const { inputs, data, parameters, ...target } = args;
    return { target, inputs: inputs ?? data, parameters };
}

function flat(args: Target & Readonly<Record<string, unknown>>, key: string): Asked {
    const { accessToken, model, provider, endpointUrl, [key]: inputs, ...parameters } = args;
    return { target: { accessToken, model, provider, endpointUrl }, inputs, parameters };
}
