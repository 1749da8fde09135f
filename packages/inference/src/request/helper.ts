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

type NestedArguments<T extends Task> = GivenInputs<T> & GivenParameters<T>;

type FlatArguments<T extends Task, Key extends string> = {
    readonly [K in Key]: InferInput<T["inputs"]>;
} & InferInput<T["parameters"]>;

/** The first argument of a helper: who is asked, the inputs, the parameters. */
export type Arguments<T extends Task> = Target &
    ([NonNullable<T["flat"]>] extends [never] ? NestedArguments<T> : FlatArguments<T, NonNullable<T["flat"]>>);

type Result<T extends Task> = Promise<InferOutput<T["output"]>>;
type Events<T extends StreamingTask> = AsyncGenerator<InferOutput<T["event"]>, void, undefined>;

/**
 * The helper of a task.
 * @returns a function that makes the call and gives what the task gives, checked; it rejects with an InputError,
 * a ProviderApiError or a ProviderOutputError
 */
/* @__NO_SIDE_EFFECTS__ */
export function helper<T extends Task>(task: T) {
    return (args: Arguments<T>, options?: Options): Result<T> => perform(task, asked(task, args), options);
}

/** The streaming helper of a task: its events as they arrive. */
/* @__NO_SIDE_EFFECTS__ */
export function streamHelper<T extends StreamingTask>(task: T) {
    return (args: Arguments<T>, options?: Options): Events<T> => performStream(task, asked(task, args), options);
}

/** Takes the one argument of a helper apart, once, at the door. */
function asked({ flat }: Task, args: Target & Readonly<Record<string, unknown>>): Asked {
    const { accessToken, model, provider, endpointUrl, ...rest } = args;
    const target = { accessToken, model, provider, endpointUrl };
    if (flat === undefined) return { target, inputs: rest["inputs"] ?? rest["data"], parameters: rest["parameters"] };
    const { [flat]: inputs, ...parameters } = rest;
    return { target, inputs, parameters };
}
