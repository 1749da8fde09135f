/** Parses a chat request in OpenAI's format. */
import type { Json } from "@callsheet/inference/wire";
import {
    checkCount,
    checkLength,
    type Fields,
    isFields,
    isGiven,
    jsonSchema,
    list,
    maxFunctions,
    maxPromptLength,
    maxTaskLength,
    object,
    oneOf,
    optionalFlag,
    optionalNumber,
    text,
    textOrTexts,
    wrong,
} from "../checks/fields.ts";
import { fileUrl } from "../checks/files.ts";
import { Refusal, type Where } from "../refusal.ts";
import type { Conversation, Turn } from "../responses/conversation.ts";
import type { OfferedFunction } from "../responses/tool-choice.ts";
import type { ScriptedAnswer } from "../script/scripted-reply.ts";

export type ChatRequest = {
    readonly turns: Conversation;
    readonly maxTokens: number;
    readonly stops: readonly string[];
    /** Number of choices to return. */
    readonly count: number;
    readonly stream: boolean;
    readonly usageInStream: boolean;
    readonly reasons: boolean;
    readonly logprobs: boolean;
    /** The functions that are offered; the chosen one if the request chooses. */
    readonly functions: readonly OfferedFunction[];
    readonly isParallel: boolean;
    /** Whether a function call is required. */
    readonly mustCall: boolean;
    /** The schema of the response; `true` for any object. */
    readonly schema: Json | undefined;
    /** What the model is to write, in place of a reply that is made up. */
    readonly scripted?: ScriptedAnswer | undefined;
};

/** What a service takes besides what all of them take. */
export type ChatForm = {
    /** Whether the schema in `response_format` may be next to `type`, and not only one level deeper. */
    readonly schemaBeside?: boolean;
    /** Types of tools besides functions, which the service runs itself. Default: none. */
    readonly ownTools?: readonly string[];
    /** Types of parts of a message besides text, images and recordings. Default: none. */
    readonly moreParts?: readonly string[];
};

const roles = ["system", "developer", "user", "assistant", "tool"] as const;

export function readChat(body: Fields, { schemaBeside = false, ownTools, moreParts }: ChatForm = {}): ChatRequest {
    const messages = readMessages(body, moreParts);
    checkToolMessages(messages);
    optionalNumber(body, "temperature", { min: 0, max: 2 });
    optionalNumber(body, "top_p", { min: 0, max: 1 });
    const streamOptions = body["stream_options"];
    return {
        turns: checkedTurns(turnsOf(messages), ["body", "messages"]),
        maxTokens: tokenLimit(body),
        stops: stopsOf(body),
        count: optionalNumber(body, "n", { min: 1, max: 128, whole: true }) ?? 1,
        stream: optionalFlag(body, "stream"),
        usageInStream: isFields(streamOptions) && streamOptions["include_usage"] === true,
        reasons: typeof body["reasoning_effort"] === "string" && body["reasoning_effort"] !== "none",
        logprobs: optionalFlag(body, "logprobs"),
        functions: readFunctions(body, ownTools),
        isParallel: body["parallel_tool_calls"] !== false,
        mustCall: mustCall(body),
        schema: readSchema(body["response_format"], schemaBeside),
    };
}

/** The turns, if they are no longer together than a prompt may be. */
export function checkedTurns(turns: Conversation, where: Where): Conversation {
    const letters = turns.reduce((sum, { text: content }) => sum + content.length, 0);
    checkLength(letters, maxPromptLength, where);
    return turns;
}

/** The stop sequences of a request: one, or a list. */
export function stopsOf({ stop }: Fields): readonly string[] {
    if (!isGiven(stop) || (Array.isArray(stop) && stop.length === 0)) return [];
    return [textOrTexts(stop, ["body", "stop"])].flat();
}

/** Converts messages to turns; tool results get the name of their function. */
function turnsOf(messages: readonly Fields[]): Conversation {
    const calls = messages.flatMap(({ tool_calls: toolCalls }) =>
        Array.isArray(toolCalls) ? toolCalls.filter(isFields) : [],
    );
    // Of calls with the same id, the last one counts.
    const byId = new Map(calls.map((call) => [call["id"], call]));
    return messages.map(({ role, content, tool_call_id: id }): Turn => {
        const parts = Array.isArray(content) ? content.filter(isFields) : [];
        const call = role === "tool" ? byId.get(id) : undefined;
        const toolName = isFields(call?.["function"]) ? call["function"]["name"] : undefined;
        return {
            role: role === "user" || role === "assistant" || role === "tool" ? role : "system",
            text: contentText(content),
            images: parts.filter(({ type }) => type === "image_url").length,
            ...(typeof toolName === "string" && { tool: toolName }),
        };
    });
}

