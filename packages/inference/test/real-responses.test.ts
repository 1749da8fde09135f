/** Responses that real services have sent, and that similar servers may send: the client understands each. */
import { describe, expect, test } from "vitest";
import type { ProviderId } from "../src/call/provider-id.ts";
import { InferenceClient } from "../src/client/client.ts";
import type { ClientDefaults } from "../src/request/options.ts";
import { bytes, json, loopback } from "./loopback.ts";

const image = new Blob(["image"], { type: "image/png" });
const messages = [{ role: "user", content: "Hi" }];

/** A client of a server that responds with a body. */
async function clientOf(body: unknown, defaults: ClientDefaults = {}, type = "application/json", status = 200) {
    const respond = type === "application/json" ? json(body, status) : bytes(type, String(body), status);
    const { fetch, url, received } = await loopback(respond);
    const client = new InferenceClient("hf_test", { model: "a/b", tries: 1, ...defaults, fetch });
    return { client, url, received };
}

async function eventsOf(body: string, read: (client: InferenceClient) => AsyncIterable<unknown>) {
    const { client } = await clientOf(body, {}, "text/event-stream");
    const events: unknown[] = [];
    for await (const event of read(client)) events.push(event);
    return events;
}

describe("a generative model answers a question", () => {
    test("about a document, without a score", async () => {
        const { client } = await clientOf([{ answer: "us-001" }]);
        const inputs = { image, question: "Which invoice?" };
        expect(await client.documentQuestionAnswering({ inputs })).toEqual({ answer: "us-001" });
    });

    test("about an image, and from a text, likewise", async () => {
        const { client } = await clientOf([{ answer: "two", score: null }]);
        expect(await client.visualQuestionAnswering({ inputs: { image, question: "How many?" } })).toMatchObject({
            answer: "two",
        });
        expect(await client.questionAnswering({ inputs: { question: "Q?", context: "C." } })).toMatchObject({
            answer: "two",
        });
    });
});

describe("generated text", () => {
    const own = { endpointUrl: "https://my-server.example" };
    const text = { generated_text: "and so on", details: null };

    test.each([
        ["a list of one", [text], {}],
        ["an object", text, {}],
        ["a list of one, from a server of one's own", [text], own],
        ["an object, from a server of one's own", text, own],
    ])("%s", async (_, body, target) => {
        const { client } = await clientOf(body, target);
        expect(await client.textGeneration({ inputs: "x" })).toEqual(text);
    });

    test("as a stream of text-generation-inference, without a space after the colon", async () => {
        const stream =
            'data:{"index":1,"token":{"id":7,"text":" and","logprob":-0.1,"special":false},"generated_text":null,"details":null}\n\n' +
            'data:{"index":2,"token":{"id":8,"text":" on","special":false},"generated_text":" and on","details":{"finish_reason":"length"}}\n\n';
        const events = await eventsOf(stream, (client) => client.textGenerationStream({ inputs: "x" }));
        expect(events).toMatchObject([{ token: { text: " and" } }, { generated_text: " and on" }]);
    });
});

describe("a chat", () => {
    const choice = { index: 0, message: { content: "Hello" }, finish_reason: "stop" };

    test.each([
        ["without usage", { choices: [choice], usage: null }],
        [
            "with a usage that lacks counts, and has others",
            { choices: [choice], usage: { total_tokens: 3, seconds: 1 } },
        ],
        ["with a usage that is none", { choices: [choice], usage: "unknown" }],
        ["whose message has no role", { choices: [choice] }],
        ["whose message has a role of its own", { choices: [{ message: { role: "critic", content: "No" } }] }],
        ["whose id is a number", { id: 7, created: "2026-01-01", model: null, choices: [choice] }],
        [
            "with fields that no standard has",
            {
                choices: [
                    {
                        message: { role: "assistant", content: "Hi", refusal: null, audio: null, function_call: null },
                        seed: 1,
                        content_filter_results: {},
                    },
                ],
                time_info: { queue_time: 0.1 },
                service_tier: null,
                prompt: [],
            },
        ],
    ])("%s is passed on untouched", async (_, body) => {
        const { client } = await clientOf(body);
        expect(await client.chatCompletion({ messages })).toEqual(body);
    });

    test("as a stream: a first event without content, a last one with a usage that lacks counts", async () => {
        const stream = [
            { choices: [{ index: 0, delta: { role: "assistant" } }], prompt_filter_results: [] },
            { choices: [{ index: 0, delta: { content: "Hi", token_id: 7 }, finish_reason: null }] },
            { choices: [{ index: 0, finish_reason: "stop" }] },
            { choices: [], usage: { completion_tokens: 2 } },
        ];
        const body = stream.map((event) => `data: ${JSON.stringify(event)}\n\n`).join("");
        const events = await eventsOf(body, (client) => client.chatCompletionStream({ messages }));
        expect(events).toMatchObject([...stream.slice(0, 2), { choices: [{ delta: {} }] }, ...stream.slice(3)]);
    });
});

test.each([
    ["a vector", [0.1, 0.2]],
    ["a matrix", [[0.1], [0.2]]],
    ["three levels", [[[0.1]]]],
    ["four levels", [[[[0.1, 0.2]]]]],
])("an embedding is %s", async (_, body) => {
    const { client } = await clientOf(body);
    expect(await client.featureExtraction({ inputs: "x" })).toEqual(body);
});

