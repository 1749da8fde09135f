import { excerpt, withoutToken } from "../errors/excerpt.ts";
import type { ErrorContext } from "../errors/inference-error.ts";

/** The message in an error's body, in any of the forms that providers use. */
export function errorText(body: string, context: ErrorContext): string {
    try {
        const value: unknown = JSON.parse(body);
        return errorMessage(value, context) || excerpt(body, context);
    } catch {
        return /^\s*</.test(body) ? "(an HTML page)" : excerpt(body.trim(), context);
    }
}

/** The message in an error's JSON; empty where it holds none. */
export const errorMessage = (value: unknown, context: ErrorContext): string => withoutToken(messageOf(value), context);

/** Where a message may stand, the most telling first: problem+json says in `invalid_fields` what `detail` sums up. */
const messageKeys = ["invalid_fields", "error", "errors", "message", "detail", "msg", "description", "title"];

function messageOf(value: unknown): string {
    if (typeof value === "string") return value.trim();
    if (Array.isArray(value)) return value.map(messageOf).filter(Boolean).join("; ");
    if (typeof value !== "object" || value === null) return "";
    const fields: Record<string, unknown> = { ...value };
    const message = messageKeys.map((key) => messageOf(fields[key])).find(Boolean) ?? "";
    const field = fieldOf(fields);
    return message === "" || field === "" || names(message, field) ? message : `${field}: ${message}`;
}

/** The field of the request that a message is about: FastAPI says `loc`, OpenAI's form `param`, problem+json `field`. */
function fieldOf({ loc, param, field }: Record<string, unknown>): string {
    if (Array.isArray(loc)) return loc.filter((step, index) => index > 0 || step !== "body").join(".");
    // Python's None, printed, is no field.
    return [param, field].find((name): name is string => typeof name === "string" && name !== "None") ?? "";
}

const names = (message: string, field: string): boolean => message.split(/[^\w.-]+/).includes(field);
