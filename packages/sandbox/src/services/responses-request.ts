/** Parses a request of OpenAI's Responses API. */
import type { Json } from "@callsheet/inference/wire";
import {
    type Fields,
    isFields,
    isGiven,
    jsonSchema,
    list,
    object,
    oneOf,
    optionalFlag,
    optionalNumber,
    text,
    wrong,
} from "../checks/fields.ts";
import { fileUrl } from "../checks/files.ts";
import { Refusal, type Where } from "../refusal.ts";
import type { Conversation, Turn } from "../responses/conversation.ts";
import type { OfferedFunction } from "../responses/tool-choice.ts";
import {
    type ChatRequest,
    checkedTurns,
    checkFunction,
    checkToolItems,
    chosenOf,
    contentText,
    mustCall,
    readTools,
} from "./chat-request.ts";

/** Fields of Chat Completions, and their equivalents here. */
const foreignFields: Readonly<Record<string, string>> = {
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

/** Parses the request as a chat, so that both APIs give the same reply. */
export function readResponses(body: Fields): ChatRequest {
    const foreign = Object.keys(foreignFields).find((key) => body[key] !== undefined);
    if (foreign !== undefined) {
        throw new Refusal(400, `Unknown parameter: '${foreign}'.`, {
            where: ["body", foreign],
            hint: `the Responses API has no "${foreign}"; it has ${foreignFields[foreign]}`,
            code: "unknown_parameter",
        });
    }
    const items = readInput(body["input"]);
    optionalNumber(body, "temperature", { min: 0, max: 2 });
    optionalNumber(body, "top_p", { min: 0, max: 1 });
    return {
        turns: checkedTurns([...instructionsOf(body), ...turnsOf(items)], ["body", "input"]),
        maxTokens: optionalNumber(body, "max_output_tokens", { min: 1, whole: true }) ?? Number.POSITIVE_INFINITY,
        stops: [],
        count: 1,
        stream: optionalFlag(body, "stream"),
        usageInStream: true,
        reasons: isFields(body["reasoning"]) && typeof body["reasoning"]["effort"] === "string",
        logprobs: false,
        functions: readFunctions(body),
        isParallel: body["parallel_tool_calls"] !== false,
        mustCall: mustCall(body),
        schema: readFormat(body["text"]),
    };
}

function instructionsOf({ instructions }: Fields): Conversation {
    if (!isGiven(instructions)) return [];
    return [{ role: "system", text: text(instructions, ["body", "instructions"]), images: 0 }];
}

/** Converts messages and function outputs to turns; outputs get the name of their function. */
function turnsOf(items: readonly Fields[]): Conversation {
    const calls = items.filter(({ type }) => type === "function_call");
    // Of calls with the same id, the last one counts.
    const byId = new Map(calls.map((call) => [call["call_id"], call]));
    return items.flatMap(({ type = "message", role, content, call_id: id, output }): readonly Turn[] => {
        if (type === "function_call_output") {
            const toolName = byId.get(id)?.["name"];
            return [
                {
                    role: "tool",
                    text: contentText(output),
                    images: 0,
                    ...(typeof toolName === "string" && { tool: toolName }),
                },
            ];
        }
        if (type !== "message") return [];
        const parts = Array.isArray(content) ? content.filter(isFields) : [];
        return [
            {
                role: role === "user" || role === "assistant" ? role : "system",
                text: contentText(content),
                images: parts.filter((part) => part["type"] === "input_image").length,
            },
        ];
    });
}

/** A string is a user message. */
function readInput(input: unknown): readonly Fields[] {
    if (typeof input === "string") return [{ role: "user", content: input }];
    const items = list(input, ["body", "input"]).map((item, index) => readItem(item, ["body", "input", index]));
    checkToolItems(items);
    return items;
}

function readItem(inputItem: unknown, where: Where): Fields {
    const item = object(inputItem, where);
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

function checkMessage({ role: messageRole, content }: Fields, where: Where): void {
    const role = oneOf(messageRole, ["system", "developer", "user", "assistant"], [...where, "role"]);
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

/** All offered functions, or the chosen one. */
function readFunctions(body: Fields): readonly OfferedFunction[] {
    const tools = body["tools"];
    // Chat Completions refuses an empty list; here it means no tools, and the OpenAI agents SDK sends it.
    if (!isGiven(tools) || (Array.isArray(tools) && tools.length === 0)) return [];
    const functions = readTools(tools, (tool, where) => [tool, where]);
    const choice = body["tool_choice"];
    if (choice === "none") return [];
    if (!isFields(choice)) return functions;
    return chosenOf(functions, text(choice["name"], ["body", "tool_choice", "name"]));
}

function readFormat(textOptions: unknown): Json | undefined {
    if (!isGiven(textOptions)) return undefined;
    const { format = { type: "text" } } = object(textOptions, ["body", "text"]);
    const where = ["body", "text", "format"] as const;
    const fields = object(format, where);
    const type = oneOf(fields["type"], ["text", "json_object", "json_schema"], [...where, "type"]);
    if (type !== "json_schema") return type === "json_object" ? true : undefined;
    text(fields["name"], [...where, "name"]);
    return jsonSchema(fields["schema"], [...where, "schema"]);
}
