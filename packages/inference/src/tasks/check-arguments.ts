import { type BaseIssue, type GenericSchema, getDotPath, safeParse } from "valibot";
import { type ErrorContext, InputError } from "../errors/errors.ts";
import { excerpt } from "../errors/excerpt.ts";
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

/**
 * Describes a schema issue: where, what was expected and what was received.
 * @param name the name of the whole value; empty if its fields are named by themselves
 */
export function issueText(issue: BaseIssue<unknown>, name: string, context: ErrorContext): string {
    const path = [name, getDotPath(issue)].filter(Boolean).join(".");
    if (issue.path?.at(-1)?.origin === "key" || (issue.input === undefined && path !== "")) {
        return `${path} is missing${hint(issue)}.`;
    }
    return `${path && `${path}: `}${expectation(issue)}, received ${receivedText(issue.input, context)}.`;
}

/** Schemas that check more than a type have a message of their own. */
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

/** Types in plain English, from the schema library's notation: `(string | Array)`. */
const inWords = (types: string): string =>
    types
        .replace(/^\((.*)\)$/, "$1")
        .split(" | ")
        .map((type) => words[type] ?? type)
        .join(" or ");

function receivedText(value: unknown, context: ErrorContext): string {
    if (value === undefined) return "nothing";
    return excerpt(typeof value === "string" ? JSON.stringify(value) : value, context);
}
