/** Cohere's chat: the same as OpenAI's in another format. */
import type { Json } from "@callsheet/inference/wire";
import { type Fields, isFields, isGiven, jsonSchema, list, object, oneOf } from "../checks/fields.ts";
import type { Where } from "../refusal.ts";
import type { Turn } from "../responses/conversation.ts";
import { events, json } from "../responses/response.ts";
import { type ChatRequest, checkedTurns, readChat } from "./chat-request.ts";
import { chatUsage, type JsonObject, type Reply, replyBySeed, wordingSeed } from "./chat-response.ts";
import { chatTasks, type FindModel, requiredField } from "./openai-routes.ts";
import { jsonBody } from "./read-request.ts";
import type { Route, ServiceRequest } from "./service.ts";

export const cohereChat = (path: string, find: FindModel): Route => ({
    method: "POST",
    path,
    respond: (request) => {
        const body = jsonBody(request);
        const { chat, documents } = readCohereChat(body, inOpenAiForm);
        find(request, body, chatTasks);
        const reply = replyTo(chat, request);
        return chat.stream
            ? events(eventsOf(chat, reply, request.seed, documents))
            : json({
                  id: request.seed,
                  finish_reason: finishReasons[reply.finish],
                  message: messageOf(reply, documents),
                  usage: usageOf(chat, reply),
              });
    },
});

/** @param inOpenAiForm names the fields as OpenAI's API does, but for those that both versions of Cohere's have */
export function readCohereChat(
    body: Fields,
    inOpenAiForm: (body: Fields) => Fields,
): { readonly chat: ChatRequest; readonly documents: readonly CohereDocument[] } {
    const documents = documentsIn(body);
    const chat = {
        ...inOpenAiForm(body),
        max_tokens: body["max_tokens"],
        stop: body["stop_sequences"],
        temperature: body["temperature"],
        top_p: body["p"],
        stream: body["stream"],
    };
    return { chat: withDocuments(readChat(chat, { schemaBeside: true }), documents), documents };
}

export const replyTo = (chat: ChatRequest, request: ServiceRequest): Reply =>
    replyBySeed({ ...chat, scripted: request.scripted("chat") })(wordingSeed(chat, request));

const finishReasons = { stop: "COMPLETE", length: "MAX_TOKENS", tool_calls: "TOOL_CALL" } as const;

export function usageOf({ turns }: ChatRequest, reply: Reply): JsonObject {
    const { prompt_tokens: input_tokens, completion_tokens: output_tokens } = chatUsage(turns, [reply]);
    return { billed_units: { input_tokens, output_tokens }, tokens: { input_tokens, output_tokens } };
}

/** A body with the names of OpenAI's API. The paths of its messages stay. */
function inOpenAiForm(body: Fields): Fields {
    const messages = list(requiredField(body, "messages"), ["body", "messages"]).map(messageInOpenAiForm);
    const choice = body["tool_choice"];
    const { thinking } = body;
    return {
        messages,
        tools: body["tools"],
        ...(isGiven(choice) && {
            tool_choice: oneOf(choice, ["REQUIRED", "NONE"], ["body", "tool_choice"]).toLowerCase(),
        }),
        response_format: formatInOpenAiForm(body["response_format"], "json_schema"),
        ...(isFields(thinking) && thinking["type"] === "enabled" && { reasoning_effort: "medium" }),
    };
}

function messageInOpenAiForm(item: unknown, index: number): Fields {
    const where = ["body", "messages", index] as const;
    const message = object(item, where);
    oneOf(message["role"], ["system", "user", "assistant", "tool"], [...where, "role"]);
    const { content, tool_calls: calls, ...rest } = message;
    const hasCalls = Array.isArray(calls) && calls.length > 0;
    const parts = Array.isArray(content)
        ? content.flatMap((part, at) => partInOpenAiForm(part, [...where, "content", at]))
        : content;
    return { ...rest, ...(hasCalls && { tool_calls: calls }), content: hasCalls && !isGiven(parts) ? null : parts };
}

/** A part of a message; documents count as text, and thoughts are left out. */
function partInOpenAiForm(item: unknown, where: Where): readonly Fields[] {
    const part = object(item, where);
    if (part["type"] === "thinking") return [];
    if (part["type"] !== "document") return [part];
    return [{ type: "text", text: documentText(object(part["document"], [...where, "document"])) }];
}

/** @param key the field of the schema */
export function formatInOpenAiForm(format: unknown, key: "json_schema" | "schema"): Fields | undefined {
    if (!isGiven(format)) return undefined;
    const where = ["body", "response_format"] as const;
    const { type, [key]: schema } = object(format, where);
    if (oneOf(type, ["text", "json_object"], [...where, "type"]) === "text") return undefined;
    if (!isGiven(schema)) return { type: "json_object" };
    return { type: "json_schema", schema: jsonSchema(schema, [...where, key]) };
}

/** A document with the id by which citations name it. */
type CohereDocument = { readonly id: string; readonly data: JsonObject };

