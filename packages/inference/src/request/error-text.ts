import type { ErrorContext } from "../errors/errors.ts";
import { excerpt, shortened } from "../errors/excerpt.ts";
import { at } from "../wire/json.ts";

/** The message in the body of an error, in any of the formats that providers use. */
export function errorText(body: string, context: ErrorContext): string {
    try {
        const value: unknown = JSON.parse(body);
        return errorMessage(value, context) || excerpt(body, context);
    } catch {
        return /^\s*</.test(body) ? "(an HTML page)" : excerpt(body.trim(), context);
    }
}

/** No service says more in a message that is meant to be read. */
const maxMessageLength = 2000;

/** The message in an error's JSON; empty if there is none. */
export const errorMessage = (value: unknown, context: ErrorContext): string =>
    shortened(messageOf(value), maxMessageLength, context);

/** The keys of messages, the most specific first: problem+json details in `invalid_fields` what `detail` sums up. */
const messageKeys = [
    "invalid_fields",
    "error",
    "errors",
    "message",
    "error_message",
    "error_msg",
    "errorMessage",
    "detail",
    "msg",
    "error_description",
    "description",
    "title",
    "reason",
];

/** The error in JSON that came with a successful status: its own, that of a choice, or all of it if it says so. */
export function errorIn(value: unknown): unknown {
    if (typeof value !== "object" || value === null) return undefined;
    const { error, choices, object, type, error_message, error_msg, errorMessage }: Record<string, unknown> = {
        ...value,
    };
    if (error) return error;
    if (Array.isArray(choices)) return at(choices, 0, "error") || undefined;
    const saysSo = object === "error" || type === "error" || error_message || error_msg || errorMessage;
    return saysSo ? value : undefined;
}

function messageOf(value: unknown): string {
    if (typeof value === "string") return value.trim();
    if (Array.isArray(value)) return value.map(messageOf).filter(Boolean).join("; ");
    if (typeof value !== "object" || value === null) return "";
    const fields: Record<string, unknown> = { ...value };
    const message = messageKeys.map((key) => messageOf(fields[key])).find(Boolean) ?? "";
    const field = fieldOf(fields);
    return message === "" || field === "" || names(message, field) ? message : `${field}: ${message}`;
}

/** The request's field that a message is about: `loc` in FastAPI, `param` in OpenAI's API, `field` in problem+json. */
function fieldOf({ loc, param, field }: Record<string, unknown>): string {
    if (Array.isArray(loc)) return loc.filter((step, index) => index > 0 || step !== "body").join(".");
    // A printed None of Python is not a field.
    return [param, field].find((name): name is string => typeof name === "string" && name !== "None") ?? "";
}

const names = (message: string, field: string): boolean => message.split(/[^\w.-]+/).includes(field);
