/** Finds the JSON schema that a client wrote into its messages, because it does not know of structured output. */
import type { Json } from "@callsheet/inference/wire";
import type { Conversation } from "./conversation.ts";
import { excessOf, Steps } from "./schema-limits.ts";

/** The most characters that are read, some of them again: a prompt has few braces before its schema. */
export const maxRead = 20_000_000;

/** Taking up a short text costs the parser as much as reading so many characters. */
const stepsOfParser = 100;

/** The longest text of a schema. */
const maxSchema = 1_000_000;

/** The last schema of an object in the messages: instructions show an example of one before it. Undefined for none. */
export function schemaIn(turns: Conversation, steps = new Steps(maxRead)): Json | undefined {
    for (const { role, text } of turns.toReversed()) {
        const schema = role === "system" || role === "user" ? lastSchemaIn(text, steps) : undefined;
        if (schema !== undefined) return schema;
    }
    return undefined;
}

/** Whether the messages want JSON in a code block of Markdown: clients ask so where a model knows no other way. */
export const asksForJsonBlock = (turns: Conversation): boolean =>
    turns.some(({ role, text }) => role !== "assistant" && /```json\b/.test(text));

/** The last schema among the outermost JSON objects of a text, as far as there are steps. */
function lastSchemaIn(text: string, steps: Steps): Json | undefined {
    let schema: Json | undefined;
    for (let start = text.indexOf("{"); start >= 0 && steps.left > 0; ) {
        const end = endOfObject(text, start, steps);
        const value = end === undefined || !steps.take(stepsOfParser) ? undefined : parsed(text.slice(start, end));
        if (value !== undefined && isSchema(value)) schema = value;
        start = text.indexOf("{", value === undefined || end === undefined ? start + 1 : end);
    }
    return schema;
}

const isSchema = (value: Json): boolean => {
    const { properties }: { readonly properties?: unknown } = Object(value);
    return typeof properties === "object" && properties !== null && excessOf(value) === undefined;
};

/** The index behind the brace that closes the object at `start`. Braces in strings do not count. */
function endOfObject(text: string, start: number, steps: Steps): number | undefined {
    let depth = 0;
    let isString = false;
    for (let at = start; at < text.length && steps.take(); at++) {
        const character = text[at];
        if (isString && character === "\\") at++;
        else if (character === '"') isString = !isString;
        else if (isString) continue;
        else if (character === "{") depth++;
        else if (character === "}" && --depth === 0) return at + 1;
    }
    return undefined;
}

function parsed(text: string): Json | undefined {
    try {
        return text.length > maxSchema ? undefined : JSON.parse(text);
    } catch {
        return undefined; // A template or a program, not JSON.
    }
}
