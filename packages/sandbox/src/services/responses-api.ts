/** OpenAI's Responses API: the same chat as Chat Completions in another format. */
import type { Json } from "@callsheet/inference/wire";
import type { Fields } from "../checks/fields.ts";
import { events, json, type ServiceResponse } from "../responses/response.ts";
import { piecesOf, tokensIn } from "../responses/words.ts";
import type { ChatRequest } from "./chat-request.ts";
import { chatUsage, created, type JsonObject, type Reply, replyBySeed, wordingSeed } from "./chat-response.ts";
import { type CheckModel, chatTasks, type FindModel } from "./openai-routes.ts";
import { jsonBody } from "./read-request.ts";
import { readResponses } from "./responses-request.ts";
import { post, type Route } from "./service.ts";

/** @param checkModel default: every model takes the same */
export const responsesRoute = (path: string, find: FindModel, checkModel?: CheckModel): Route =>
    post(path, (request) => {
        const body = jsonBody(request);
        const read = readResponses(body);
        const model = find(request, body, chatTasks);
        checkModel?.(model, body);
        const chat = { ...read, scripted: request.scripted("chat") };
        return respondAs(body, chat, model, request.seed, wordingSeed(chat, request));
    });

function respondAs(body: Fields, chat: ChatRequest, model: string, seed: string, wording: string): ServiceResponse {
    const reply = replyBySeed(chat)(wording);
    const items = itemsOf(reply, seed);
    const isCut = reply.finish === "length";
    const { prompt_tokens, completion_tokens, total_tokens } = chatUsage(chat.turns, [reply]);
    const response = (status: string, output: readonly JsonObject[], usage: Json): JsonObject => ({
        id: `resp_${seed}`,
        object: "response",
        created_at: created,
        status,
        error: null,
        incomplete_details: status === "incomplete" ? { reason: "max_output_tokens" } : null,
        instructions: requestField(body, "instructions", null),
        max_output_tokens: requestField(body, "max_output_tokens", null),
        model,
        output: [...output],
        parallel_tool_calls: chat.isParallel,
        previous_response_id: null,
        temperature: requestField(body, "temperature", 1),
        text: requestField(body, "text", { format: { type: "text" } }),
        tool_choice: requestField(body, "tool_choice", "auto"),
        tools: requestField(body, "tools", []),
        top_p: requestField(body, "top_p", 1),
        truncation: "disabled",
        usage,
        metadata: {},
    });
    const fullResponse = response(isCut ? "incomplete" : "completed", items, {
        input_tokens: prompt_tokens,
        input_tokens_details: { cached_tokens: 0 },
        output_tokens: completion_tokens,
        output_tokens_details: { reasoning_tokens: reply.thoughts.length },
        total_tokens,
    });
    if (!chat.stream) return json(fullResponse);
    const begun = response("in_progress", [], null);
    function* all(): Generator<JsonObject> {
        yield { type: "response.created", response: begun };
        yield { type: "response.in_progress", response: begun };
        for (const [index, item] of items.entries()) yield* eventsOf(item, index, reply);
        yield { type: isCut ? "response.incomplete" : "response.completed", response: fullResponse };
    }
    return events({ [Symbol.iterator]: () => numbered(all()) }, false);
}

function* numbered(events: Iterable<JsonObject>): Generator<Json> {
    let sequence_number = 0;
    for (const event of events) {
        yield { ...event, sequence_number };
        sequence_number += 1;
    }
}

/** A field of the request that the response repeats; the body was parsed from JSON. */
const requestField = (body: Fields, key: string, usual: Json): Json => (body[key] as Json | undefined) ?? usual;

/** The output items: function calls, or reasoning and a message; a scripted reply may have a message and calls. */
function itemsOf({ message, finish }: Reply, seed: string): readonly JsonObject[] {
    const status = finish === "length" ? "incomplete" : "completed";
    const { content, tool_calls: calls, reasoning_content: thought } = message;
    const part = { type: "output_text", text: content ?? "", annotations: [], logprobs: [] };
    const messageItem = { id: `msg_${seed}`, type: "message", role: "assistant", status, content: [part] };
    if (Array.isArray(calls)) {
        const functionCalls = calls.map((call, index) => {
            const { id, function: called } = Object(call);
            return {
                id: index === 0 ? `fc_${seed}` : `fc_${seed}_${index}`,
                type: "function_call",
                status: "completed",
                call_id: id,
                ...called,
            };
        });
        return content === null ? functionCalls : [messageItem, ...functionCalls];
    }
    if (typeof thought !== "string") return [messageItem];
    return [{ id: `rs_${seed}`, type: "reasoning", summary: [{ type: "summary_text", text: thought }] }, messageItem];
}

/** The stream events of an item: added, deltas, done. */
function eventsOf(item: JsonObject, output_index: number, { message, thoughts }: Reply): readonly JsonObject[] {
    const at = { item_id: item["id"] ?? null, output_index };
    const added = (begun: JsonObject) => ({ type: "response.output_item.added", output_index, item: begun });
    const done = { type: "response.output_item.done", output_index, item };
    switch (item["type"]) {
        case "message": {
            const place = { ...at, content_index: 0 };
            const empty = { type: "output_text", text: "", annotations: [], logprobs: [] };
            const text = String(message["content"] ?? "");
            return [
                added({ ...item, status: "in_progress", content: [] }),
                { type: "response.content_part.added", ...place, part: empty },
                ...piecesOf(text).map((delta) => ({
                    type: "response.output_text.delta",
                    ...place,
                    delta,
                    logprobs: [],
                })),
                { type: "response.output_text.done", ...place, text, logprobs: [] },
                { type: "response.content_part.done", ...place, part: { ...empty, text } },
                done,
            ];
        }
        case "function_call": {
            const deltaArguments = { arguments: String(item["arguments"] ?? "") };
            return [
                added({ ...item, status: "in_progress", arguments: "" }),
                ...tokensIn(deltaArguments.arguments).map((delta) => ({
                    type: "response.function_call_arguments.delta",
                    ...at,
                    delta,
                })),
                { type: "response.function_call_arguments.done", ...at, ...deltaArguments },
                done,
            ];
        }
        case "reasoning": {
            const place = { ...at, summary_index: 0 };
            const text = thoughts.join("");
            return [
                added({ ...item, summary: [] }),
                { type: "response.reasoning_summary_part.added", ...place, part: { type: "summary_text", text: "" } },
                ...thoughts.map((delta) => ({ type: "response.reasoning_summary_text.delta", ...place, delta })),
                { type: "response.reasoning_summary_text.done", ...place, text },
                { type: "response.reasoning_summary_part.done", ...place, part: { type: "summary_text", text } },
                done,
            ];
        }
        default:
            return [added(item), done];
    }
}
