import type { ErrorContext } from "../errors/inference-error.ts";
import { excerpt, withoutToken } from "./check.ts";

/** The message in an error's body, in any of the forms that providers use. */
export function errorText(body: string, context: ErrorContext): string {
    try {
        return withoutToken(messageOf(JSON.parse(body)), context) || excerpt(body, context);
    } catch {
        return /^\s*</.test(body) ? "(an HTML page)" : excerpt(body.trim(), context);
    }
}

function messageOf(value: unknown): string {
    if (typeof value === "string") return value;
    if (Array.isArray(value)) return value.map(messageOf).filter(Boolean).join("; ");
    if (typeof value !== "object" || value === null) return "";
    const fields: Record<string, unknown> = { ...value };
    const keys = ["error", "message", "detail", "msg", "title"];
    return keys.map((key) => messageOf(fields[key])).find(Boolean) ?? "";
}
