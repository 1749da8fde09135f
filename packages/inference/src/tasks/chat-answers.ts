/** Gives the answers of chat servers OpenAI's form, which they follow loosely, so that callers meet one form only. */
import { at } from "../wire/json.ts";
import { isPlainRecord, isTextOrAbsent } from "./task.ts";

type Fields = Readonly<Record<string, unknown>>;

/** Whether each choice has a text or none under this name, and no tool calls: such an answer needs no change. */
export const hasUsualChoices = (value: unknown, name: "delta" | "message"): boolean =>
    isPlainRecord(value) &&
    Array.isArray(value["choices"]) &&
    value["choices"].every((choice: unknown) => {
        const message = isPlainRecord(choice) && (choice["error"] ?? null) === null && choice[name];
        return isPlainRecord(message) && isTextOrAbsent(message["content"]) && (message["tool_calls"] ?? null) === null;
    });

/** A whole answer in the usual form. */
export function usualCompletion(body: unknown): unknown {
    if (!isPlainRecord(body) || !Array.isArray(body["choices"])) return body;
    return {
        ...body,
        choices: body["choices"].map((choice) => {
            if (!isPlainRecord(choice) || !isPlainRecord(choice["message"])) return choice;
            const { tool_calls: calls, ...message } = withText(choice["message"]);
            if ((calls ?? null) === null) return { ...choice, message };
            // Programs parse the arguments: a function without any gets an empty object.
            const whole = listOf(calls).map((call) => withArguments(call, "{}"));
            return { ...choice, message: { ...message, tool_calls: whole } };
        }),
    };
}

/**
 * A function that gives the events of one stream the usual form: an event without choices, such as a ping, gets none,
 * and each piece of a tool call gets the index of its call.
 */
export function usualEvents(): (event: unknown) => unknown {
    /** The ids of the tool calls of each choice so far; empty for a call without an id. */
    const calls = new Map<unknown, (string | undefined)[]>();
    return (event) => {
        if (!isPlainRecord(event)) return { choices: [] };
        // An error of a gateway, which the schema refuses.
        const reason = event["message"] ?? event["detail"];
        if (typeof reason === "string" || (Array.isArray(reason) && reason.length > 0)) return event;
        return { ...event, choices: listOf(event["choices"]).filter(isPlainRecord).map(usualChoice) };
    };

    function usualChoice(choice: Fields, position: number): unknown {
        // A whole answer has a message, and an event of text completion a text.
        const delta = choice["delta"] ?? choice["message"] ?? { content: choice["text"] };
        if (!isPlainRecord(delta)) return { ...choice, delta };
        const { tool_calls: pieces, ...usual } = withText(delta);
        if ((pieces ?? null) === null) return { ...choice, delta: usual };
        const ids = calls.get(choice["index"] ?? position) ?? [];
        calls.set(choice["index"] ?? position, ids);
        const taken = new Set<number>();
        const indexed = listOf(pieces).map((piece) => {
            const index = indexOfCall(ids, piece, taken);
            taken.add(index);
            return { ...withArguments(piece, ""), index };
        });
        return { ...choice, delta: { ...usual, tool_calls: indexed } };
    }
}

/**
 * The index of the tool call that a piece belongs to. Some servers give no index, or the same one to several calls: a
 * piece with a new id, or without an id but with a name, begins a call.
 *
 * @param ids the ids of the calls so far; gets that of a new one
 * @param taken the indexes of the pieces before in the same event
 */
function indexOfCall(ids: (string | undefined)[], piece: unknown, taken: ReadonlySet<number>): number {
    const [index, idOfPiece, name] = [at(piece, "index"), at(piece, "id"), at(piece, "function", "name")];
    // A printed null is no id either.
    const id = typeof idOfPiece === "string" && idOfPiece !== "null" ? idOfPiece : "";
    const known = id === "" ? -1 : ids.lastIndexOf(id);
    if (typeof index === "number") {
        const before = ids[index];
        const isOther = before !== undefined && name && (id === "" ? taken.has(index) : before !== "" && before !== id);
        if (!isOther) {
            ids[index] = before || id;
            return index;
        }
    } else if (known === -1 && id === "" && !name && ids.length > 0) return ids.length - 1;
    return known === -1 ? ids.push(id) - 1 : known;
}

/** A message whose content is a text. Reasoning models may give it in parts, some of which hold what they think. */
function withText(message: Fields): Fields {
    const { content } = message;
    if (!Array.isArray(content)) return message;
    const thoughts = content.map((part) => textOf(at(part, "thinking"))).join("");
    return {
        ...message,
        content: content.map((part) => (typeof part === "string" ? part : textOf(at(part, "text")))).join(""),
        ...(thoughts !== "" && reasoningOf(message) === "" && { reasoning_content: thoughts }),
    };
}

/** A tool call whose arguments are JSON as text; some servers send the object itself. */
function withArguments(call: unknown, none: string): Fields {
    const { function: called, ...rest }: Fields = Object(call);
    const { arguments: value, ...named }: Fields = Object(called);
    const text = typeof value === "string" || (value ?? null) === null ? value : JSON.stringify(value);
    return { ...rest, function: { ...named, arguments: text || none } };
}

/** Some servers send the one item of a list without the list. */
const listOf = (value: unknown): readonly unknown[] =>
    Array.isArray(value) ? value : (value ?? null) === null ? [] : [value];

/** A text, also one of several parts. */
function textOf(value: unknown): string {
    if (Array.isArray(value)) return value.map(textOf).join("");
    if (typeof value === "object") return textOf(at(value, "text"));
    return typeof value === "string" ? value : "";
}

/**
 * The reasoning in a message of a chat, or in a piece of one. Services put it beside the text under several names.
 *
 * @param message the `message` of a choice, or the `delta` of an event's choice
 * @returns the text; empty if there is none
 * @see the references of DeepSeek (`reasoning_content`), OpenRouter and Groq (`reasoning`, `reasoning_details`), and
 * Ollama (`thinking`)
 * @example
 * import { reasoningOf } from "@callsheet/inference";
 *
 * reasoningOf({ role: "assistant", content: "12", reasoning_content: "3 times 4…" }); // "3 times 4…"
 */
export function reasoningOf(message: Readonly<Record<string, unknown>>): string {
    const { reasoning_content, reasoning, reasoning_details, thinking } = message;
    return [reasoning_content, reasoning, reasoning_details, thinking].map(textOf).find(Boolean) ?? "";
}
