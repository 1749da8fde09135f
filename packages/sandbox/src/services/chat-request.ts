/** Reading a chat request of OpenAI's form. */
import type { Json } from "@callsheet/inference/wire";
import {
    type Fields,
    isFields,
    list,
    object,
    oneOf,
    optionalFlag,
    optionalNumber,
    text,
    wrong,
} from "../checks/fields.ts";
import { fileUrl } from "../checks/files.ts";
import { Refusal } from "../refusal.ts";
import { checkToolMessages } from "./tool-calls.ts";

export type ChatRequest = {
    readonly model: unknown;
    readonly messages: readonly Fields[];
    /** The text of the last message of the user, or of a tool. */
    readonly asked: string;
    /** Whether a tool has said it. */
    readonly byTool: boolean;
    /** How many images the messages hold. */
    readonly images: number;
    readonly maxTokens: number;
    readonly stream: boolean;
    readonly usageInStream: boolean;
    readonly reasons: boolean;
    /** The function that is to be called, where tools are offered. */
    readonly tool: Fields | undefined;
    /** The schema that the response is to follow: `true` for any object. */
    readonly schema: Json | undefined;
};

const roles = ["system", "developer", "user", "assistant", "tool"] as const;

export function readChat(body: Fields, schemaBeside: boolean): ChatRequest {
    const messages = readMessages(body);
    checkToolMessages(messages);
    const parts = messages.flatMap(({ content }) => (Array.isArray(content) ? content.filter(isFields) : []));
    const lastOfUser = messages.findLast(({ role }) => role === "user" || role === "tool");
    optionalNumber(body, "temperature", { min: 0, max: 2 });
    optionalNumber(body, "top_p", { min: 0, max: 1 });
    const streamOptions = body["stream_options"];
    return {
        model: body["model"],
        messages,
        asked: contentText(lastOfUser?.["content"]),
        byTool: lastOfUser?.["role"] === "tool",
        images: parts.filter(({ type }) => type === "image_url").length,
        maxTokens: tokenLimit(body),
        stream: optionalFlag(body, "stream"),
        usageInStream: isFields(streamOptions) && streamOptions["include_usage"] === true,
        reasons: typeof body["reasoning_effort"] === "string" && body["reasoning_effort"] !== "none",
        tool: readTool(body, messages),
        schema: readSchema(body["response_format"], schemaBeside),
    };
}

export const tokenLimit = (body: Fields): number =>
    optionalNumber(body, "max_completion_tokens", { min: 1, whole: true }) ??
    optionalNumber(body, "max_tokens", { min: 1, whole: true }) ??
    Number.POSITIVE_INFINITY;

function readMessages(body: Fields): readonly Fields[] {
    if (body["messages"] === undefined) {
        const stranger = ["inputs", "prompt", "input"].find((key) => body[key] !== undefined);
        throw new Refusal(400, "Missing required parameter: 'messages'.", {
            where: ["body", "messages"],
            code: "missing_required_parameter",
            hint: stranger
                ? `this is a chat endpoint, which takes messages: [{role, content}]; "${stranger}" is the form of another one`
                : "messages is missing: a list of {role, content}",
        });
    }
    return list(body["messages"], ["body", "messages"]).map((given, index) => {
        const where = ["body", "messages", index] as const;
        const message = object(given, where);
        const role = oneOf(message["role"], roles, [...where, "role"]);
        checkContent(message, role, where);
        return message;
    });
}

function checkContent({ content, tool_calls }: Fields, role: string, where: readonly (string | number)[]): void {
    if (typeof content === "string") return;
    if (role === "assistant" && Array.isArray(tool_calls) && (content === null || content === undefined)) return;
    const at = [...where, "content"];
    if (!Array.isArray(content)) throw wrong(at, "a string or a list of parts", content);
    for (const [index, given] of list(content, at).entries()) {
        const part = object(given, [...at, index]);
        const type = oneOf(part["type"], ["text", "image_url", "input_audio"], [...at, index, "type"]);
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

/** The function that is named, or else the first, unless its result is there already. */
function readTool(body: Fields, messages: readonly Fields[]): Fields | undefined {
    if (body["tools"] === undefined || body["tools"] === null) return undefined;
    const functions = list(body["tools"], ["body", "tools"]).map((given, index) => {
        const tool = object(given, ["body", "tools", index]);
        oneOf(tool["type"], ["function"], ["body", "tools", index, "type"]);
        const described = object(tool["function"], ["body", "tools", index, "function"]);
        text(described["name"], ["body", "tools", index, "function", "name"]);
        return described;
    });
    const choice = body["tool_choice"];
    if (choice === "none" || messages.at(-1)?.["role"] === "tool") return undefined;
    // text-generation-inference takes the name alone.
    if (typeof choice === "string") return functions.find(({ name }) => name === choice) ?? functions[0];
    if (!isFields(choice)) return functions[0];
    const named = object(choice["function"], ["body", "tool_choice", "function"])["name"];
    return functions.find(({ name }) => name === named) ?? functions[0];
}

/** @param beside the schema lies beside its type (Together), not one level deeper (OpenAI) */
function readSchema(given: unknown, beside: boolean): Json | undefined {
    if (given === undefined || given === null) return undefined;
    const where = ["body", "response_format"] as const;
    const format = object(given, where);
    // text-generation-inference has words of its own for a schema.
    if (isFields(format["value"]) && (format["type"] === "json" || format["type"] === "json_object")) {
        return jsonOf(format["value"]);
    }
    const type = oneOf(format["type"], ["text", "json_object", "json_schema"], [...where, "type"]);
    if (type !== "json_schema") return type === "json_object" ? true : undefined;
    if (beside) return jsonOf(object(format["schema"], [...where, "schema"]));
    const inner = object(format["json_schema"], [...where, "json_schema"]);
    text(inner["name"], [...where, "json_schema", "name"]);
    return jsonOf(object(inner["schema"], [...where, "json_schema", "schema"]));
}

/** What JSON.parse gave is JSON. */
const jsonOf = (value: unknown): Json => value as Json;
