import { Validator } from "@cfworker/json-schema";
import { describe, expect, test } from "vitest";
import { eventsIn, post, router, upload, useSandbox } from "../testing.ts";
import { repliesSchemaText } from "./replies-schema.ts";
import { readReplies, type ScriptedReply } from "./scripted-reply.ts";

const sandbox = useSandbox({ models: "any" });

/** Sends a request to the router, or to another host. */
async function ask(path: string, body: object, host = router, key?: string): Promise<Response> {
    return await sandbox().fetch(`${host}${path}`, post(body, key));
}

const tool = { type: "function", function: { name: "get_weather", parameters: { type: "object" } } };
const messages = (content: string) => [{ role: "user", content }];
const chat = (content: string, more: object = {}) =>
    ask("/v1/chat/completions", { model: "any/chat", messages: messages(content), ...more });

/** The text of a chat's response, or the message of its error. */
async function said(response: Response): Promise<string> {
    const { choices, error } = await response.json();
    return choices?.[0].message.content ?? error.message;
}

const eventsOf = async (response: Response) => eventsIn(await response.text());

describe("a scripted text comes in the form of the service", () => {
    const text = "It is  sunny,\nall day. ";

    test("as the message of a chat, whole, whatever the limit of tokens", async () => {
        sandbox().reply(text);
        const response = await (await chat("Weather?", { max_tokens: 2 })).json();
        expect(response).toMatchObject({
            object: "chat.completion",
            choices: [{ message: { role: "assistant", content: text }, finish_reason: "stop" }],
            usage: { completion_tokens: expect.any(Number) },
        });
    });

    test("in the pieces of a chat's stream", async () => {
        sandbox().reply(text);
        const events = await eventsOf(await chat("Weather?", { stream: true }));
        const pieces = events.map(({ choices: [choice] }) => choice.delta.content ?? "");
        expect(pieces.length).toBeGreaterThan(5);
        expect(pieces.join("")).toBe(text);
    });

    test("as the output of the Responses API, also as a stream", async () => {
        sandbox().reply(text);
        sandbox().reply(text);
        const body = { model: "any/chat", input: "Weather?" };
        const response = await (await ask("/v1/responses", body)).json();
        expect(response.output).toMatchObject([{ type: "message", content: [{ type: "output_text", text }] }]);
        const events = await eventsOf(await ask("/v1/responses", { ...body, stream: true }));
        const deltas = events.filter(({ type }) => type === "response.output_text.delta");
        expect(deltas.map(({ delta }) => delta).join("")).toBe(text);
        expect(events.at(-1).response.output[0].content[0].text).toBe(text);
    });

    test("as a completion", async () => {
        sandbox().reply(text);
        const response = await ask("/v1/completions", { model: "a", prompt: "Weather?" }, sandbox().url);
        expect((await response.json()).choices[0].text).toBe(text);
    });

    test.each([
        ["text-generation", { inputs: "Weather?" }, [{ generated_text: text }]],
        ["summarization", { inputs: "A text." }, [{ summary_text: text }]],
        ["translation", { inputs: ["A text."] }, [{ translation_text: text }]],
    ])("as the result of %s", async (task, body, result) => {
        sandbox().reply(text);
        expect(await (await ask(`/hf-inference/models/any/${task}`, body)).json()).toEqual(result);
    });

    test("as what is heard in a recording, with one piece if times are wanted", async () => {
        sandbox().reply(text);
        const url = `${router}/hf-inference/models/any/automatic-speech-recognition`;
        expect(await (await sandbox().fetch(url, upload("flac"))).json()).toEqual({ text });
        sandbox().reply(text);
        const { body } = upload("flac");
        const inputs = Buffer.from(await new Response(body ?? null).arrayBuffer()).toString("base64");
        const timed = await ask("/hf-inference/models/any/automatic-speech-recognition", {
            inputs,
            parameters: { return_timestamps: true },
        });
        expect(await timed.json()).toEqual({ text, chunks: [{ text, timestamp: [0, expect.any(Number)] }] });
    });
});

