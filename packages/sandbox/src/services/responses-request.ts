/** Reading a request of OpenAI's Responses API. */
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
import { type ChatRequest, contentText } from "./chat-request.ts";
import { checkFunction, checkToolItems } from "./tool-calls.ts";

type Where = readonly (string | number)[];

/** What Chat Completions has, and what has its place here. */
const strangers: Readonly<Record<string, string>> = {
    messages: "input",
    prompt: "input",
    inputs: "input",
    parameters: "fields of their own",
    max_tokens: "max_output_tokens",
    max_completion_tokens: "max_output_tokens",
    response_format: "text.format",
    reasoning_effort: "reasoning.effort",
    frequency_penalty: "nothing",
    presence_penalty: "nothing",
    logprobs: "include",
    n: "nothing",
    seed: "nothing",
    stop: "nothing",
};

/** The request as a chat, to which the same is said. */
export function readResponses(body: Fields): ChatRequest {
    const stranger = Object.keys(strangers).find((key) => body[key] !== undefined);
    if (stranger !== undefined) {
        throw new Refusal(400, `Unknown parameter: '${stranger}'.`, {
            where: ["body", stranger],
            hint: `the Responses API has no "${stranger}"; it has ${strangers[stranger]}`,
            code: "unknown_parameter",
        });
    }
    const items = readInput(body["input"]);
    if (body["instructions"] !== undefined && body["instructions"] !== null) {
        text(body["instructions"], ["body", "instructions"]);
    }
    optionalNumber(body, "temperature", { min: 0, max: 2 });
    optionalNumber(body, "top_p", { min: 0, max: 1 });
    const last = items.findLast(({ role, type }) => role === "user" || type === "function_call_output");
    const parts = items.flatMap(({ content }) => (Array.isArray(content) ? content.filter(isFields) : []));
    const byTool = last?.["type"] === "function_call_output";
    return {
        model: body["model"],
        messages: items,
        asked: contentText(byTool ? last?.["output"] : last?.["content"]),
        byTool,
        images: parts.filter(({ type }) => type === "input_image").length,
        maxTokens: optionalNumber(body, "max_output_tokens", { min: 1, whole: true }) ?? Number.POSITIVE_INFINITY,
        stream: optionalFlag(body, "stream"),
        usageInStream: true,
        reasons: isFields(body["reasoning"]) && typeof body["reasoning"]["effort"] === "string",
        tool: readTool(body, items),
        schema: readFormat(body["text"]),
    };
}

/** A text is what a user says. */
function readInput(input: unknown): readonly Fields[] {
    if (typeof input === "string") return [{ role: "user", content: input }];
    const items = list(input, ["body", "input"]).map((given, index) => readItem(given, ["body", "input", index]));
    checkToolItems(items);
    return items;
}

function readItem(given: unknown, where: Where): Fields {
    const item = object(given, where);
    const types = ["message", "function_call", "function_call_output", "reasoning"] as const;
    switch (oneOf(item["type"] ?? "message", types, [...where, "type"])) {
        case "message":
            checkMessage(item, where);
            break;
        case "function_call":
            checkFunction(item, where);
            break;
        case "function_call_output":
            text(item["output"], [...where, "output"]);
            break;
        case "reasoning":
            break;
    }
    return item;
}

function checkMessage({ role: given, content }: Fields, where: Where): void {
    const role = oneOf(given, ["system", "developer", "user", "assistant"], [...where, "role"]);
    if (typeof content === "string") return;
    const at = [...where, "content"];
    if (!Array.isArray(content)) throw wrong(at, "a string or a list of parts", content);
    const types = role === "assistant" ? (["output_text"] as const) : (["input_text", "input_image"] as const);
    for (const [index, one] of list(content, at).entries()) {
        const part = object(one, [...at, index]);
        if (oneOf<string>(part["type"], types, [...at, index, "type"]) === "input_image") {
            oneOf(part["detail"] ?? "auto", ["auto", "low", "high"], [...at, index, "detail"]);
            fileUrl(part["image_url"], "image", [...at, index, "image_url"]);
        } else text(part["text"], [...at, index, "text"]);
    }
}

/** The function that is named, or else the first, unless its output is there already. */
function readTool(body: Fields, items: readonly Fields[]): Fields | undefined {
    if (body["tools"] === undefined || body["tools"] === null) return undefined;
    const functions = list(body["tools"], ["body", "tools"]).map((given, index) => {
        const where = ["body", "tools", index] as const;
        const tool = object(given, where);
        oneOf(tool["type"], ["function"], [...where, "type"]);
        text(tool["name"], [...where, "name"]);
        return tool;
    });
    const choice = body["tool_choice"];
    if (choice === "none" || items.at(-1)?.["type"] === "function_call_output") return undefined;
    if (!isFields(choice)) return functions[0];
    const name = text(choice["name"], ["body", "tool_choice", "name"]);
    return functions.find((one) => one["name"] === name) ?? functions[0];
}

function readFormat(given: unknown): Json | undefined {
    if (given === undefined || given === null) return undefined;
    const { format = { type: "text" } } = object(given, ["body", "text"]);
    const where = ["body", "text", "format"] as const;
    const read = object(format, where);
    const type = oneOf(read["type"], ["text", "json_object", "json_schema"], [...where, "type"]);
    if (type !== "json_schema") return type === "json_object" ? true : undefined;
    text(read["name"], [...where, "name"]);
    // What JSON.parse gave is JSON.
    return object(read["schema"], [...where, "schema"]) as Json;
}
