/** Cohere's own API. The program with its SDKs is in the proof. */
import { describe, expect, test } from "vitest";
import { createHandler } from "../handler.ts";
import { eventsIn } from "../testing.ts";

const sandbox = createHandler();

/** The status, the body and the hint of a response; the body's lines if it is a stream. */
async function ask(path: string, body: object) {
    const response = await sandbox.fetch(
        new Request(`https://api.cohere.com${path}`, {
            method: "POST",
            headers: { authorization: "Bearer key", "content-type": "application/json" },
            body: JSON.stringify(body),
        }),
    );
    const text = await response.text();
    const isJson = response.headers.get("content-type")?.startsWith("application/json");
    return {
        status: response.status,
        body: isJson ? JSON.parse(text) : text,
        hint: response.headers.get("x-sandbox-hint"),
    };
}

const model = "command-a-03-2025";
const messages = [{ role: "user", content: "What is the weather in Ahmedabad?" }];
const parameters = { type: "object", properties: { city: { type: "string" } }, required: ["city"] };
const tools = [{ type: "function", function: { name: "get_weather", parameters } }];

describe("chat", () => {
    test("is told whole and in pieces, in the same words", async () => {
        const whole = await ask("/v2/chat", { model, messages });
        expect(whole).toMatchObject({
            status: 200,
            hint: null,
            body: { finish_reason: "COMPLETE", message: { role: "assistant", content: [{ type: "text" }] } },
        });
        expect(whole.body.usage.tokens.output_tokens).toBeGreaterThan(0);
        const events = eventsIn((await ask("/v2/chat", { model, messages, stream: true })).body);
        const names = (await ask("/v2/chat", { model, messages, stream: true })).body.match(/(?<=^event: )\S+/gm);
        expect(names).toEqual(events.map(({ type }) => type));
        const texts = events.flatMap(({ type, delta }) => (type === "content-delta" ? delta.message.content.text : []));
        expect(texts.join("")).toBe(whole.body.message.content[0].text);
        expect([events.at(0).type, events.at(-1).type]).toEqual(["message-start", "message-end"]);
    });

    test("calls functions, and is told what they gave", async () => {
        const { body } = await ask("/v2/chat", { model, messages, tools, tool_choice: "REQUIRED" });
        expect(body).toMatchObject({ finish_reason: "TOOL_CALL", message: { tool_plan: expect.any(String) } });
        const [call] = body.message.tool_calls;
        expect(JSON.parse(call.function.arguments)).toEqual({ city: "Ahmedabad" });
        const result = {
            role: "tool",
            tool_call_id: call.id,
            content: [{ type: "document", document: { data: "Sunny" } }],
        };
        const told = await ask("/v2/chat", { model, messages: [...messages, body.message, result], tools });
        expect(told.body.message.content[0].text).toContain("Sunny");
        const events = eventsIn((await ask("/v2/chat", { model, messages, tools, stream: true })).body);
        const kinds = events.map(({ type }) => type);
        expect([...new Set(kinds)]).toEqual([
            "message-start",
            "tool-plan-delta",
            "tool-call-start",
            "tool-call-delta",
            "tool-call-end",
            "message-end",
        ]);
    });

    test("thinks where it is asked to, and cites its documents", async () => {
        const thinking = await ask("/v2/chat", { model, messages, thinking: { type: "enabled" } });
        expect(thinking.body.message.content.map(({ type }: { type: string }) => type)).toEqual(["thinking", "text"]);
        const documents = [{ id: "weather", data: { text: "Ahmedabad is hot." } }];
        const { body } = await ask("/v2/chat", { model, messages, documents });
        const [{ start, end, text, sources }] = body.message.citations;
        expect(body.message.content[0].text.slice(start, end)).toBe(text);
        expect(sources).toEqual([
            { type: "document", id: "weather", document: { id: "weather", text: "Ahmedabad is hot." } },
        ]);
    });

    test.each([
        [{ model, message: "Hello" }, /messages is missing/],
        [{ model, messages: [{ role: "developer", content: "x" }] }, /messages\.0\.role/],
        [{ model, messages, tool_choice: "auto" }, /tool_choice/],
        [{ model, messages, response_format: { type: "json_schema" } }, /response_format\.type/],
        [{ messages }, /model is missing/],
    ])("refuses %j", async (body, hint) => {
        const { status, body: error, hint: said } = await ask("/v2/chat", body);
        expect([status, error]).toEqual([expect.toBeOneOf([400, 422]), { message: expect.any(String) }]);
        expect(said).toMatch(hint);
    });

    test("has its first version, whose streams are lines of JSON", async () => {
        const { body } = await ask("/v1/chat", { message: "Hello", chat_history: [{ role: "USER", message: "Hi" }] });
        expect(body).toMatchObject({
            text: expect.any(String),
            finish_reason: "COMPLETE",
            meta: { api_version: { version: "1" } },
        });
        expect(body.chat_history).toHaveLength(3);
        const lines = (await ask("/v1/chat", { message: "Hello", stream: true })).body.trim().split("\n");
        const events = lines.map((line: string) => JSON.parse(line));
        expect(events.at(-1)).toMatchObject({
            event_type: "stream-end",
            is_finished: true,
            response: { text: expect.any(String) },
        });
        const definitions = { city: { type: "str", description: "The city", required: true } };
        const first = {
            message: "What is the weather in Ahmedabad?",
            tools: [{ name: "get_weather", parameter_definitions: definitions }],
        };
        const called = await ask("/v1/chat", first);
        expect(called.body.tool_calls).toEqual([{ name: "get_weather", parameters: { city: "Ahmedabad" } }]);
        const results = [{ call: called.body.tool_calls[0], outputs: [{ sky: "Sunny" }] }];
        const told = await ask("/v1/chat", { ...first, tool_results: results });
        expect(told.body).not.toHaveProperty("tool_calls");
        expect((await ask("/v1/chat", { messages })).hint).toContain("message is missing");
    });
});