test.each([
    ["labels and scores side by side", [{ sequence: "x", labels: ["a", "b"], scores: [0.9, 0.1] }]],
    [
        "a list of both",
        [
            { label: "a", score: 0.9 },
            { label: "b", score: 0.1 },
        ],
    ],
])("a zero-shot classification: %s", async (_, body) => {
    const { client } = await clientOf(body);
    const parameters = { candidate_labels: ["a", "b"] };
    expect(await client.zeroShotClassification({ inputs: "x", parameters })).toEqual([
        { label: "a", score: 0.9 },
        { label: "b", score: 0.1 },
    ]);
});

describe("what stands beside an output is missing, null or odd", () => {
    test.each([
        [
            "tokenClassification",
            { inputs: "x" },
            [{ word: "Ada", score: 0.9, entity: "B-PER", start: null, end: null }],
        ],
        ["fillMask", { inputs: "x" }, [{ sequence: "a sky", score: 0.9, token: null }]],
        ["tableQuestionAnswering", { inputs: { query: "Q?", table: { a: ["1"] } } }, { answer: "1" }],
        [
            "objectDetection",
            { inputs: image },
            [{ label: "cat", score: 1, box: { xmin: 0, ymin: 0, xmax: 1, ymax: 1, z: 1 } }],
        ],
        ["imageSegmentation", { inputs: image }, [{ label: "cat", mask: "iVBORw0KGgo=", score: null, area: 9 }]],
        ["automaticSpeechRecognition", { inputs: image }, { text: "Hi", chunks: null, duration: 1.5 }],
        ["audioToAudio", { inputs: image }, [{ blob: "AAAA" }]],
        ["summarization", { inputs: "x" }, { summary_text: "x", extra: true }],
        ["translation", { inputs: "x" }, { translation_text: "x", extra: true }],
        ["imageToText", { inputs: image }, { generated_text: "a cat", extra: true }],
        ["textClassification", { inputs: "x" }, [{ label: "a", score: 1, id: 7 }]],
    ] as const)("%s gives it on untouched", async (method, args, body) => {
        const { client } = await clientOf(body);
        const call: (args: never) => Promise<unknown> = client[method];
        expect(await call(args as never)).toEqual(body);
    });
});

describe("replicate", () => {
    const replicate = {
        provider: "replicate",
        mapping: { provider: "replicate", providerId: "a/b", task: "" },
    } as const;
    const urls = { get: "https://api.replicate.com/v1/predictions/1", cancel: "", stream: "" };
    const at = (task: string): ClientDefaults => ({ ...replicate, mapping: { ...replicate.mapping, task } });
    const file = "data:image/png;base64,aW1hZ2U=";

    test.each([[file], [[file]]])("has its output while the status still says processing: %j", async (output) => {
        const { client, received } = await clientOf({ status: "processing", output, urls }, at("text-to-image"));
        expect(await (await client.textToImage({ inputs: "x" })).text()).toBe("image");
        expect(received).toHaveLength(1);
    });

    test("has not failed to make what it has made, unless it says so", async () => {
        const body = { status: "failed", output: [file], error: "out of memory", urls };
        const { client } = await clientOf(body, at("text-to-image"));
        await expect(client.textToImage({ inputs: "x" })).rejects.toThrow("out of memory");
    });
});

describe("an error at a server of one's own", () => {
    const own = { endpointUrl: "http://127.0.0.1:4000/v1" };

    test("names the server, and the field that it is about", async () => {
        const detail = [{ type: "missing", loc: ["body", "messages"], msg: "Field required" }];
        const { client } = await clientOf({ detail }, own, "application/json", 422);
        const error = await client.chatCompletion({ messages }).catch((reason: unknown) => reason);
        expect(error).toMatchObject({ provider: "127.0.0.1:4000", status: 422 });
        expect(String(error)).toMatch(/127\.0\.0\.1:4000 responded with 422.*: messages: Field required/);
        expect(String(error)).not.toContain("hf-inference");
    });

    test("names it where the output is not what the task returns", async () => {
        const { client } = await clientOf({ object: "list" }, own);
        await expect(client.chatCompletion({ messages })).rejects.toThrow(
            "The response of 127.0.0.1:4000 is not what conversational returns: choices is missing.",
        );
    });
});

test.each<[ProviderId, unknown]>([
    [
        "fal-ai",
        { images: [{ url: "data:image/jpeg;base64,aW1hZ2U=", width: 8, height: 8, content_type: "image/png" }] },
    ],
    ["together", { data: [{ index: 0, b64_json: "aW1hZ2U=", timings: { inference: 0.1 } }] }],
])("an image of %s", async (provider, body) => {
    const queued = { status: "COMPLETED", response_url: "https://queue.fal.run/a/b/requests/1", request_id: "1" };
    const { fetch } = await loopback((response, received) =>
        json(provider === "fal-ai" && !received.path.match(/requests\/1(\?|$)/) ? queued : body)(response, received),
    );
    const mapping = { provider, providerId: "a/b", task: "text-to-image" };
    const client = new InferenceClient("hf_test", { fetch, provider, mapping });
    expect(await (await client.textToImage({ model: "a/b", inputs: "x" })).text()).toBe("image");
});
