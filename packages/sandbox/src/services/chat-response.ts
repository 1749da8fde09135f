/** Answering a chat request in OpenAI's form, whole or in pieces. */
import type { Json } from "@callsheet/inference/wire";
import { events, json, type ServiceResponse } from "../responses/response.ts";
import { sample } from "../responses/sample.ts";
import { beginning } from "../responses/seed.ts";
import type { ChatRequest } from "./chat-request.ts";

/** A fixed moment: the same request has the same response. */
export const created = 1_767_225_600;

export function respondToChat(request: ChatRequest, model: string, seed: string): ServiceResponse {
    const reply = replyTo(request, seed);
    const head = { id: `chatcmpl-${seed}`, created, model, system_fingerprint: `fp_${seed.slice(0, 8)}` };
    const usage = usageOf(request.messages.map((message) => JSON.stringify(message)).join(" "), reply.words);
    if (!request.stream) {
        const message = { role: "assistant", ...reply.message };
        const choice = { index: 0, message, finish_reason: reply.finish, logprobs: null };
        return json({ ...head, object: "chat.completion", choices: [choice], usage });
    }
    const chunk = (choices: Json, more: { [key: string]: Json } = {}) => ({
        ...head,
        object: "chat.completion.chunk",
        choices,
        ...more,
    });
    const delta = (piece: { [key: string]: Json }, finish: string | null = null) =>
        chunk([{ index: 0, delta: piece, finish_reason: finish }]);
    return events([
        delta({ role: "assistant", content: "" }),
        ...reply.deltas.map((piece) => delta(piece)),
        delta({}, reply.finish),
        ...(request.usageInStream ? [chunk([], { usage })] : []),
    ]);
}

/** What is said to a request, whole and in pieces. */
export type Reply = {
    readonly message: { [key: string]: Json };
    readonly deltas: readonly { [key: string]: Json }[];
    readonly finish: "stop" | "length" | "tool_calls";
    readonly words: readonly string[];
};

export function replyTo(request: ChatRequest, seed: string): Reply {
    const quoted = beginning(request.asked);
    if (request.tool) {
        const call = {
            name: String(request.tool["name"]),
            // Parameters of a tool are a JSON schema that came as JSON.
            arguments: JSON.stringify(sample(request.tool["parameters"] as Json | undefined, quoted)),
        };
        return toolReply(`call_${seed}`, call);
    }
    const seen = request.images === 0 ? "" : ` I see ${request.images} image${request.images === 1 ? "" : "s"}.`;
    const whole =
        request.schema === undefined
            ? `${request.byTool ? "The tool" : "You"} said: “${quoted}”.${seen}`
            : JSON.stringify(sample(request.schema === true ? undefined : request.schema, quoted));
    const { words, cut } = limited(whole, request.maxTokens);
    const thought = request.reasons ? [`Thinking about “${beginning(request.asked, 20)}”.`] : [];
    return {
        message: { content: words.join(""), ...(thought[0] && { reasoning_content: thought[0] }) },
        deltas: [
            ...thought.map((reasoning_content) => ({ reasoning_content })),
            ...words.map((content) => ({ content })),
        ],
        finish: cut ? "length" : "stop",
        words,
    };
}

function toolReply(id: string, call: { readonly name: string; readonly arguments: string }): Reply {
    const half = Math.ceil(call.arguments.length / 2);
    const piece = (text: string) => ({ tool_calls: [{ index: 0, function: { arguments: text } }] });
    return {
        message: { content: null, tool_calls: [{ id, type: "function", function: call }] },
        deltas: [
            { tool_calls: [{ index: 0, id, type: "function", function: { name: call.name, arguments: "" } }] },
            piece(call.arguments.slice(0, half)),
            piece(call.arguments.slice(half)),
        ],
        finish: "tool_calls",
        words: [call.arguments],
    };
}

/** A word stands for a token. */
export function limited(text: string, maxTokens: number): { readonly words: readonly string[]; readonly cut: boolean } {
    const words = text.match(/\s*\S+/g) ?? [];
    return { words: words.slice(0, maxTokens), cut: words.length > maxTokens };
}

export function usageOf(request: string, words: readonly string[]) {
    const prompt_tokens = request.match(/\S+/g)?.length ?? 0;
    return { prompt_tokens, completion_tokens: words.length, total_tokens: prompt_tokens + words.length };
}
