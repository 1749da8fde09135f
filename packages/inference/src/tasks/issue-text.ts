import { type BaseIssue, getDotPath } from "valibot";
import { excerpt } from "../errors/excerpt.ts";
import type { ErrorContext } from "../errors/inference-error.ts";

/**
 * What does not fit a schema, in words: where, what was expected and what came.
 * @param name of the value as a whole; empty where its parts have names of their own
 */
export function issueText(issue: BaseIssue<unknown>, name: string, context: ErrorContext): string {
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