describe("embeddings", () => {
    const embed = { model: "embed-english-v3.0", input_type: "search_document", texts: ["A kite", "A boat"] };

    test("are packed as asked, and have the dimensions of the model", async () => {
        const types = ["float", "int8", "uint8", "binary", "ubinary"];
        const { body } = await ask("/v2/embed", { ...embed, embedding_types: types });
        const sizes = types.map((type) => body.embeddings[type].map(({ length }: { length: number }) => length));
        expect(sizes).toEqual([
            [1024, 1024],
            [1024, 1024],
            [1024, 1024],
            [128, 128],
            [128, 128],
        ]);
        const { body: first } = await ask("/v1/embed", embed);
        expect(first.embeddings).toEqual(body.embeddings.float);
        const { body: short } = await ask("/v2/embed", { ...embed, model: "embed-v4.0", output_dimension: 256 });
        expect(short.embeddings.float[0]).toHaveLength(256);
    });

    test("are of images and of both together, too", async () => {
        const url = "https://example.com/kite.jpg";
        const { input_type, model } = embed;
        const inputs = [
            {
                content: [
                    { type: "text", text: "A kite" },
                    { type: "image_url", image_url: { url } },
                ],
            },
        ];
        expect((await ask("/v2/embed", { model, input_type, inputs })).body.embeddings.float).toHaveLength(1);
        expect((await ask("/v2/embed", { model, input_type: "image", images: [url] })).status).toBe(200);
    });

    test.each([
        [{ ...embed, input_type: undefined }, /input_type is missing/],
        [{ ...embed, input_type: "query" }, /input_type/],
        [{ ...embed, embedding_types: ["double"] }, /embedding_types\.0/],
        [{ ...embed, texts: Array.from({ length: 97 }, () => "A") }, /96/],
        [{ ...embed, texts: undefined }, /texts, images or inputs/],
    ])("refuse %#", async (body, hint) => {
        const { status, hint: said } = await ask("/v2/embed", body);
        expect([status, said]).toEqual([expect.toBeOneOf([400, 422]), expect.stringMatching(hint)]);
    });
});

test("documents are ranked by what they have to do with the query", async () => {
    const documents = ["The whale swims in the sea.", "The camel is an animal of the desert."];
    const query = { model: "rerank-v3.5", query: "Which animal lives in the desert?" };
    const { body } = await ask("/v2/rerank", { ...query, documents });
    expect(body.results.map(({ index }: { index: number }) => index)).toEqual([1, 0]);
    const first = await ask("/v1/rerank", {
        ...query,
        documents: documents.map((text) => ({ text })),
        top_n: 1,
        return_documents: true,
    });
    expect(first.body.results).toEqual([{ ...body.results[0], document: { text: documents[1] } }]);
    expect(await ask("/v2/rerank", { ...query, documents: [7] })).toMatchObject({
        status: 422,
        hint: expect.stringContaining("documents.0"),
    });
    expect(await ask("/v2/rerank", { model: "rerank-v3.5", documents })).toMatchObject({
        status: 400,
        hint: expect.stringContaining("query"),
    });
});

test("text is cut into tokens", async () => {
    const { body } = await ask("/v1/tokenize", { text: "Hello, world", model });
    expect(body.token_strings.join("")).toBe("Hello, world");
    expect(body.tokens).toHaveLength(body.token_strings.length);
    expect(await ask("/v1/tokenize", { text: "a".repeat(65_537), model })).toMatchObject({ status: 400 });
});