describe("scripted calls of functions", () => {
    const calls = [{ name: "get_weather", arguments: { city: "Surat" } }];

    test("are those of a chat, with a text before them if there is one", async () => {
        sandbox().reply({ tool_calls: calls }, { text: "I look.", tool_calls: calls });
        const [first, second] = [await chat("Weather?", { tools: [tool] }), await chat("Weather?", { tools: [tool] })];
        const wanted = [{ type: "function", function: { name: "get_weather", arguments: '{"city":"Surat"}' } }];
        const { choices } = await first.json();
        expect(choices[0]).toMatchObject({
            message: { content: null, tool_calls: wanted },
            finish_reason: "tool_calls",
        });
        const [{ message }] = (await second.json()).choices;
        expect(message).toMatchObject({ content: "I look.", tool_calls: wanted });
    });

    test("come in pieces in a stream, and as items of the Responses API", async () => {
        sandbox().reply({ text: "I look.", tool_calls: calls }, { text: "I look.", tool_calls: calls });
        const events = await eventsOf(await chat("Weather?", { tools: [tool], stream: true }));
        const deltas = events.flatMap(({ choices }) => choices[0].delta.tool_calls ?? []);
        expect(deltas.map((delta) => delta.function.arguments).join("")).toBe('{"city":"Surat"}');
        const body = { model: "any/chat", input: "Weather?", tools: [{ type: "function", name: "get_weather" }] };
        const { output } = await (await ask("/v1/responses", body)).json();
        expect(output).toMatchObject([
            { type: "message", content: [{ text: "I look." }] },
            { type: "function_call", name: "get_weather", arguments: '{"city":"Surat"}' },
        ]);
    });

    test("are refused where no model could make them", async () => {
        sandbox().reply({ tool_calls: calls, times: "always" });
        expect(await said(await chat("Weather?"))).toContain("the request offers none");
        const completion = await ask("/v1/completions", { model: "a", prompt: "Weather?" }, sandbox().url);
        expect((await completion.json()).error.message).toContain("this is no chat");
    });
});

describe("scripted json", () => {
    test("is the whole body, with its status", async () => {
        sandbox().reply({ json: { a: [1] } }, { json: { error: "No." }, status: 418 });
        expect(await (await chat("Hello")).json()).toEqual({ a: [1] });
        const refused = await chat("Hello");
        expect([refused.status, await refused.json()]).toEqual([418, { error: "No." }]);
    });

    test("is the result of a job in a queue, which is waited for as ever", async () => {
        sandbox().reply({ json: { images: [] } });
        const key = "Key 0:1";
        const { response_url, status } = await (
            await ask("/fal-ai/flux/dev", { prompt: "A kite" }, "https://queue.fal.run", key)
        ).json();
        expect(status).toBe("IN_QUEUE");
        const read = async (url: string) =>
            await (await sandbox().fetch(url, { headers: { authorization: key } })).json();
        for (let polls = 0; polls < 5; polls++) await read(`${response_url}/status`);
        expect(await read(response_url)).toEqual({ images: [] });
    });

    test("is refused for a stream, unless it is an error", async () => {
        sandbox().reply({ json: {} }, { json: { error: "No." }, status: 500 });
        const refused = await chat("Hello", { stream: true });
        expect([refused.status, await said(refused)]).toEqual([400, expect.stringContaining("asks for a stream")]);
        expect((await chat("Hello", { stream: true })).status).toBe(500);
    });
});

describe("which reply answers", () => {
    test("each one request, in order, and none is left then", async () => {
        sandbox().reply("One.", { text: "Two.", times: 2 });
        const texts = [];
        for (let asked = 0; asked < 4; asked++) texts.push(await said(await chat("Hello")));
        expect(texts).toEqual(["One.", "Two.", "Two.", expect.stringContaining("no scripted reply left")]);
        expect(sandbox().requests.at(-1)).toMatchObject({
            status: 400,
            hint: expect.stringContaining("let one answer more often with times"),
        });
    });

    test("a request that is refused, or meets a fault, uses none up", async () => {
        sandbox().reply("One.");
        sandbox().fail({ kind: "status", status: 503 });
        expect((await chat("Hello")).status).toBe(503);
        expect((await ask("/v1/chat/completions", { model: "any/chat" })).status).toBe(400);
        expect(await said(await chat("Hello"))).toBe("One.");
    });

    test("requests that want no text are answered as ever", async () => {
        sandbox().reply("One.");
        const response = await ask("/hf-inference/models/any/feature-extraction/pipeline/feature-extraction", {
            inputs: "A",
        });
        expect([response.status, await said(await chat("Hello"))]).toEqual([200, "One."]);
        sandbox().replyWhen(() => "A label.");
        expect((await ask("/hf-inference/models/any/text-classification", { inputs: "A" })).status).toBe(200);
    });

    test("one with a condition goes first, as often as its condition is met", async () => {
        sandbox().reply("Hello!", { text: "Sunny.", when: "weather" });
        const asked = ["The WEATHER?", "Hi", "What weather?"];
        const texts = [];
        for (const content of asked) texts.push(await said(await chat(content)));
        expect(texts).toEqual(["Sunny.", "Hello!", "Sunny."]);
    });

    test("the condition is about the last message: a result of a tool is one", async () => {
        sandbox().reply(
            { tool_calls: [{ name: "get_weather" }], when: "weather" },
            { text: "31 degrees.", when: "31" },
        );
        const first = await (await chat("Weather?", { tools: [tool] })).json();
        const { message } = first.choices[0];
        const result = { role: "tool", tool_call_id: message.tool_calls[0].id, content: "31 °C" };
        const body = { model: "any/chat", messages: [...messages("Weather?"), message, result], tools: [tool] };
        expect(await said(await ask("/v1/chat/completions", body))).toBe("31 degrees.");
    });

    test("what no condition fits is made up", async () => {
        sandbox().reply({ text: "Sunny.", when: "weather" }, { text: "Groq.", at: "groq.com" });
        expect(await said(await chat("Hello"))).toContain("(sandbox)");
        expect(
            await said(
                await ask(
                    "/openai/v1/chat/completions",
                    { model: "a/b", messages: messages("Hi") },
                    "https://api.groq.com",
                    "Bearer key",
                ),
            ),
        ).toBe("Groq.");
    });

    test("a function goes before all, and may leave a request to others", async () => {
        sandbox().reply("One.");
        sandbox().replyWhen(({ body }) => JSON.stringify(body).includes("weather"), "Sunny.");
        sandbox().replyWhen(
            async ({ url, body }) => url.includes("chat") && `${Object(body).messages.length} messages`,
        );
        expect(await said(await chat("The weather?"))).toBe("Sunny.");
        expect(await said(await chat("Hello"))).toBe("1 messages");
        sandbox().reset();
        expect(await said(await chat("The weather?"))).toContain("(sandbox)");
    });

    test("a function that fails says so in the response", async () => {
        sandbox().replyWhen(() => {
            throw new Error("no messages");
        });
        const response = await chat("Hello");
        expect([response.status, await said(response)]).toEqual([
            400,
            expect.stringContaining("has failed: no messages"),
        ]);
        sandbox().reset();
        sandbox().replyWhen(() => true);
        expect(await said(await chat("Hello"))).toContain("none is given beside it");
    });
});

