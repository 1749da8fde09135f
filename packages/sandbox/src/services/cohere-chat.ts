/** Cohere's chat: the same as OpenAI's in another format. */
import type { Json } from "@callsheet/inference/wire";
import { type Fields, isFields, isGiven, jsonSchema, list, object, oneOf, text } from "../checks/fields.ts";
import type { Where } from "../refusal.ts";
import type { Turn } from "../responses/conversation.ts";
import { events, json, type ServiceResponse } from "../responses/response.ts";
import { pythonTypes } from "../responses/tool-choice.ts";
import { type ChatRequest, checkedTurns, readChat } from "./chat-request.ts";
import { chatUsage, type JsonObject, type Reply, replyBySeed, wordingSeed } from "./chat-response.ts";
import { chatTasks, type FindModel, requiredField } from "./openai-routes.ts";
import { jsonBody } from "./read-request.ts";
import { post, type Route, type ServiceRequest } from "./service.ts";

export const cohereChat = (path: string, find: FindModel): Route =>
    post(path, (request) => {
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
    });

/** @param inOpenAiForm names the fields as OpenAI's API does, but for those that both versions of Cohere's have */
function readCohereChat(
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

const replyTo = (chat: ChatRequest, request: ServiceRequest): Reply =>
    replyBySeed({ ...chat, scripted: request.scripted("chat") })(wordingSeed(chat, request));

const finishReasons = { stop: "COMPLETE", length: "MAX_TOKENS", tool_calls: "TOOL_CALL" } as const;

function usageOf({ turns }: ChatRequest, reply: Reply): JsonObject {
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
function formatInOpenAiForm(format: unknown, key: "json_schema" | "schema"): Fields | undefined {
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
const planOf = (calls: Json): string =>
    `I will call ${callsIn(calls)
        .map(({ name }) => name)
        .join(" and ")}.`;

const callsIn = (calls: Json | undefined): readonly { readonly name: string; readonly arguments: string }[] =>
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

const pieceOf =
    (key: "content" | "reasoning_content") =>
    (delta: JsonObject): readonly string[] =>
        typeof delta[key] === "string" ? [delta[key]] : [];

export const cohereChatOfV1 = (path: string, find: FindModel): Route =>
    post(path, (request) => {
        const body = jsonBody(request);
        const { chat } = readCohereChat(body, v1InOpenAiForm);
        if (body["model"] !== undefined) find(request, body, chatTasks);
        const reply = replyTo(chat, request);
        const response = responseOf(body, chat, reply, request.seed);
        if (!chat.stream) return json(response);
        return lines([
            { event_type: "stream-start", is_finished: false, generation_id: request.seed },
            ...reply.deltas
                .flatMap(pieceOf("content"))
                .map((piece) => ({ event_type: "text-generation", is_finished: false, text: piece })),
            ...(response["tool_calls"] === undefined
                ? []
                : [{ event_type: "tool-calls-generation", is_finished: false, tool_calls: response["tool_calls"] }]),
            { event_type: "stream-end", is_finished: true, finish_reason: response["finish_reason"] ?? null, response },
        ]);
    });

const lines = (values: readonly Json[]): ServiceResponse => ({
    status: 200,
    body: {
        kind: "bytes",
        bytes: new TextEncoder().encode(values.map((value) => `${JSON.stringify(value)}\n`).join("")),
        type: "application/stream+json",
    },
});

const roles = { USER: "user", CHATBOT: "assistant", SYSTEM: "system", TOOL: "system" } as const;
const roleNames = Object.keys(roles) as readonly (keyof typeof roles)[]; // `Object.keys` returns `string[]`.

function v1InOpenAiForm(body: Fields): Fields {
    const message = text(requiredField(body, "message"), ["body", "message"]);
    const history = isGiven(body["chat_history"]) ? list(body["chat_history"], ["body", "chat_history"]) : [];
    const results = isGiven(body["tool_results"]) ? list(body["tool_results"], ["body", "tool_results"]) : [];
    const { preamble } = body;
    return {
        messages: [
            ...(typeof preamble === "string" ? [{ role: "system", content: preamble }] : []),
            ...history.map((item, index) => {
                const where = ["body", "chat_history", index] as const;
                const { role, message: said = "" } = object(item, where);
                const name = roles[oneOf(role, roleNames, [...where, "role"])];
                return { role: name, content: text(said, [...where, "message"]) };
            }),
            { role: "user", content: message },
            ...results.map((result) => ({ role: "system", content: JSON.stringify(result) })),
        ],
        // What has been called is not called again.
        ...(isGiven(body["tools"]) && results.length === 0 && { tools: toolsInOpenAiForm(body["tools"]) }),
        response_format: formatInOpenAiForm(body["response_format"], "schema"),
    };
}

/** Functions whose parameters are named one by one, with Python's types. */
const toolsInOpenAiForm = (tools: unknown): readonly Fields[] =>
    list(tools, ["body", "tools"]).map((item, index) => {
        const { name, description, parameter_definitions: definitions } = object(item, ["body", "tools", index]);
        const parameters = Object.entries(isFields(definitions) ? definitions : {}).map(([key, value]) => {
            const definition = object(value, ["body", "tools", index, "parameter_definitions", key]);
            const type = pythonTypes[String(definition["type"])];
            const { description: help, required } = definition;
            return {
                key,
                required: required === true,
                schema: { ...(type && { type }), ...(isGiven(help) && { description: help }) },
            };
        });
        const schema = {
            type: "object",
            properties: Object.fromEntries(parameters.map(({ key, schema }) => [key, schema])),
            required: parameters.filter(({ required }) => required).map(({ key }) => key),
        };
        return { type: "function", function: { name, description, parameters: schema } };
    });

function responseOf(body: Fields, chat: ChatRequest, reply: Reply, seed: string): JsonObject {
    const said = String(reply.message["content"] ?? "");
    const calls = callsIn(reply.message["tool_calls"]);
    const before = Array.isArray(body["chat_history"]) ? (body["chat_history"] as readonly Json[]) : []; // Parsed from JSON.
    return {
        response_id: seed,
        generation_id: seed,
        text: calls.length > 0 && said === "" ? planOf(reply.message["tool_calls"] ?? []) : said,
        finish_reason: reply.finish === "length" ? "MAX_TOKENS" : "COMPLETE",
        chat_history: [
            ...before,
            { role: "USER", message: String(body["message"]) },
            { role: "CHATBOT", message: said },
        ],
        ...(calls.length > 0 && {
            tool_calls: calls.map(({ name, arguments: given }) => ({ name, parameters: JSON.parse(given) })),
        }),
        meta: { api_version: { version: "1" }, ...usageOf(chat, reply) },
    };
}
