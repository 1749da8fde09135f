/** The AI SDK's call as the request of a chat, and warnings about what it cannot hold. */
import {
    type LanguageModelV4CallOptions,
    type LanguageModelV4FilePart,
    type LanguageModelV4Message,
    type LanguageModelV4Prompt,
    type LanguageModelV4ToolResultOutput,
    type SharedV4Warning,
    UnsupportedFunctionalityError,
} from "@ai-sdk/provider";
import type {
    ChatCompletionInput,
    ChatCompletionInputMessage,
    ChatCompletionInputMessageChunk,
} from "@callsheet/inference";
import { headerWarnings, parametersIn, unsupported } from "../call-settings.ts";
import { base64Of } from "../media.ts";

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

const chatMessages = (prompt: LanguageModelV4Prompt): ChatCompletionInputMessage[] => prompt.flatMap(messagesOf);

function messagesOf(message: LanguageModelV4Message): ChatCompletionInputMessage[] {
    switch (message.role) {
        case "system":
            return [{ role: "system", content: message.content }];
        case "user":
            return [{ role: "user", content: userContent(message.content) }];
        case "assistant":
            return [assistantMessage(message.content)];
        case "tool":
            return message.content.flatMap((part) =>
                part.type === "tool-result"
                    ? [{ role: "tool", tool_call_id: part.toolCallId, content: resultText(part.output) }]
                    : [],
            );
    }
}

type Content<Role extends LanguageModelV4Message["role"]> = Extract<LanguageModelV4Message, { role: Role }>["content"];

/** One text as it is: some servers take no parts. */
function userContent(parts: Content<"user">): string | ChatCompletionInputMessageChunk[] {
    const [first, ...others] = parts;
    if (first?.type === "text" && others.length === 0) return first.text;
    return parts.map((part) => (part.type === "text" ? { type: "text", text: part.text } : fileChunk(part)));
}

/** Earlier reasoning is not sent back: chats have no common field for it. */
function assistantMessage(parts: Content<"assistant">): ChatCompletionInputMessage {
    const text = parts.flatMap((part) => (part.type === "text" ? [part.text] : [])).join("");
    const calls = parts.flatMap((part) =>
        part.type === "tool-call"
            ? [
                  {
                      id: part.toolCallId,
                      type: "function",
                      function: { name: part.toolName, arguments: JSON.stringify(part.input) },
                  },
              ]
            : [],
    );
    if (calls.length === 0) return { role: "assistant", content: text };
    return { role: "assistant", content: text === "" ? null : text, tool_calls: calls };
}

function resultText(output: LanguageModelV4ToolResultOutput): string {
    switch (output.type) {
        case "text":
        case "error-text":
            return output.value;
        case "execution-denied":
            return output.reason ?? "The user did not allow the tool to run.";
        default:
            return JSON.stringify(output.value);
    }
}

/** The formats of sound that chats name. */
const soundFormats: Readonly<Record<string, string>> = {
    "audio/wav": "wav",
    "audio/x-wav": "wav",
    "audio/mpeg": "mp3",
    "audio/mp3": "mp3",
};

/** @throws UnsupportedFunctionalityError for a file that has no form in a chat */
function fileChunk({ data, mediaType, filename }: LanguageModelV4FilePart): ChatCompletionInputMessageChunk {
    if (data.type === "text") return { type: "text", text: data.text };
    const [kind] = mediaType.split("/");
    if (kind === "image" && data.type === "url") return { type: "image_url", image_url: { url: data.url.href } };
    if (data.type === "data") {
        const base64 = base64Of(data.data);
        const format = soundFormats[mediaType];
        if (kind === "image") return { type: "image_url", image_url: { url: `data:${mediaType};base64,${base64}` } };
        if (format !== undefined) return { type: "input_audio", input_audio: { data: base64, format } };
        if (mediaType === "application/pdf") {
            const file = { filename: filename ?? "document.pdf", file_data: `data:${mediaType};base64,${base64}` };
            return { type: "file", file };
        }
    }
    throw new UnsupportedFunctionalityError({ functionality: `a file of the type ${mediaType} as ${data.type}` });
}
