import { type GenericSchema, safeParse } from "valibot";
import type { ErrorContext } from "../errors/inference-error.ts";
import { InputError } from "../errors/input-error.ts";
import { issueText } from "./issue-text.ts";
import type { TaskSchemas } from "./task.ts";

/**
 * The inputs and the parameters of a call, as the task's schemas read them.
 *
 * @param task the task: an entry of `tasks`
 * @param inputs what somebody wrote for the inputs
 * @param parameters what somebody wrote for the parameters; default none
 * @param context what the error is to know of the call; default the task's id
 * @returns `{ inputs, parameters }`; parameters that the task does not know stay as they are
 * @throws InputError naming the first place that does not fit, as the caller names it
 * @example
 * import { checkArguments, tasks } from "@callsheet/inference";
 *
 * const { inputs, parameters } = checkArguments(tasks["fill-mask"], "A <mask>.", { top_k: 2 });
 */
export function checkArguments(
    task: TaskSchemas,
    inputs: unknown,
    parameters: unknown = {},
    context: ErrorContext = { task: task.id },
): { inputs: unknown; parameters: unknown } {
    return {
        inputs: checkInput(task.inputs, inputs, task.flat ?? "inputs", context),
        // Beside flat inputs each parameter stands by its own name.
        parameters: checkInput(task.parameters, parameters, task.flat === undefined ? "parameters" : "", context),
    };
}

function checkInput<Input>(
    schema: GenericSchema<unknown, Input>,
    value: unknown,
    name: string,
    context: ErrorContext,
): Input {
    const result = safeParse(schema, value);
    if (result.success) return result.output;
    throw new InputError(`${context.task}: ${issueText(result.issues[0], name, context)}`, context);
}
