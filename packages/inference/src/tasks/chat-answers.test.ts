/** Answers of chat servers that differ from OpenAI's form, as services were seen to give them. */
import { describe, expect, test } from "vitest";
import { bytes, json, loopback, type Respond } from "../../test/loopback.ts";
import { type ChatCompletionStreamOutput, InferenceClient, ProviderApiError, reasoningOf } from "../index.ts";

async function clientOf(respond: Respond) {
    const { fetch } = await loopback(respond);
    return new InferenceClient("hf_x", { fetch, provider: "auto", model: "a/b" });
}

const sse = (...events: readonly unknown[]) =>
    bytes(
        "text/event-stream",
        `${events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join("")}data: [DONE]\n\n`,
    );

async function streamOf(respond: Respond) {
    const client = await clientOf(respond);
    const events: ChatCompletionStreamOutput[] = [];
    for await (const event of client.chatCompletionStream({ messages: [] })) events.push(event);
    return events;
}

const textOf = (events: readonly ChatCompletionStreamOutput[]) =>
    events.map(({ choices }) => choices[0]?.delta.content ?? "").join("");

async function answerOf(message: unknown, more: object = {}) {
    const client = await clientOf(json({ choices: [{ message, ...more }] }));
    const { choices } = await client.chatCompletion({ messages: [] });
    return choices[0]?.message;
}

const says = (content: unknown) => ({ choices: [{ delta: { content } }] });
const calls = (...pieces: readonly unknown[]) => ({ choices: [{ delta: { tool_calls: pieces } }] });
const named = (name: string, more: object = {}) => ({ function: { name, arguments: "{}" }, ...more });

/** The tool calls that the pieces of a stream join to. */
function joinedCalls(events: readonly ChatCompletionStreamOutput[]) {
    const joined: { name: string; arguments: string }[] = [];
    for (const { choices } of events) {
        for (const { index, function: called } of choices[0]?.delta.tool_calls ?? []) {
            const before = joined[index] ?? { name: "", arguments: "" };
            joined[index] = {
                name: before.name + (called.name ?? ""),
                arguments: before.arguments + (called.arguments ?? ""),
            };
        }
    }
    return joined;
}

describe("an event of a stream", () => {
    test.each([
        ["an empty object", {}],
        ["a ping", { type: "ping" }],
        ["null for the choices beside the usage", { choices: null, usage: { total_tokens: 3 } }],
        ["the usage alone", { usage: { total_tokens: 3 } }],
        ["nothing at all", null],
        ["a choice of null", { choices: [null] }],
        ["a choice without a delta", { choices: [{ index: 0, finish_reason: "stop" }] }],
    ])("may hold %s", async (_, odd) => {
        const events = await streamOf(sse(odd, says("ક"), odd, says("ખ"), odd));
        expect(textOf(events)).toBe("કખ");
        expect(events.every(({ choices }) => Array.isArray(choices))).toBe(true);
    });

    test("keeps its usage where it has no choices", async () => {
        const events = await streamOf(sse(says("ક"), { usage: { total_tokens: 3 } }));
        expect(events.at(-1)).toEqual({ choices: [], usage: { total_tokens: 3 } });
    });

    test("may have no data", async () => {
        const body = `data:\n\ndata: ${JSON.stringify(says("ક"))}\n\ndata: \n\n: a comment\n\ndata: [DONE]\n\n`;
        expect(textOf(await streamOf(bytes("text/event-stream", body)))).toBe("ક");
    });

    test("may hold a message or a text in place of the delta", async () => {
        const events = [{ choices: [{ message: { content: "ક" } }] }, { choices: [{ text: "ખ" }] }];
        expect(textOf(await streamOf(sse(...events)))).toBe("કખ");
    });

    test("may hold its content in parts, of which some are thoughts", async () => {
        const thinking = says([{ type: "thinking", thinking: [{ type: "text", text: "3 × 4" }] }]);
        const events = await streamOf(sse(thinking, says([{ type: "text", text: "12" }, "!"])));
        expect(textOf(events)).toBe("12!");
        expect(events.map(({ choices }) => reasoningOf(choices[0]?.delta ?? {}))).toEqual(["3 × 4", ""]);
    });
});

