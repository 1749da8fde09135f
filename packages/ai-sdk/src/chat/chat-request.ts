/** The AI SDK's call as the request of a chat, and warnings about what it cannot hold. */
import type { LanguageModelV4CallOptions, SharedV4Warning } from "@ai-sdk/provider";
import type { ChatCompletionInput } from "@callsheet/inference";
import { headerWarnings } from "../call-headers.ts";
import { parametersIn, unsupported } from "../call-settings.ts";
import { chatMessages } from "./chat-messages.ts";

type ChatRequest = { readonly input: ChatCompletionInput; readonly warnings: SharedV4Warning[] };

export function chatRequest(call: LanguageModelV4CallOptions): ChatRequest {
    const { temperature, topP, topK, presencePenalty, frequencyPenalty, maxOutputTokens, stopSequences, seed } = call;
    const parameters = {
        max_tokens: maxOutputTokens,
        temperature,
        top_p: topP,
        presence_penalty: presencePenalty,
        frequency_penalty: frequencyPenalty,
        stop: stopSequences,
        seed,
        response_format: responseFormat(call.responseFormat),
        reasoning_effort: call.reasoning === "provider-default" ? undefined : call.reasoning,
        ...toolsOf(call),
        ...parametersIn(call.providerOptions),
    };
    const present = Object.fromEntries(Object.entries(parameters).filter(([, value]) => value !== undefined));
    return {
        input: { messages: chatMessages(call.prompt), ...present },
        warnings: [...unsupported({ topK }), ...toolWarnings(call), ...headerWarnings(call.headers)],
    };
}

function responseFormat(format: LanguageModelV4CallOptions["responseFormat"]) {
    if (format?.type !== "json") return undefined;
    const { schema, name = "response", description } = format;
    if (!schema) return { type: "json_object" };
    return { type: "json_schema", json_schema: { name, schema, strict: true, ...(description && { description }) } };
}

function toolsOf({ tools = [], toolChoice }: LanguageModelV4CallOptions) {
    const functions = tools.flatMap((tool) => {
        if (tool.type !== "function") return [];
        const { name, description, inputSchema, strict } = tool;
        const definition = { name, description, parameters: inputSchema, ...(strict !== undefined && { strict }) };
        return [{ type: "function", function: definition }];
    });
    if (functions.length === 0) return {};
    const choice =
        toolChoice?.type === "tool" ? { type: "function", function: { name: toolChoice.toolName } } : toolChoice?.type;
    return { tools: functions, tool_choice: choice };
}

/** Tools that a provider runs itself have no form in a chat. */
const toolWarnings = ({ tools = [] }: LanguageModelV4CallOptions): SharedV4Warning[] =>
    tools.flatMap((tool) =>
        tool.type === "provider" ? [{ type: "unsupported", feature: `the provider's own tool ${tool.id}` }] : [],
    );
