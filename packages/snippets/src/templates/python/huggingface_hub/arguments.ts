import type { Call } from "@callsheet/inference/providers";
import { type Task, type TaskId, tasks } from "@callsheet/inference/tasks";
import { isFile } from "@callsheet/inference/wire";
import type { Value } from "../../../languages/index.ts";
import { knownParameters } from "../../parameters.ts";
import { isKeyword } from "../keyword-arguments.ts";

type Values = Readonly<Record<string, Value>>;

/** Methods with an `extra_body` argument for other parameters, in version 2.4.0. */
const withExtraBody: readonly TaskId[] = [
    "automatic-speech-recognition",
    "conversational",
    "text-to-image",
    "text-to-speech",
    "text-to-video",
];
/** Methods that accept any keyword argument. */
const withAnyKeyword: readonly TaskId[] = ["image-to-image", "image-to-video"];

type Arguments = {
    readonly named: Values;
    /** Parameters for `extra_body`. */
    readonly extra: Values;
    /** Parameters that the method does not take. */
    readonly unsupported: Values;
};

/** The method of a task. @throws TypeError if there is none */
export function methodOf(task: TaskId) {
    const { method }: Task = tasks[task];
    if (method.python === undefined) throw new TypeError(`huggingface_hub has no method for ${task}.`);
    return method.python;
}

/** The arguments of the task's method: the call's inputs and parameters, under the method's own names. */
export function argumentsOf({ task, inputs, parameters = {} }: Call): Arguments {
    // The task's schemas have validated them: they are JSON and files.
    const given = methodOf(task).arguments(inputs, parameters) as Values;
    const known = knownParameters(task);
    const isArgument = (name: string) =>
        name in given && (known.includes(name) || (withAnyKeyword.includes(task) && isKeyword(name)));
    const values = parameters as Values;
    const isFurther = (name: string) => values[name] !== undefined && !isArgument(name);
    const further = Object.fromEntries(Object.entries(values).filter(([name]) => isFurther(name)));
    const named = Object.fromEntries(
        Object.entries(given)
            .filter(([name]) => !Object.hasOwn(further, name))
            .map(([name, value]) => [name, pathOf(value)]),
    );
    return withExtraBody.includes(task)
        ? { named, extra: further, unsupported: {} }
        : { named, extra: {}, unsupported: further };
}

/** This client takes files by path. */
const pathOf = (value: Value): Value => (isFile(value) ? value.name : value);
