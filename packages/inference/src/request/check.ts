/** Checking values against a task's schemas, with errors that say where, what was expected and what came. */
import { type BaseIssue, type GenericSchema, getDotPath, safeParse } from "valibot";
import type { ErrorContext } from "../errors/inference-error.ts";
import { InputError } from "../errors/input-error.ts";
import { ProviderOutputError } from "../errors/provider-output-error.ts";
import type { Task } from "../tasks/task.ts";

/**
 * The inputs and the parameters of a call, as the task's schemas read them.
 * @throws InputError naming the first place that does not fit
 */
export function checkArguments(
    task: Task,
    inputs: unknown,
    parameters: unknown = {},
    context: ErrorContext = { task: task.id },
): { inputs: unknown; parameters: unknown } {
    return {
        inputs: checkInput(task.inputs, inputs, "inputs", context),
        parameters: checkInput(task.parameters, parameters, "parameters", context),
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

/** @throws ProviderOutputError showing the first place that does not fit, and what came */
export function checkOutput<Output>(
    schema: GenericSchema<unknown, Output>,
    value: unknown,
    context: ErrorContext,
): Output {
    const result = safeParse(schema, value);
    if (result.success) return result.output;
    throw new ProviderOutputError(
        `The answer of ${context.provider} is not what ${context.task} gives: ${describe(result.issues[0], "answer", context)} ` +
            `The whole response: ${excerpt(value, context)}`,
        context,
    );
}

function describe(issue: BaseIssue<unknown>, name: string, context: ErrorContext): string {
    const path = getDotPath(issue);
    const place = path === null ? name : `${name}.${path}`;
    if (issue.path?.at(-1)?.origin === "key") return `${place} is missing.`;
    return issue.expected === null
        ? `${place}: ${issue.message}.`
        : `${place}: expected ${issue.expected}, received ${excerpt(issue.received, context)}.`;
}

/** Enough of a value to see what it is, never a screenful, nor the token. */
export function excerpt(value: unknown, context: ErrorContext): string {
    if (value instanceof Blob) return `${value.size} bytes of ${value.type || "an unnamed type"}`;
    const written = withoutToken(typeof value === "string" ? value : (JSON.stringify(value) ?? "nothing"), context);
    return written.length > 200 ? `${written.slice(0, 200)}…` : written;
}

/**
 * The value that a text holds as JSON.
 * @param what begins the message of the error, which goes on with the text
 * @throws ProviderOutputError when it is not JSON
 */
export function parseJson(text: string, what: string, context: ErrorContext): unknown {
    try {
        return JSON.parse(text);
    } catch (cause) {
        // The parser quotes the text, and with it a token that is in it.
        const tellsToken = withoutToken(text, context) !== text;
        throw new ProviderOutputError(`${what}: ${excerpt(text, context) || "(empty)"}`, {
            ...context,
            ...(!tellsToken && { cause }),
        });
    }
}

/** Anything shorter is no real token, and may well be a word of its own. */
const shortestToken = 8;

/** What a provider says, should it repeat the token that it was sent. */
export const withoutToken = (text: string, { accessToken = "" }: ErrorContext): string =>
    accessToken.length < shortestToken ? text : text.replaceAll(accessToken, "(access token)");