export const tokenLimit = (body: Fields): number =>
    optionalNumber(body, "max_completion_tokens", { min: 1, whole: true }) ??
    optionalNumber(body, "max_tokens", { min: 1, whole: true }) ??
    Number.POSITIVE_INFINITY;

function readMessages(body: Fields, moreParts: ChatForm["moreParts"]): readonly Fields[] {
    if (body["messages"] === undefined) {
        const foreign = ["inputs", "prompt", "input"].find((key) => body[key] !== undefined);
        throw new Refusal(400, "Missing required parameter: 'messages'.", {
            where: ["body", "messages"],
            code: "missing_required_parameter",
            hint: foreign
                ? `this is a chat endpoint, which takes messages: [{role, content}]; "${foreign}" is the form of another one`
                : "messages is missing: a list of {role, content}",
        });
    }
    return list(body["messages"], ["body", "messages"]).map((item, index) => {
        const where = ["body", "messages", index] as const;
        const message = object(item, where);
        const role = oneOf(message["role"], roles, [...where, "role"]);
        checkContent(message, role, where, moreParts);
        return message;
    });
}

const partTypes = ["text", "image_url", "input_audio"];

function checkContent(
    { content, tool_calls }: Fields,
    role: string,
    where: Where,
    moreParts: readonly string[] = [],
): void {
    if (typeof content === "string") return;
    if (role === "assistant" && Array.isArray(tool_calls) && !isGiven(content)) return;
    const at = [...where, "content"];
    if (!Array.isArray(content)) throw wrong(at, "a string or a list of parts", content);
    for (const [index, item] of list(content, at).entries()) {
        const part = object(item, [...at, index]);
        const type = oneOf(part["type"], [...partTypes, ...moreParts], [...at, index, "type"]);
        if (type === "text") text(part["text"], [...at, index, "text"]);
        if (type === "image_url") {
            const image = object(part["image_url"], [...at, index, "image_url"]);
            fileUrl(image["url"], "image", [...at, index, "image_url", "url"]);
        }
    }
}

export function contentText(content: unknown): string {
    if (typeof content === "string") return content;
    if (!Array.isArray(content)) return "";
    return content
        .filter(isFields)
        .map((part) => (typeof part["text"] === "string" ? part["text"] : ""))
        .join(" ");
}

/** All offered functions, or the chosen one. */
function readFunctions(body: Fields, ownTools: ChatForm["ownTools"]): readonly OfferedFunction[] {
    if (!isGiven(body["tools"])) return [];
    const functions = readTools(
        body["tools"],
        (tool, where) => [object(tool["function"], [...where, "function"]), [...where, "function"]],
        ownTools,
    );
    const choice = body["tool_choice"];
    if (choice === "none") return [];
    // text-generation-inference accepts the bare name.
    if (typeof choice === "string") return chosenOf(functions, choice);
    if (!isFields(choice)) return functions;
    return chosenOf(functions, object(choice["function"], ["body", "tool_choice", "function"])["name"]);
}

/**
 * The functions of a list of tools.
 *
 * @param describedBy the fields that describe a tool's function, and where they are
 * @param ownTools types of tools besides functions, which are left out; default none
 */
export function readTools(
    tools: unknown,
    describedBy: (tool: Fields, where: Where) => readonly [Fields, Where],
    ownTools: readonly string[] = [],
): readonly OfferedFunction[] {
    const items = list(tools, ["body", "tools"]);
    checkCount(items.length, maxFunctions, ["body", "tools"]);
    return items.flatMap((item, index) => {
        const tool = object(item, ["body", "tools", index]);
        if (oneOf(tool["type"], ["function", ...ownTools], ["body", "tools", index, "type"]) !== "function") return [];
        const [definition, where] = describedBy(tool, ["body", "tools", index]);
        text(definition["name"], [...where, "name"]);
        return offered(definition, where);
    });
}

export const mustCall = ({ tool_choice: choice }: Fields): boolean => choice === "required" || isFields(choice);

