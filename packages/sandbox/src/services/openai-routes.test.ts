import { describe, expect, test } from "vitest";
import { media } from "../media/media.ts";
import { sniff } from "../media/sniff.ts";
import { answerOf, base64, chat, dataUrl, eventsIn, hubToken, key, post, router, useSandbox } from "../testing.ts";

const sandbox = useSandbox({ models: { "a/FLUX.1-Kontext-x": "image-to-image", "a/Kokoro-x": "text-to-speech" } });
const send = async (url: string, body: unknown, authorization = hubToken) =>
    await sandbox().fetch(url, post(body, authorization));
const say = async (url: string, body: unknown, authorization = hubToken) =>
    await answerOf(await send(url, body, authorization));
const chatUrl = `${router}/v1/chat/completions`;
const together = `${router}/together/v1`;

/** The events of a stream, without its `[DONE]`. */
async function eventsOf(body: object, url = chatUrl) {
    const text = await (await send(url, { ...body, stream: true })).text();
    expect(text).toMatch(/data: \[DONE\]\s*$/);
    return eventsIn(text);
}

describe("chat", () => {
    test("quotes what was said", async () => {
        const { body } = await say(chatUrl, chat);
        expect(body.choices[0]).toMatchObject({
            message: {
                role: "assistant",
                content: expect.stringMatching(/^\(sandbox\) You ask: “How are you “today”\?”/),
            },
            finish_reason: "stop",
        });
        expect(body.usage.total_tokens).toBe(body.usage.prompt_tokens + body.usage.completion_tokens);
    });

    test("an event is one line for readers that end lines at any of Unicode's separators", async () => {
        const content = "a\u0085b";
        const request = { ...chat, messages: [{ role: "user", content }], stream: true };
        expect(await (await send(chatUrl, request)).text()).not.toMatch(/[\u0085\u2028\u2029]/);
        const events = await eventsOf(request);
        expect(events.map(({ choices: [choice] }) => choice.delta.content ?? "").join("")).toContain(content);
    });

    test("the same request has the same response, another one another", async () => {
        const [one, same, other] = await Promise.all([
            say(chatUrl, chat),
            say(chatUrl, chat),
            say(chatUrl, { ...chat, top_p: 0.5 }),
        ]);
        expect(one).toEqual(same);
        expect(other.body.id).not.toBe(one.body.id);
    });

    test("a stream says the same in pieces, with the usage at its end where it is asked for", async () => {
        const { message } = (await say(chatUrl, chat)).body.choices[0];
        const events = await eventsOf({ ...chat, stream_options: { include_usage: true } });
        const texts = events.flatMap(({ choices }) =>
            choices.map((choice: { delta: { content?: string } }) => choice.delta.content ?? ""),
        );
        expect(texts.join("")).toBe(message.content);
        const completion_tokens = texts.filter((piece) => piece !== "").length;
        expect(events.at(-1)).toMatchObject({ choices: [], usage: { completion_tokens } });
        expect(await eventsOf(chat)).toHaveLength(events.length - 1);
    });

    test("max_tokens cuts the response", async () => {
        const { body } = await say(chatUrl, { ...chat, max_tokens: 5 });
        expect(body.choices[0]).toMatchObject({
            message: { content: "(sandbox) You ask" },
            finish_reason: "length",
        });
        expect(body.usage.completion_tokens).toBe(5);
    });

    test("a stop sequence ends it", async () => {
        const { body } = await say(chatUrl, { ...chat, stop: ["are", "today"] });
        expect(body.choices[0]).toMatchObject({
            message: { content: "(sandbox) You ask: “How" },
            finish_reason: "stop",
        });
    });

    test("several answers are several choices", async () => {
        const { body } = await say(chatUrl, { ...chat, n: 2, logprobs: true });
        expect(body.choices).toMatchObject([{ index: 0 }, { index: 1 }]);
        const words = body.choices[0].logprobs.content.map(({ token }: { token: string }) => token);
        expect(words.join("")).toBe(body.choices[0].message.content);
        const streamed = await eventsOf({ ...chat, n: 2, logprobs: true });
        const second = streamed.flatMap(({ choices: [choice] }) =>
            choice.index === 1 ? (choice.delta.content ?? "") : "",
        );
        expect(second.join("")).toBe(body.choices[1].message.content);
    });

    test("thinking comes first, where it is asked for, and counts", async () => {
        const { body } = await say(chatUrl, { ...chat, reasoning_effort: "low" });
        expect(body.choices[0].message.reasoning_content).toMatch(/in English/);
        expect(body.usage.completion_tokens_details.reasoning_tokens).toBeGreaterThan(5);
    });

    const call = (id: string, args = "{}") => ({
        id,
        type: "function",
        function: { name: "weather", arguments: args },
    });
    const tool = {
        type: "function",
        function: {
            name: "weather",
            parameters: {
                type: "object",
                properties: { city: { type: "string" }, days: { type: "integer", minimum: 3 } },
            },
        },
    };

    test("a tool is called with arguments that its schema allows", async () => {
        const { body } = await say(chatUrl, { ...chat, tools: [tool] });
        const [call] = body.choices[0].message.tool_calls;
        expect(body.choices[0].finish_reason).toBe("tool_calls");
        expect(JSON.parse(call.function.arguments)).toEqual({ city: "today", days: 3 });
        const events = await eventsOf({ ...chat, tools: [tool] });
        const pieces = events.flatMap(({ choices }) => choices[0]?.delta.tool_calls ?? []);
        expect(pieces.map((piece: { function: { arguments: string } }) => piece.function.arguments).join("")).toBe(
            call.function.arguments,
        );
    });

    test("a tool is called by its name, whatever that is; what is quoted is text", async () => {
        const name = "half \ud800";
        const odd = { ...tool, function: { ...tool.function, name } };
        const { body } = await say(chatUrl, { ...chat, tools: [odd] });
        expect(body.choices[0].message.tool_calls[0].function.name).toBe(name);
        const quoted = await say(chatUrl, { ...chat, messages: [{ role: "user", content: name }] });
        expect(quoted.body.choices[0].message.content).toContain("half \ufffd");
    });

    test("a tool that has answered is not called again", async () => {
        const messages = [
            ...chat.messages,
            { role: "assistant", content: null, tool_calls: [call("1")] },
            { role: "tool", tool_call_id: "1", content: "Sunny" },
        ];
        const { body } = await say(chatUrl, { ...chat, messages, tools: [tool] });
        expect(body.choices[0].message.content).toMatch(/^\(sandbox\) weather has answered: “Sunny”/);
    });

    test("a greeting calls nothing, unless something is to be called", async () => {
        const messages = [{ role: "user", content: "Hello!" }];
        const called = async (more: object) =>
            (await say(chatUrl, { ...chat, messages, tools: [tool], ...more })).body.choices[0].finish_reason;
        expect(await called({})).toBe("stop");
        expect(await called({ tool_choice: "required" })).toBe("tool_calls");
    });

    const called = (...ids: string[]) => ({ role: "assistant", content: null, tool_calls: ids.map((id) => call(id)) });
    const result = (tool_call_id: string) => ({ role: "tool", tool_call_id, content: "Sunny" });

    test.each([
        ["a call without a result", [called("1")], /no result has come for 1/],
        ["one of two without", [called("1", "2"), result("2")], /no result has come for 1/],
        ["a result too late", [called("1"), ...chat.messages, result("1")], /no result has come for 1/],
        ["a result without a call", [result("1")], /no call 1 is open/],
        ["two results of one call", [called("1"), result("1"), result("1")], /no call 1 is open/],
        [
            "arguments that are no JSON",
            [{ ...called(), tool_calls: [call("1", "{")] }, result("1")],
            /arguments .* JSON/,
        ],
    ])("%s is refused", async (_what, messages, hint) => {
        const response = await say(chatUrl, { ...chat, messages: [...chat.messages, ...messages], tools: [tool] });
        expect(response).toMatchObject({ status: 400, hint: expect.stringMatching(hint) });
    });

    test("a response follows the schema that it is given, where the provider wants the schema", async () => {
        const schema = { type: "object", properties: { ok: { type: "boolean" } } };
        const nested = { response_format: { type: "json_schema", json_schema: { name: "n", schema } } };
        const { body } = await say(chatUrl, { ...chat, ...nested });
        expect(JSON.parse(body.choices[0].message.content)).toEqual({ ok: true });
        const model = "together/any--conversational";
        const without = { response_format: { type: "json_schema" } };
        expect((await say(`${together}/chat/completions`, { ...chat, ...without, model })).hint).toBe(
            "response_format.schema is missing: an object",
        );
        const beside = { response_format: { type: "json_schema", schema } };
        for (const format of [beside, nested]) {
            expect((await say(`${together}/chat/completions`, { ...chat, ...format, model })).status).toBe(200);
        }
        expect((await say(chatUrl, { ...chat, ...beside })).hint).toBe(
            "response_format.json_schema is missing: an object",
        );
    });

    const fields = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`f${at}`, {}]));
    const nested = (levels: number): object => (levels === 0 ? {} : { items: nested(levels - 1) });
    test.each<[string, object]>([
        ["10001 properties, and at most 10000 are taken", { properties: fields(10_001) }],
        ["10001 values of enums, and at most 10000 are taken", { enum: Array.from({ length: 10_001 }, (_, at) => at) }],
        ["more than 100 levels, and at most 100 are taken", nested(120)],
    ])("a schema is refused before it is followed where it has %s", async (excess, schema) => {
        const format = { type: "json_schema", json_schema: { name: "a", schema } };
        const tool = { type: "function", function: { name: "f", parameters: schema } };
        for (const body of [{ response_format: format }, { tools: [tool] }]) {
            const { status, body: answer } = await say(chatUrl, { ...chat, ...body });
            expect([status, answer.error]).toMatchObject([
                400,
                { message: `Invalid schema: it has ${excess}.`, code: "invalid_json_schema" },
            ]);
        }
    });

    test("images are looked at, and must be what they say", async () => {
        const withImage = (url: string) => ({
            ...chat,
            messages: [
                {
                    role: "user",
                    content: [
                        { type: "text", text: "Look" },
                        { type: "image_url", image_url: { url } },
                    ],
                },
            ],
        });
        const { body } = await say(chatUrl, withImage(dataUrl("png")));
        expect(body.choices[0].message.content).toContain("You said: “Look”. I see 1 image.");
        expect(await say(chatUrl, withImage(dataUrl("png", "image/jpeg")))).toMatchObject({
            status: 422,
            hint: "the data URL says image/jpeg, but the bytes are png",
        });
    });

    test.each([
        [{ inputs: "Hello" }, 400, /"inputs" is the form of another one/],
        [{ prompt: "Hello" }, 400, /"prompt" is the form of another one/],
        [{ ...chat, messages: [] }, 422, /messages is a list/],
        [{ ...chat, messages: [{ role: "human", content: "" }] }, 422, /messages.0.role .* one of system/],
        [{ ...chat, messages: [{ role: "user" }] }, 422, /messages.0.content is missing/],
        [{ ...chat, temperature: 3 }, 422, /temperature .* from 0 to 2/],
        [{ ...chat, max_tokens: 0 }, 422, /max_tokens/],
        [{ ...chat, stream: "yes" }, 422, /stream is string/],
        [{ messages: chat.messages }, 400, /model is missing/],
        [{ ...chat, model: "nobody/knows" }, 400, /knows no model nobody\/knows/],
        [{ ...chat, model: "any/fill-mask" }, 400, /is there for fill-mask, not for chat/],
        [{ ...chat, model: `${chat.model}:fal-ai` }, 400, /fal-ai does not serve/],
        [{ ...chat, model: `${chat.model}:quickest` }, 400, /neither a provider nor one of fastest/],
    ])("%j is refused", async (body, status, hint) => {
        expect(await say(chatUrl, body)).toMatchObject({
            status,
            hint: expect.stringMatching(hint),
            body: { error: { message: expect.any(String) } },
        });
    });

    test.each(["", ":fastest", ":cheapest", ":preferred", ":groq"])(
        "the router takes a model's id with %j",
        async (suffix) => {
            expect((await say(chatUrl, { ...chat, model: chat.model + suffix })).status).toBe(200);
        },
    );

    test("a provider takes its own id of a model, not the Hub's", async () => {
        const url = "https://api.cerebras.ai/v1/chat/completions";
        expect((await say(url, { ...chat, model: "cerebras/any--conversational" }, key)).status).toBe(200);
        expect(await say(url, chat, key)).toMatchObject({
            status: 404,
            hint: expect.stringMatching(/calls it cerebras\/any--conversational/),
        });
        expect((await say(url, { ...chat, model: "cerebras/any--conversational", store: true }, key)).hint).toMatch(
            /refuses "store"/,
        );
    });

    test("openai is reached with its own key only", async () => {
        expect(
            (await say("https://api.openai.com/v1/chat/completions", { ...chat, model: "gpt-4o-mini" }, key)).status,
        ).toBe(200);
        expect((await say(`${router}/openai/v1/chat/completions`, chat)).status).toBe(404);
    });
});

