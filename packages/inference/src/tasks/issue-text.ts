import { type BaseIssue, getDotPath } from "valibot";
import type { ErrorContext } from "../errors/errors.ts";
import { excerpt } from "../errors/excerpt.ts";

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
