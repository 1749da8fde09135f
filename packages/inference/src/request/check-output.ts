import { type GenericSchema, safeParse } from "valibot";
import { type ErrorContext, ProviderApiError, ProviderOutputError } from "../errors/errors.ts";
import { excerpt } from "../errors/excerpt.ts";
import { issueText } from "../tasks/check-arguments.ts";
import { errorIn, errorMessage } from "./error-text.ts";

/**
 * Validates the output of a task against its schema.
 * @throws ProviderOutputError with the first invalid field, and what was received
 * @throws ProviderApiError for an error that came with a successful status
 */
export function checkOutput<Output>(
    schema: GenericSchema<unknown, Output>,
    value: unknown,
    context: ErrorContext,
): Output {
    try {
        return checked(schema, value, context);
    } catch (error) {
        // A value of very many levels exhausts the stack of whatever walks through it.
        if (!(error instanceof RangeError)) throw error;
        throw new ProviderOutputError(`The response of ${context.provider} is nested too deeply.`, context);
    }
}

function checked<Output>(schema: GenericSchema<unknown, Output>, value: unknown, context: ErrorContext): Output {
    const result = safeParse(schema, value);
    const error = errorIn(value);
    if (error !== undefined) throw errorDespiteStatus(error, context);
    if (result.success) return result.output;
    // A gateway's `{ message }` is no output either.
    const isMessage = typeof value === "object" && !Array.isArray(value) && errorMessage(value, context) !== "";
    if (isMessage) throw errorDespiteStatus(value, context);
    const [issue] = result.issues;
    const response = issue.path === undefined ? "" : ` The whole response: ${excerpt(value, context)}`;
    throw new ProviderOutputError(
        `The response of ${context.provider} is not what ${context.task} returns: ${issueText(issue, "", context)}${response}`,
        context,
    );
}

/** The error of a response that says it succeeded. @param error as the provider gives it */
export const errorDespiteStatus = (error: unknown, context: ErrorContext): ProviderApiError =>
    new ProviderApiError(
        `${context.provider} responded with ${context.status}, and an error: ${errorMessage(error, context) || excerpt(error, context)}`,
        context,
    );
