/** Checking values against a task's schemas, with errors that say where, what was expected and what came. */
import { type BaseIssue, type GenericSchema, getDotPath, safeParse } from "valibot";
import type { ErrorContext } from "../errors/inference-error.ts";
import { InputError } from "../errors/input-error.ts";
import { ProviderApiError } from "../errors/provider-api-error.ts";
import { ProviderOutputError } from "../errors/provider-output-error.ts";
import { at } from "../providers/json.ts";
import type { Task } from "../tasks/task.ts";
import { errorMessage } from "./error-text.ts";
import { excerpt } from "./excerpt.ts";

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
    task: Task,
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
    throw new InputError(`${context.task}: ${describe(result.issues[0], name, context)}`, context);
}

/**
 * @throws ProviderOutputError showing the first place that does not fit, and what came
 * @throws ProviderApiError where an error came with a status that says that all is well
 */
export function checkOutput<Output>(
    schema: GenericSchema<unknown, Output>,
    value: unknown,
    context: ErrorContext,
): Output {
    const result = safeParse(schema, value);
    if (result.success) return result.output;
    const said = errorMessage(at(value, "error"), context);
    if (said) {
        throw new ProviderApiError(
            `${context.provider} responded with ${context.status}, and an error: ${said}`,
            context,
        );
    }
    const [issue] = result.issues;
    const whole = issue.path === undefined ? "" : ` The whole response: ${excerpt(value, context)}`;
    throw new ProviderOutputError(
        `The response of ${context.provider} is not what ${context.task} returns: ${describe(issue, "", context)}${whole}`,
        context,
    );
}

/** @param name of the value as a whole; empty where its parts have names of their own */
function describe(issue: BaseIssue<unknown>, name: string, context: ErrorContext): string {
    const place = [name, getDotPath(issue)].filter(Boolean).join(".");
    if (issue.path?.at(-1)?.origin === "key" || (issue.input === undefined && place !== "")) {
        return `${place} is missing${hint(issue)}.`;
    }
    return `${place && `${place}: `}${expectation(issue)}, received ${received(issue.input, context)}.`;
}

/** Schemas whose expectation is no type have a message of their own. */
const hasOwnMessage = ({ message }: BaseIssue<unknown>): boolean => !message.startsWith("Invalid ");

const hint = (issue: BaseIssue<unknown>): string => (hasOwnMessage(issue) ? `: ${issue.message}` : "");

const expectation = (issue: BaseIssue<unknown>): string =>
    hasOwnMessage(issue) ? issue.message : `expected ${inWords(issue.expected ?? "another value")}`;

const words: Readonly<Record<string, string>> = {
    string: "a text",
    number: "a number",
    boolean: "true or false",
    Array: "a list",
    Object: "an object",
};

/** Types as the schema library writes them, `(string | Array)`, as a person says them. */
const inWords = (types: string): string =>
    types
        .replace(/^\((.*)\)$/, "$1")
        .split(" | ")
        .map((type) => words[type] ?? type)
        .join(" or ");

function received(value: unknown, context: ErrorContext): string {
    if (value === undefined) return "nothing";
    return excerpt(typeof value === "string" ? JSON.stringify(value) : value, context);
}
