/** The first version of Cohere's chat: a message and the history before it. Streams are lines of JSON. */
import type { Json } from "@callsheet/inference/wire";
import { type Fields, isFields, isGiven, list, object, oneOf, text } from "../checks/fields.ts";
import { json, type ServiceResponse } from "../responses/response.ts";
import { pythonTypes } from "../responses/tool-choice.ts";
import type { ChatRequest } from "./chat-request.ts";
import type { JsonObject, Reply } from "./chat-response.ts";
import { callsIn, formatInOpenAiForm, pieceOf, planOf, readCohereChat, replyTo, usageOf } from "./cohere-chat.ts";
import { chatTasks, type FindModel, requiredField } from "./openai-routes.ts";
import { jsonBody } from "./read-request.ts";
import type { Route } from "./service.ts";

export const cohereChatOfV1 = (path: string, find: FindModel): Route => ({
    method: "POST",
    path,
    respond: (request) => {
        const body = jsonBody(request);
        const { chat } = readCohereChat(body, inOpenAiForm);
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
    },
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

function inOpenAiForm(body: Fields): Fields {
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