describe("replies of the beginning", () => {
    const beginning = useSandbox({ models: "any", replies: ["One."] });

    test.each([1, 2])("are there again after a reset (%i)", async () => {
        const body = { model: "any/chat", messages: messages("Hello") };
        expect(await said(await beginning().fetch(`${router}/v1/chat/completions`, post(body)))).toBe("One.");
    });
});

const wrongReplies: readonly (readonly [unknown, RegExp])[] = [
    ["Hello", /Replies are a list .* found "Hello"/],
    [[3], /The reply is a text, or an object with text, tool_calls or json; found 3/],
    [[{}], /The reply says nothing: it takes text, tool_calls or json/],
    [["Hello", { txt: "A" }], /Reply 2 cannot be read: it has no field txt, only text, tool_calls, json/],
    [[{ text: 3 }], /text is 3, and a text is expected/],
    [[{ text: "A", json: {} }], /has json, which is the whole body, and text/],
    [[{ text: "A", status: 500 }], /has a status, which belongs to json/],
    [[{ json: {}, status: 99 }], /status is 99, and a whole number from 200 to 599 is expected/],
    [[{ tool_calls: [{}] }], /tool_calls\.0\.name is missing/],
    [[{ tool_calls: [{ name: "a", args: {} }] }], /it has no field tool_calls\.0\.args, only name, arguments, id/],
    [[{ tool_calls: [] }], /tool_calls is \[\], and a list that is not empty is expected/],
    [[{ text: "A", times: 0 }], /times is 0, and a whole number from 1, or always is expected/],
    [[{ text: "A", when: "" }], /when is "", and a text that is not empty is expected/],
    [[{ json: 1n }], /cannot be written as JSON/],
];

test.each(wrongReplies)("the replies %# are refused, and the message says why", (replies, message) => {
    expect(() => readReplies(replies)).toThrow(message);
});

test("the schema of an editor takes and refuses the same", () => {
    const validator = new Validator(JSON.parse(repliesSchemaText()), "7");
    const isValid = (replies: unknown) => validator.validate(replies).valid;
    const call = { name: "get_weather", arguments: { city: "Surat" }, id: "1" };
    const right = ["A", { text: "A", tool_calls: [call], when: "a", at: "b", times: "always" }];
    expect(
        isValid([...right, { json: null, status: 500, times: 2 }, { tool_calls: [{ ...call, arguments: "{" }] }]),
    ).toBe(true);
    const isJson = (replies: unknown) => !(Array.isArray(replies) && typeof Object(replies[0]).json === "bigint");
    for (const [replies] of wrongReplies.filter(([replies]) => isJson(replies))) {
        expect(isValid(replies), JSON.stringify(replies)).toBe(false);
    }
});

test("a reply may be handed on with fields that are undefined", () => {
    const reply = { text: "A", json: undefined } as unknown as ScriptedReply;
    expect(readReplies([reply])).toMatchObject([{ answer: { text: "A" }, times: 1 }]);
});
