/** Finds the JSON schema that a client wrote into its messages, because it does not know of structured output. */
import type { Json } from "@callsheet/inference/wire";
import type { Conversation } from "./conversation.ts";

/** Limits of the search: a prompt has few braces before its schema, and finding the end of each takes a while. */
const [mostCharacters, mostBraces] = [200_000, 500];

/** The last schema of an object in the messages: instructions show an example of one before it. Undefined for none. */
export function schemaIn(turns: Conversation): Json | undefined {
    const schemas = turns
        .filter(({ role, text }) => (role === "system" || role === "user") && text.length <= mostCharacters)
        .flatMap(({ text }) => objectsIn(text))
        .filter(isSchema);
    return schemas.at(-1);
}

/** Whether the messages want JSON in a code block of Markdown: clients ask so where a model knows no other way. */
export const asksForJsonBlock = (turns: Conversation): boolean =>
    turns.some(({ role, text }) => role !== "assistant" && /```json\b/.test(text));

const isSchema = (value: Json): boolean => {
    const { properties }: { readonly properties?: unknown } = Object(value);
    return typeof properties === "object" && properties !== null;
};

/** The outermost JSON objects of a text. */
function objectsIn(text: string): readonly Json[] {
    const found: Json[] = [];
    let braces = 0;
    for (let start = text.indexOf("{"); start >= 0 && braces++ < mostBraces; ) {
        const end = endOfObject(text, start);
        const value = end === undefined ? undefined : parsed(text.slice(start, end));
        if (value !== undefined) found.push(value);
        start = text.indexOf("{", value === undefined || end === undefined ? start + 1 : end);
    }
    return found;
}

/** The index behind the brace that closes the object at `start`. Braces in strings do not count. */
function endOfObject(text: string, start: number): number | undefined {
    let depth = 0;
    let isString = false;
    for (let at = start; at < text.length; at++) {
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
        return JSON.parse(text);
    } catch {
        return undefined; // A template or a program, not JSON.
    }
}
