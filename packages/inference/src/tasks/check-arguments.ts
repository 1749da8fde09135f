import { type GenericSchema, safeParse } from "valibot";
import { type ErrorContext, InputError } from "../errors/errors.ts";
import { issueText } from "./issue-text.ts";
import type { TaskSchemas } from "./task.ts";

/**
 * Validates the inputs and the parameters of a call against the task's schemas.
 *
 * @param task the task: an entry of `tasks`
 * @param inputs the inputs as the caller wrote them
 * @param parameters the parameters as the caller wrote them; default none
 * @param context the context for the error; default the task's id
 * @returns `{ inputs, parameters }`, parsed; parameters that the task does not know are kept
 * @throws InputError naming the first invalid value, by the caller's name for it
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
        // With flat inputs each parameter is an argument by its own name.
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