describe("a tool call in a stream", () => {
    test.each([
        ["their indexes", [calls(named("a", { index: 0, id: "1" })), calls(named("b", { index: 1, id: "2" }))]],
        ["their ids", [calls(named("a", { id: "1" })), calls(named("b", { id: "2" }))]],
        ["their names", [calls(named("a")), calls(named("b"))]],
        ["their places in one event", [calls(named("a"), named("b"))]],
        [
            "their ids under one index",
            [calls(named("a", { index: 0, id: "1" })), calls(named("b", { index: 0, id: "2" }))],
        ],
        ["their names under one index in one event", [calls(named("a", { index: 0 }), named("b", { index: 0 }))]],
    ])("is told from another by %s", async (_, events) => {
        expect(joinedCalls(await streamOf(sse(...events)))).toEqual([
            { name: "a", arguments: "{}" },
            { name: "b", arguments: "{}" },
        ]);
    });

    test.each([
        ["with an index", { index: 0 }],
        ["with an index, an empty id and the name again", { index: 0, id: "", function: { name: "" } }],
        ["with the id again", { id: "1" }],
        ["with a printed null as id", { index: 0, id: "null" }],
        ["with nothing that says which", {}],
    ])("is joined from pieces %s", async (_, marks) => {
        const piece = (text: string) => ({ ...marks, function: { arguments: text } });
        const begin = { index: "index" in marks ? 0 : undefined, id: "1", function: { name: "a", arguments: "" } };
        const events = await streamOf(sse(calls(begin), calls(piece('{"x":')), calls(piece("1}"))));
        expect(joinedCalls(events)).toEqual([{ name: "a", arguments: '{"x":1}' }]);
    });

    test("is joined by its index where the pieces of two calls alternate", async () => {
        const piece = (index: number, text: string) => ({ index, function: { arguments: text } });
        const begin = (index: number) => ({
            index,
            id: String(index),
            function: { name: `tool${index}`, arguments: "" },
        });
        const alternating = [begin(0), begin(1), piece(0, "{"), piece(1, "{"), piece(0, "}"), piece(1, "}")];
        expect(joinedCalls(await streamOf(sse(...alternating.map((one) => calls(one)))))).toEqual([
            { name: "tool0", arguments: "{}" },
            { name: "tool1", arguments: "{}" },
        ]);
    });

    test("may come as an object in place of a list, with an object as its arguments", async () => {
        const event = { choices: [{ delta: { tool_calls: { function: { name: "a", arguments: { x: 1 } } } } }] };
        expect(joinedCalls(await streamOf(sse(event)))).toEqual([{ name: "a", arguments: '{"x":1}' }]);
    });

    test("of one choice is not joined with that of another", async () => {
        const choice = (index: number) => ({ index, delta: { tool_calls: [named(`tool${index}`)] } });
        const [event] = await streamOf(sse({ choices: [choice(0), choice(1)] }));
        expect(event?.choices.map(({ delta }) => delta.tool_calls?.map(({ index }) => index))).toEqual([[0], [0]]);
    });
});

describe("a response to a request to stream", () => {
    const answer = { choices: [{ message: { role: "assistant", content: "ક" }, finish_reason: "stop" }] };

    test.each(["application/json", "text/event-stream", "text/plain", ""])(
        "labelled %j may be the whole answer as JSON",
        async (type) => {
            const events = await streamOf(bytes(type, JSON.stringify(answer, null, 2)));
            expect(textOf(events)).toBe("ક");
            expect(events[0]?.choices[0]?.finish_reason).toBe("stop");
        },
    );

    test.each(["application/json", "text/plain", ""])("labelled %j may be a stream", async (type) => {
        expect(textOf(await streamOf(bytes(type, `data: ${JSON.stringify(says("ક"))}\n\ndata: [DONE]\n\n`)))).toBe("ક");
    });

    test.each([
        { error: "the model is overloaded" },
        { error: { message: "the model is overloaded" } },
        { object: "error", message: "the model is overloaded" },
        { error_message: "the model is overloaded" },
        { message: "the model is overloaded" },
        { detail: "the model is overloaded" },
        { choices: [{ error: { message: "the model is overloaded" }, message: { content: "" } }] },
    ])("keeps the reason of an error: %j", async (body) => {
        for (const respond of [json(body), bytes("text/event-stream", JSON.stringify(body)), sse(body)]) {
            const reading = streamOf(respond);
            await expect(reading).rejects.toBeInstanceOf(ProviderApiError);
            await expect(reading).rejects.toThrow("the model is overloaded");
        }
        const client = await clientOf(json(body));
        await expect(client.chatCompletion({ messages: [] })).rejects.toThrow("the model is overloaded");
    });

    test("that is neither says what came", async () => {
        await expect(streamOf(bytes("text/html", "<!doctype html><h1>Bad gateway</h1>"))).rejects.toThrow(
            "auto was asked to stream, but responded with text/html: (an HTML page)",
        );
        await expect(streamOf(bytes("text/plain", "no healthy upstream"))).rejects.toThrow("no healthy upstream");
    });

    test("of text generation may be a whole output", async () => {
        for (const body of [{ generated_text: "ક" }, [{ generated_text: "ક" }], { choices: [{ text: "ક" }] }]) {
            const client = await clientOf(json(body));
            const tokens: string[] = [];
            const events = client.textGenerationStream({ provider: "hf-inference", inputs: "Go" });
            for await (const { token } of events) tokens.push(token.text);
            expect(tokens).toEqual(["ક"]);
        }
    });
});

describe("a whole answer", () => {
    test("may hold its content in parts, of which some are thoughts", async () => {
        const message = await answerOf({
            content: [
                { type: "thinking", thinking: [{ type: "text", text: "3 × 4" }] },
                { type: "text", text: "12" },
            ],
        });
        expect(message).toMatchObject({ content: "12" });
        expect(reasoningOf(message ?? {})).toBe("3 × 4");
    });

    test.each([
        ["empty", "", "{}"],
        ["null", null, "{}"],
        ["missing", undefined, "{}"],
        ["an object", { x: 1 }, '{"x":1}'],
        ["JSON text", '{"x": 1}', '{"x": 1}'],
    ])("may call a tool with arguments that are %s", async (_, given, expected) => {
        const message = await answerOf({ content: null, tool_calls: [{ function: { name: "a", arguments: given } }] });
        expect(message?.tool_calls?.[0]?.function).toEqual({ name: "a", arguments: expected });
    });

    test("without choices is an error that quotes it", async () => {
        const client = await clientOf(json({ choices: null }));
        await expect(client.chatCompletion({ messages: [] })).rejects.toThrow("choices");
    });
});

test.each([
    [{ reasoning_content: "3 × 4" }],
    [{ reasoning: "3 × 4" }],
    [{ thinking: "3 × 4" }],
    [{ reasoning_details: [{ type: "reasoning.text", text: "3 × 4" }] }],
    [{ reasoning_content: null, reasoning: "3 × 4" }],
])("reasoning is read from %j", (message) => {
    expect(reasoningOf(message)).toBe("3 × 4");
    expect(reasoningOf({ content: "12" })).toBe("");
});