function documentsIn({ documents }: Fields): readonly CohereDocument[] {
    if (!isGiven(documents)) return [];
    return list(documents, ["body", "documents"]).map((item, index) => {
        const usualId = `doc:${index}`;
        if (typeof item === "string") return { id: usualId, data: { content: item } };
        const { id, data, ...own } = object(item, ["body", "documents", index]);
        // In the first version, a document is its own data; it was parsed from JSON.
        const fields = (isFields(data) ? data : own) as JsonObject;
        return { id: typeof id === "string" ? id : usualId, data: fields };
    });
}

const documentText = ({ data }: Fields): string => (typeof data === "string" ? data : JSON.stringify(data ?? ""));

/** The documents are read like instructions. */
function withDocuments(chat: ChatRequest, documents: readonly CohereDocument[]): ChatRequest {
    const turns = documents.map((document): Turn => ({ role: "system", text: documentText(document), images: 0 }));
    return { ...chat, turns: checkedTurns([...turns, ...chat.turns], ["body", "documents"]) };
}

/** What the text of a reply rests on: its first sentence is taken from the first document. */
function citationsOf({ message }: Reply, documents: readonly CohereDocument[]): readonly JsonObject[] {
    const [document] = documents;
    const [sentence] = /^[^.!?।]+/.exec(String(message["content"] ?? "")) ?? [];
    if (!document || sentence === undefined) return [];
    const source = { type: "document", id: document.id, document: { id: document.id, ...document.data } };
    return [{ start: 0, end: sentence.length, text: sentence, sources: [source], type: "TEXT_CONTENT" }];
}

function messageOf(reply: Reply, documents: readonly CohereDocument[]): Json {
    const { content, reasoning_content: thought, tool_calls: calls } = reply.message;
    const citations = citationsOf(reply, documents);
    const texts = [
        ...(typeof thought === "string" ? [{ type: "thinking", thinking: thought }] : []),
        ...(typeof content === "string" ? [{ type: "text", text: content }] : []),
    ];
    return {
        role: "assistant",
        ...(texts.length > 0 && { content: texts }),
        ...(calls !== undefined && { tool_plan: planOf(calls), tool_calls: calls }),
        ...(citations.length > 0 && { citations: [...citations] }),
    };
}

/** What a model says before it calls functions. */
export const planOf = (calls: Json): string =>
    `I will call ${callsIn(calls)
        .map(({ name }) => name)
        .join(" and ")}.`;

export const callsIn = (calls: Json | undefined): readonly { readonly name: string; readonly arguments: string }[] =>
    (Array.isArray(calls) ? calls : []).map((call) => Object(call).function);

function* eventsOf(
    chat: ChatRequest,
    reply: Reply,
    seed: string,
    documents: readonly CohereDocument[],
): Generator<Json> {
    const start = { role: "assistant", content: [], tool_plan: "", tool_calls: [], citations: [] };
    yield { type: "message-start", id: seed, delta: { message: start } };
    const { reasoning_content: thought, content, tool_calls: calls } = reply.message;
    const contents = [
        ...(typeof thought === "string"
            ? [["thinking", reply.deltas.flatMap(pieceOf("reasoning_content"))] as const]
            : []),
        ...(typeof content === "string" ? [["text", reply.deltas.flatMap(pieceOf("content"))] as const] : []),
    ];
    for (const [index, [kind, pieces]] of contents.entries()) {
        yield { type: "content-start", index, delta: { message: { content: { type: kind, [kind]: "" } } } };
        for (const piece of pieces)
            yield { type: "content-delta", index, delta: { message: { content: { [kind]: piece } } } };
        yield { type: "content-end", index };
    }
    for (const [index, citation] of citationsOf(reply, documents).entries()) {
        yield { type: "citation-start", index, delta: { message: { citations: citation } } };
        yield { type: "citation-end", index };
    }
    if (calls !== undefined) yield { type: "tool-plan-delta", delta: { message: { tool_plan: planOf(calls) } } };
    let open: number | undefined;
    for (const piece of reply.deltas) {
        const [call] = Array.isArray(piece["tool_calls"]) ? piece["tool_calls"] : [];
        if (call === undefined) continue;
        const { index, id, type, function: called } = Object(call);
        const begins = index !== open;
        if (begins && open !== undefined) yield { type: "tool-call-end", index: open };
        open = index;
        const message = begins ? { tool_calls: { id, type, function: called } } : { tool_calls: { function: called } };
        yield { type: begins ? "tool-call-start" : "tool-call-delta", index, delta: { message } };
    }
    if (open !== undefined) yield { type: "tool-call-end", index: open };
    const end = { finish_reason: finishReasons[reply.finish], usage: usageOf(chat, reply) };
    yield { type: "message-end", delta: end };
}

export const pieceOf =
    (key: "content" | "reasoning_content") =>
    (delta: JsonObject): readonly string[] =>
        typeof delta[key] === "string" ? [delta[key]] : [];