const offered = ({ name, description, parameters }: Fields, where: Where): OfferedFunction => ({
    name: String(name),
    description: typeof description === "string" ? description : "",
    parameters: isFields(parameters) ? jsonSchema(parameters, [...where, "parameters"]) : undefined,
});

/** The function with this name; all functions if there is none. */
export function chosenOf(functions: readonly OfferedFunction[], name: unknown): readonly OfferedFunction[] {
    const matching = functions.filter((one) => one.name === name);
    return matching.length > 0 ? matching : functions;
}

/** @param beside whether the schema may be next to `type` (Together), and not only one level deeper (OpenAI) */
function readSchema(responseFormat: unknown, beside: boolean): Json | undefined {
    if (!isGiven(responseFormat)) return undefined;
    const where = ["body", "response_format"] as const;
    const format = object(responseFormat, where);
    // text-generation-inference has its own names for schemas.
    if (isFields(format["value"]) && (format["type"] === "json" || format["type"] === "json_object")) {
        return jsonSchema(format["value"], [...where, "value"]);
    }
    const type = oneOf(format["type"], ["text", "json_object", "json_schema"], [...where, "type"]);
    if (type !== "json_schema") return type === "json_object" ? true : undefined;
    if (beside && format["json_schema"] === undefined) return jsonSchema(format["schema"], [...where, "schema"]);
    const inner = object(format["json_schema"], [...where, "json_schema"]);
    text(inner["name"], [...where, "json_schema", "name"]);
    return jsonSchema(inner["schema"], [...where, "json_schema", "schema"]);
}

/** Refuses messages with a call without a result, or a result without a call. */
function checkToolMessages(messages: readonly Fields[]): void {
    let open = new Set<string>();
    for (const [index, message] of messages.entries()) {
        const where = ["body", "messages", index] as const;
        if (message["role"] === "tool") {
            const id = text(message["tool_call_id"], [...where, "tool_call_id"]);
            if (!open.delete(id)) throw withoutCall(id, where);
        } else {
            if (open.size > 0) throw withoutResult(open, where);
            open = new Set(callsIn(message, where));
        }
    }
    if (open.size > 0) throw withoutResult(open, ["body", "messages"]);
}

function callsIn({ tool_calls: calls }: Fields, where: Where): readonly string[] {
    if (!isGiven(calls)) return [];
    return list(calls, [...where, "tool_calls"]).map((item, index) => {
        const at = [...where, "tool_calls", index];
        const call = object(item, at);
        oneOf(call["type"], ["function"], [...at, "type"]);
        checkFunction(object(call["function"], [...at, "function"]), [...at, "function"]);
        return text(call["id"], [...at, "id"]);
    });
}

/** Checks the name and the arguments of a function call; the arguments are a string of JSON. */
export function checkFunction(functionCall: Fields, where: Where): void {
    text(functionCall["name"], [...where, "name"]);
    const json = text(functionCall["arguments"], [...where, "arguments"]);
    checkLength(json.length, maxTaskLength, [...where, "arguments"]);
    try {
        JSON.parse(json);
    } catch {
        throw new Refusal(400, "Invalid arguments of a function", {
            where: [...where, "arguments"],
            hint: "the arguments of a function are JSON, as the model wrote them",
        });
    }
}

const withoutCall = (id: string, where: Where) =>
    new Refusal(400, "A result of a tool must follow the call that it answers.", {
        where,
        hint: `no call ${id} is open here: a result follows the message that holds its call`,
        code: "invalid_request_error",
    });

const withoutResult = (ids: ReadonlySet<string>, where: Where) =>
    new Refusal(400, "Calls of tools must be followed by a result for each of them.", {
        where,
        hint: `no result has come for ${[...ids].join(", ")}`,
        code: "invalid_request_error",
    });

/** Refuses items of the Responses API with a call without an output, or an output without a call. */
export function checkToolItems(items: readonly Fields[]): void {
    const idsOf = (type: string) =>
        items.flatMap((item, index) =>
            item["type"] === type ? [text(item["call_id"], ["body", "input", index, "call_id"])] : [],
        );
    const calls = new Set(idsOf("function_call"));
    const outputs = idsOf("function_call_output");
    const answeredIds = new Set(outputs);
    const open = new Set([...calls].filter((id) => !answeredIds.has(id)));
    if (open.size > 0) throw withoutResult(open, ["body", "input"]);
    for (const id of outputs) if (!calls.delete(id)) throw withoutCall(id, ["body", "input"]);
}
