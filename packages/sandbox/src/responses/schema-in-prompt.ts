/** Finds the JSON schema that a client wrote into its messages, because it does not know of structured output. */
import type { Json } from "@callsheet/inference/wire";
import type { Conversation } from "./conversation.ts";
import { excessOf } from "./schema-size.ts";
import { Steps } from "./steps.ts";

/**
 * The most characters that are read, some of them again: finding the end of each brace takes a while, and a prompt has
 * few of them before its schema.
 */
export const mostRead = 20_000_000;

/** Taking up a short text costs the parser as much as reading so many characters. */
const stepsOfParser = 100;

/** The longest text of a schema. */
const mostOfSchema = 1_000_000;

/** The last schema of an object in the messages: instructions show an example of one before it. Undefined for none. */
export function schemaIn(turns: Conversation, steps = new Steps(mostRead)): Json | undefined {
    for (const { role, text } of turns.toReversed()) {
        const schema = role === "system" || role === "user" ? schemasIn(text, steps).at(-1) : undefined;
        if (schema !== undefined) return schema;
    }
    return undefined;
}

/** Whether the messages want JSON in a code block of Markdown: clients ask so where a model knows no other way. */
export const asksForJsonBlock = (turns: Conversation): boolean =>
    turns.some(({ role, text }) => role !== "assistant" && /```json\b/.test(text));

const isSchema = (value: Json): boolean => {
    const { properties }: { readonly properties?: unknown } = Object(value);
    return typeof properties === "object" && properties !== null && excessOf(value) === undefined;
};

/** The schemas among the outermost JSON objects of a text, as far as there are steps. */
function schemasIn(text: string, steps: Steps): readonly Json[] {
    const schemas: Json[] = [];
    for (let start = text.indexOf("{"); start >= 0 && steps.left > 0; ) {
        const end = endOfObject(text, start, steps);
        const value = end === undefined || !steps.take(stepsOfParser) ? undefined : parsed(text.slice(start, end));
        if (value !== undefined && isSchema(value)) schemas.push(value);
        start = text.indexOf("{", value === undefined || end === undefined ? start + 1 : end);
    }
    return schemas;
}

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
        return text.length > mostOfSchema ? undefined : JSON.parse(text);
    } catch {
        return undefined; // A template or a program, not JSON.
    }
}