describe("methods, paths and bodies", () => {
    test("a wrong one is a 405, 404, 415 or 400 that says what is due", async () => {
        const ask = async (url: string, init: RequestInit) => {
            const response = await sandbox().fetch(url, init);
            return [response.status, response.headers.get("x-sandbox-hint")];
        };
        const headers = { authorization: hubToken };
        expect(await ask(chatUrl, { headers })).toEqual([405, expect.stringContaining("There it takes POST.")]);
        expect(await ask(`${router}/v1/chat`, post(chat))).toEqual([
            404,
            expect.stringContaining("/v1/chat/completions"),
        ]);
        expect(await ask(chatUrl, { method: "POST", headers, body: "{}" })).toEqual([
            415,
            expect.stringContaining("text/plain"),
        ]);
        expect(await ask(chatUrl, { ...post(chat), body: "{" })).toEqual([
            400,
            expect.stringContaining("does not parse"),
        ]);
        expect(await ask(chatUrl, { ...post(chat), body: null })).toEqual([400, "a JSON body is due"]);
    });
});

describe("completions and embeddings", () => {
    test("a completion goes on, whole and in pieces", async () => {
        const request = { model: "together/any--text-generation", prompt: "A short text.", max_tokens: 3 };
        const { body } = await say(`${together}/completions`, request);
        expect(body.choices[0]).toMatchObject({ finish_reason: "length" });
        expect(body.choices[0].text.trim().split(" ")).toHaveLength(3);
        const events = await eventsOf(request, `${together}/completions`);
        expect(events.map(({ choices }) => choices[0].text).join("")).toBe(body.choices[0].text);
    });

    test("a completion without a prompt is refused; inputs beside it are remarked on", async () => {
        const model = "together/any--text-generation";
        expect(await say(`${together}/completions`, { model, inputs: "A" })).toMatchObject({
            status: 400,
            hint: expect.stringMatching(/prompt is missing/),
        });
        expect(await say(`${together}/completions`, { model, inputs: "A", prompt: "A" })).toMatchObject({
            status: 200,
            hint: expect.stringMatching(/^ignored: inputs/),
        });
    });

    test("embeddings have as many numbers as are asked for, up to what a model has", async () => {
        const request = { model: "together/any--feature-extraction", input: "a" };
        const sized = async (more: object) => await say(`${together}/embeddings`, { ...request, ...more });
        expect((await sized({})).body.data[0].embedding).toHaveLength(384);
        const { body } = await sized({ dimensions: 12 });
        const base64 = (await sized({ dimensions: 12, encoding_format: "base64" })).body.data[0].embedding;
        expect([...new Float32Array(Uint8Array.from(Buffer.from(base64, "base64")).buffer)]).toEqual([
            ...Float32Array.from(body.data[0].embedding),
        ]);
        expect((await sized({ dimensions: 1e9 })).status).toBe(422);
    });

    test("embeddings have the dimensions of their model, or fewer", async () => {
        const request = { model: "intfloat/multilingual-e5-large-instruct", input: "a" };
        const embed = async (more: object) => await say(`${together}/embeddings`, { ...request, ...more });
        expect((await embed({})).body.data[0].embedding).toHaveLength(1024);
        expect((await embed({ dimensions: 256 })).body.data[0].embedding).toHaveLength(256);
        expect((await embed({ dimensions: 2000 })).body.error.message).toBe(
            "Invalid value for 'dimensions' = 2000. Must be less than or equal to 1024.",
        );
        const model = "intfloat/multilingual-e5-large";
        const path = `${router}/hf-inference/models/${model}/pipeline/feature-extraction`;
        expect((await say(path, { inputs: "a" })).body).toEqual([expect.objectContaining({ length: 1024 })]);
        const unknown = await send(
            `${router}/hf-inference/models/any/feature-extraction-model/pipeline/feature-extraction`,
            {
                inputs: "a",
            },
        );
        expect(unknown.headers.get("x-sandbox-note")).toMatch(/does not know/);
    });

    test("embeddings are of texts, or of texts as their tokens", async () => {
        const sized = async (input: unknown) =>
            (await say(`${together}/embeddings`, { model: "together/any--feature-extraction", input })).body.data
                ?.length;
        expect(await sized("a")).toBe(1);
        expect(await sized(["a", "b"])).toBe(2);
        expect(await sized([15496, 995])).toBe(1);
        expect(await sized([[15496, 995], [11]])).toBe(2);
        expect((await say(`${together}/embeddings`, { model: "any/x", input: [1, "a"] })).status).toBe(422);
    });

    test("embeddings come in any order, with an index", async () => {
        const { body } = await say(`${together}/embeddings`, {
            model: "together/any--feature-extraction",
            input: ["a", "b", "a"],
        });
        const byIndex = body.data.toSorted(
            (one: { index: number }, other: { index: number }) => one.index - other.index,
        );
        expect(body.data[0].index).toBe(2);
        expect(byIndex[0].embedding).toEqual(byIndex[2].embedding);
        expect(byIndex[0].embedding).not.toEqual(byIndex[1].embedding);
    });
});

describe("images and sounds", () => {
    const images = `${together}/images/generations`;

    test("an image comes as base64 or as a URL of another host", async () => {
        const request = { model: "together/any--text-to-image", prompt: "P" };
        const { body } = await say(images, { ...request, response_format: "base64" });
        expect(sniff(Buffer.from(body.data[0].b64_json, "base64"))).toBe("jpeg");
        const { url } = (await say(images, { ...request, response_format: "url" })).body.data[0];
        const file = await sandbox().fetch(url);
        expect([new URL(url).host, file.headers.get("content-type")]).toEqual(["api.together.ai", "image/jpeg"]);
        expect((await say(images, { ...request, response_format: "b64_json" })).status).toBe(422);
    });

    test("FLUX.1 Kontext wants its image elsewhere than the others", async () => {
        const kontext = { model: "together/a--FLUX.1-Kontext-x", prompt: "P" };
        const other = { model: "together/any--image-to-image", prompt: "P" };
        const image = dataUrl("png");
        expect((await say(images, { ...kontext, image_url: image })).status).toBe(200);
        expect((await say(images, { ...kontext, reference_images: [image] })).hint).toMatch(
            /takes its image in image_url/,
        );
        expect((await say(images, { ...other, reference_images: [image] })).status).toBe(200);
        expect((await say(images, { ...other, reference_images: [base64("png")] })).status).toBe(422);
    });

    test("speech is bytes; Kokoro has no default voice", async () => {
        const speech = `${together}/audio/speech`;
        const response = await send(speech, { model: "together/any--text-to-speech", input: "Hello" });
        expect(sniff(new Uint8Array(await response.arrayBuffer()))).toBe("wav");
        expect((await say(speech, { model: "together/a--Kokoro-x", input: "Hello" })).hint).toMatch(/af_alloy/);
    });

    const transcribe = async (provider: string, file: Blob | string, name: string) => {
        const body = new FormData();
        body.append("model", `${provider}/any--automatic-speech-recognition`);
        if (typeof file === "string") body.append("file", file);
        else body.append("file", file, name);
        const path = provider === "deepinfra" ? "v1/openai/audio/transcriptions" : "v1/audio/transcriptions";
        const init = { method: "POST", headers: { authorization: hubToken }, body };
        return await answerOf(await sandbox().fetch(`${router}/${provider}/${path}`, init));
    };

    test("a recording goes in a form, under a name that says what it is", async () => {
        const flac = new Blob([media("flac", "a").bytes], { type: "audio/flac" });
        expect((await transcribe("together", flac, "audio.flac")).body.text).toBe("a");
        expect((await transcribe("together", flac, "audio")).hint).toMatch(/must end in what the recording is/);
        const mislabelled = new Blob([media("flac", "a").bytes], { type: "audio/mpeg" });
        expect(await transcribe("deepinfra", mislabelled, "audio.mp3")).toMatchObject({
            status: 400,
            hint: "the Content-Type says audio/mpeg, but the bytes are flac",
        });
        expect((await transcribe("together", "https://x.example/a.mp3", "")).status).toBe(200);
        expect((await transcribe("deepinfra", "https://x.example/a.mp3", "")).status).toBe(400);
        expect((await send(`${together}/audio/transcriptions`, {})).status).toBe(415);
    });
});
