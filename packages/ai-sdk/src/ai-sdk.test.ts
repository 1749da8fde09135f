/** The AI SDK's own functions with our models, against the sandbox. */
import { APICallError, LoadAPIKeyError, NoSuchModelError } from "@ai-sdk/provider";
import { media, type Sandbox, startSandbox } from "@callsheet/sandbox";
import {
    embed,
    embedMany,
    generateImage,
    generateObject,
    generateSpeech,
    generateText,
    experimental_generateVideo as generateVideo,
    isStepCount,
    streamText,
    tool,
    transcribe,
} from "ai";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { type CallsheetSettings, createCallsheet } from "./index.ts";

const llama = "meta-llama/Llama-3.1-8B-Instruct";

let sandbox: Sandbox;
beforeAll(async () => {
    // Jobs are done at the first poll: nothing waits.
    sandbox = await startSandbox({ queuePolls: 0 });
});
beforeEach(() => sandbox.reset());
afterAll(() => sandbox.close());

const callsheet = (settings: CallsheetSettings = {}) =>
    createCallsheet({ accessToken: "hf_0123456789", fetch: sandbox.fetch, ...settings });

/** The JSON body of the last request. */
const sent = () => JSON.parse(new TextDecoder().decode(sandbox.requests.at(-1)?.body));

const weather = tool({
    description: "The weather in a city",
    inputSchema: z.object({ city: z.string() }),
    execute: ({ city }) => `It rains in ${city}.`,
});

describe("generateText", () => {
    test("gives the text, the end and the usage", async () => {
        const { text, finishReason, usage, response, warnings } = await generateText({
            model: callsheet()(llama),
            prompt: "Why is the sky blue?",
        });
        expect(text).toMatch(/sky/);
        expect(finishReason).toBe("stop");
        expect(usage.totalTokens).toBe((usage.inputTokens ?? 0) + (usage.outputTokens ?? 0));
        expect(response.id).toMatch(/./);
        expect(warnings).toEqual([]);
        expect(sandbox.requests.map(({ url }) => url)).toEqual(["https://router.huggingface.co/v1/chat/completions"]);
    });

    test("sends every setting by the field's own name, and further ones unchanged", async () => {
        await generateText({
            model: callsheet()(llama),
            instructions: "Be brief.",
            prompt: "Hi",
            maxOutputTokens: 9,
            temperature: 0.5,
            topP: 0.9,
            presencePenalty: 0.1,
            frequencyPenalty: 0.2,
            stopSequences: ["END"],
            seed: 7,
            providerOptions: { callsheet: { logprobs: true } },
        });
        expect(sent()).toEqual({
            model: llama,
            messages: [
                { role: "system", content: "Be brief." },
                { role: "user", content: "Hi" },
            ],
            max_tokens: 9,
            temperature: 0.5,
            top_p: 0.9,
            presence_penalty: 0.1,
            frequency_penalty: 0.2,
            stop: ["END"],
            seed: 7,
            logprobs: true,
        });
    });

    test("says what cannot be sent", async () => {
        const { warnings } = await generateText({
            model: callsheet()(llama),
            prompt: "Hi",
            topK: 5,
            headers: { Authorization: "Bearer hf_other" },
        });
        expect(warnings?.map((warning) => "feature" in warning && warning.feature)).toEqual([
            "topK",
            "the header authorization",
        ]);
        expect(sandbox.requests.at(-1)?.headers.get("authorization")).toBe("Bearer hf_0123456789");
    });

    test("runs tools, and sends their results", async () => {
        const { text, steps } = await generateText({
            model: callsheet()(llama),
            tools: { weather },
            prompt: "What is the weather in Surat?",
            stopWhen: isStepCount(3),
        });
        expect(steps[0]?.toolResults[0]?.output).toMatch(/It rains in/);
        expect(text).toMatch(/./);
        const roles = sent().messages.map(({ role }: { role: string }) => role);
        expect(roles).toEqual(["user", "assistant", "tool"]);
    });

    test("sends an image by its URL, and the bytes of one as a data URL", async () => {
        const { bytes } = media("png", "a cat");
        await generateText({
            model: callsheet()("google/gemma-3-27b-it"),
            messages: [
                {
                    role: "user",
                    content: [
                        { type: "text", text: "What is this?" },
                        { type: "file", data: bytes, mediaType: "image/png" },
                        { type: "file", data: new URL("https://images.example/cat.png"), mediaType: "image/png" },
                    ],
                },
            ],
        });
        expect(sent().messages[0].content).toEqual([
            { type: "text", text: "What is this?" },
            { type: "image_url", image_url: { url: expect.stringMatching(/^data:image\/png;base64,iVBOR/) } },
            { type: "image_url", image_url: { url: "https://images.example/cat.png" } },
        ]);
    });

    test("calls the provider that is chosen, for a model too", async () => {
        const provider = callsheet({ provider: "groq" });
        await generateText({ model: provider(llama), prompt: "Hi" });
        expect(sandbox.requests.at(-1)?.url).toMatch(/^https:\/\/router\.huggingface\.co\/groq\//);
        await generateText({ model: provider(llama, { provider: "together" }), prompt: "Hi" });
        expect(sandbox.requests.at(-1)?.url).toMatch(/^https:\/\/router\.huggingface\.co\/together\//);
    });

    test("calls a server of one's own, without the Hub's token of the environment", async () => {
        const before = process.env["HF_TOKEN"];
        process.env["HF_TOKEN"] = "hf_of_the_environment";
        try {
            const own = createCallsheet({ endpointUrl: `${sandbox.url}/v1` });
            await generateText({ model: own(llama), prompt: "Hi" });
        } finally {
            if (before === undefined) delete process.env["HF_TOKEN"];
            else process.env["HF_TOKEN"] = before;
        }
        expect(sandbox.requests.at(-1)?.headers.has("authorization")).toBe(false);
    });
});

describe("streamText", () => {
    test("streams the text, then the end and the usage", async () => {
        const { textStream, finishReason, usage } = streamText({
            model: callsheet()(llama),
            prompt: "Tell me a story.",
        });
        const pieces: string[] = [];
        for await (const piece of textStream) pieces.push(piece);
        expect(pieces.length).toBeGreaterThan(3);
        expect(await finishReason).toBe("stop");
        expect((await usage).outputTokens).toBeGreaterThan(0);
    });

    test("streams the arguments of a tool, and runs it", async () => {
        const { toolResults, stream } = streamText({
            model: callsheet()(llama),
            tools: { weather },
            toolChoice: "required",
            prompt: "What is the weather in Surat?",
        });
        const types = new Set<string>();
        for await (const { type } of stream) types.add(type);
        expect([...types]).toEqual(
            expect.arrayContaining(["tool-input-start", "tool-input-delta", "tool-input-end", "tool-call"]),
        );
        expect((await toolResults)[0]?.output).toMatch(/It rains in/);
    });

    test("gives a stream that breaks as an error, after the text that came", async () => {
        sandbox.fail({ kind: "truncate" });
        const errors: unknown[] = [];
        const { textStream } = streamText({
            model: callsheet()(llama),
            prompt: "Tell me a story.",
            onError: ({ error }) => {
                errors.push(error);
            },
        });
        let text = "";
        for await (const piece of textStream) text += piece;
        expect(text).not.toBe("");
        expect(errors).toEqual([expect.any(APICallError)]);
    });
});

describe("generateObject", () => {
    const schema = z.object({ city: z.string(), people: z.number() });

    test("gives an object of the schema", async () => {
        const { object } = await generateObject({ model: callsheet()(llama), schema, prompt: "Describe Surat." });
        expect(schema.parse(object)).toEqual(object);
        expect(sent().response_format).toMatchObject({ type: "json_schema", json_schema: { name: "response" } });
    });
});

describe("other models", () => {
    const json = expect.stringContaining("application/json");

    test("embed and embedMany", async () => {
        const model = callsheet({ provider: "hf-inference" }).embeddingModel("intfloat/multilingual-e5-large");
        const { embedding, response } = await embed({ model, value: "A cat" });
        expect(embedding.length).toBeGreaterThan(100);
        expect(response).toMatchObject({ headers: { "content-type": json }, body: [embedding] });
        const { embeddings } = await embedMany({ model, values: Array.from({ length: 40 }, (_, index) => `${index}`) });
        expect(embeddings).toHaveLength(40);
    });

    test("generateImage, from a prompt", async () => {
        const model = callsheet({ provider: "hf-inference" }).imageModel("black-forest-labs/FLUX.1-dev");
        const { images, responses } = await generateImage({ model, prompt: "A cat", size: "64x48", seed: 3, n: 2 });
        expect(images.map(({ mediaType }) => mediaType)).toEqual([
            expect.stringMatching(/^image\//),
            expect.stringMatching(/^image\//),
        ]);
        expect(sent()).toEqual({ inputs: "A cat", parameters: { width: 64, height: 48, seed: 3 } });
        expect(responses[0]).toMatchObject({
            modelId: "black-forest-labs/FLUX.1-dev",
            headers: { "content-type": expect.stringMatching(/^image\//) },
        });
    });

    test("generateImage, from an image and a prompt", async () => {
        const model = callsheet({ provider: "fal-ai" }).imageModel("black-forest-labs/FLUX.1-Kontext-dev");
        const prompt = { text: "Turn it blue", images: [media("png", "a cat").bytes] };
        const { image } = await generateImage({ model, prompt });
        expect(image.uint8Array.length).toBeGreaterThan(100);
    });

    test("generateSpeech", async () => {
        const model = callsheet({ provider: "fal-ai" }).speechModel("hexgrad/Kokoro-82M");
        const { audio, warnings, responses } = await generateSpeech({
            model,
            text: "Good morning!",
            voice: "af_heart",
        });
        expect(audio.uint8Array.length).toBeGreaterThan(100);
        expect(warnings).toMatchObject([{ type: "unsupported", feature: "voice" }]);
        expect(responses[0]).toMatchObject({ headers: { "content-type": json }, body: expect.any(Object) });
    });

    test("transcribe", async () => {
        const model = callsheet({ provider: "hf-inference" }).transcriptionModel("openai/whisper-large-v3");
        const { text, responses } = await transcribe({ model, audio: media("flac", "sample1.flac").bytes });
        expect(text).toMatch(/sample1/);
        expect(responses[0]).toMatchObject({ headers: { "content-type": json }, body: { text } });
    });
});

describe("videos", () => {
    test("come from a prompt", async () => {
        const model = callsheet({ provider: "fal-ai" }).videoModel("Wan-AI/Wan2.2-T2V-A14B");
        const { video, warnings, responses } = await generateVideo({
            model,
            prompt: "A tram crosses a bridge",
            duration: 2,
            fps: 16,
            seed: 3,
            aspectRatio: "16:9",
        });
        expect(video.mediaType).toBe("video/mp4");
        expect(video.uint8Array.length).toBeGreaterThan(100);
        expect(warnings.map((warning) => "feature" in warning && warning.feature)).toEqual(["aspectRatio"]);
        expect(responses[0]?.headers).toMatchObject({ "content-type": expect.stringContaining("json") });
        const posted = sandbox.requests.find(({ method }) => method === "POST");
        expect(JSON.parse(new TextDecoder().decode(posted?.body))).toMatchObject({ num_frames: 32, seed: 3 });
    });

    test("come from an image and a prompt", async () => {
        const model = callsheet({ provider: "fal-ai" }).videoModel("Wan-AI/Wan2.1-I2V-14B-720P");
        const prompt = { image: media("png", "a cat").bytes, text: "The cat yawns" };
        const { video } = await generateVideo({ model, prompt });
        expect(video.uint8Array.length).toBeGreaterThan(100);
    });

    test("do not end with an image, and are not as long as models cannot be told", async () => {
        const model = callsheet({ provider: "fal-ai" }).videoModel("Wan-AI/Wan2.2-T2V-A14B");
        const { warnings } = await generateVideo({ model, prompt: "A tram", duration: 5, resolution: "64x48" });
        expect(warnings.map((warning) => "feature" in warning && warning.feature)).toEqual(["resolution", "duration"]);
        const image = media("png", "a cat").bytes;
        const ending = generateVideo({ model, prompt: "A tram", frameImages: [{ image, frameType: "last_frame" }] });
        await expect(ending).rejects.toThrow("an image that the video ends with");
    });
});

describe("a result has what was sent and received", () => {
    test("of a chat", async () => {
        const { request, response } = await generateText({
            model: callsheet()(llama),
            prompt: "Hi",
            include: { requestBody: true, responseBody: true },
        });
        expect(request.body).toEqual(sent());
        expect(response).toMatchObject({
            id: expect.stringMatching(/./),
            modelId: expect.stringMatching(/./),
            headers: { "content-type": expect.stringContaining("application/json") },
            body: { choices: [{ message: { role: "assistant" } }] },
        });
        expect(response.timestamp).toBeInstanceOf(Date);
    });

    test("of a stream", async () => {
        const result = streamText({ model: callsheet()(llama), prompt: "Hi", include: { requestBody: true } });
        expect(await result.text).toMatch(/./);
        expect((await result.request).body).toEqual(sent());
        expect((await result.response).headers).toMatchObject({ "content-type": "text/event-stream" });
    });
});

describe("headers of a call", () => {
    const headers = { "X-Team": "maps" };
    const hosts = () =>
        sandbox.requests.map(({ url, headers }) => [
            new URL(url).host,
            headers.get("x-team"),
            headers.has("authorization"),
        ]);

    test("go with the call, beside the client's own", async () => {
        await generateText({ model: callsheet()(llama), prompt: "Hi", headers });
        expect(hosts()).toEqual([["router.huggingface.co", "maps", true]]);
        expect(sandbox.requests.at(-1)?.headers.get("content-type")).toBe("application/json");
    });

    test("go neither to the Hub nor to the host of a result", async () => {
        const model = callsheet({ provider: "fal-ai" }).imageModel("black-forest-labs/FLUX.1-dev");
        await generateImage({ model, prompt: "A cat", headers });
        const requests = hosts();
        expect(requests).toContainEqual(["huggingface.co", null, true]);
        expect(requests).toContainEqual(["router.huggingface.co", "maps", true]);
        const result = requests.filter(([host]) => host !== "huggingface.co" && host !== "router.huggingface.co");
        expect(result).toEqual([[expect.any(String), null, false]]);
    });
});

describe("errors", () => {
    test("a busy service is asked again by the AI SDK, and by nobody else", async () => {
        sandbox.fail({ kind: "status", status: 503, retryAfter: 0, times: 1 });
        const { text } = await generateText({ model: callsheet()(llama), prompt: "Hi" });
        expect(text).toMatch(/./);
        expect(sandbox.requests).toHaveLength(2);
    });

    test("a wrong token is an APICallError with its status, and is not repeated", async () => {
        sandbox.fail({ kind: "status", status: 401, times: 5 });
        const call = generateText({ model: callsheet()(llama), prompt: "Hi" });
        const error = await call.catch((caught: unknown) => caught);
        expect(error).toBeInstanceOf(APICallError);
        expect(error).toMatchObject({ statusCode: 401, isRetryable: false });
        expect(JSON.stringify(error)).not.toContain("hf_0123456789");
        expect(sandbox.requests).toHaveLength(1);
    });

    test("an APICallError has all that the service said, without the token", async () => {
        const body = { error: { message: "No credit for hf_0123456789", code: "credit" } };
        const headers = { "x-request-id": "r1", "x-key": "hf_0123456789", "retry-after": "7" };
        const fetch = async () => Response.json(body, { status: 402, headers });
        const error = await generateText({ model: callsheet({ fetch })(llama), prompt: "Hi" }).catch((one) => one);
        expect(error).toMatchObject({
            name: "AI_APICallError",
            statusCode: 402,
            url: "https://router.huggingface.co/v1/chat/completions",
            requestBodyValues: { model: llama, messages: [{ role: "user", content: "Hi" }] },
            responseHeaders: { "x-request-id": "r1", "retry-after": "7", "content-type": "application/json" },
            data: { error: { code: "credit" } },
        });
        expect(JSON.parse(error.responseBody)).toEqual(error.data);
        expect(JSON.stringify(error)).not.toContain("hf_0123456789");
    });

    test("an answer of another shape is kept with its error", async () => {
        const fetch = async () => Response.json({ answer: 42 });
        const error = await generateText({ model: callsheet({ fetch })(llama), prompt: "Hi" }).catch((one) => one);
        expect(error).toBeInstanceOf(APICallError);
        expect(error).toMatchObject({ isRetryable: false, responseBody: '{"answer":42}', data: { answer: 42 } });
    });

    test.each(["auto", "groq", "openai"] as const)(
        "%s without a token is refused before anything is sent",
        async (id) => {
            const variables = ["HF_TOKEN", "OPENAI_API_KEY"];
            const before = variables.map((name) => process.env[name]);
            for (const name of variables) delete process.env[name];
            try {
                const model = callsheet({ provider: id, accessToken: undefined })(llama);
                const error = await generateText({ model, prompt: "Hi" }).catch((one) => one);
                expect(error).toBeInstanceOf(LoadAPIKeyError);
                expect(error.message).toContain(id === "openai" ? "OPENAI_API_KEY" : "HF_TOKEN");
            } finally {
                for (const [index, name] of variables.entries()) if (before[index]) process.env[name] = before[index];
            }
            expect(sandbox.requests).toEqual([]);
        },
    );

    test.each([
        ["auto", "sk-0123456789", "takes a Hub token"],
        ["openai", "hf_0123456789", "takes its own key only"],
    ] as const)("%s with the token of another is refused as well", async (provider, accessToken, message) => {
        const call = generateText({ model: callsheet({ provider, accessToken })(llama), prompt: "Hi" });
        await expect(call).rejects.toThrow(message);
        await expect(call).rejects.toBeInstanceOf(LoadAPIKeyError);
        expect(sandbox.requests).toEqual([]);
    });

    test("a provider that there is not, or that does not serve the kind of model, has no such model", () => {
        // @ts-expect-error A program in JavaScript may name anything.
        expect(() => callsheet({ provider: "togehter" })(llama)).toThrow(NoSuchModelError);
        expect(() => callsheet({ provider: "groq" }).imageModel("a/b")).toThrow(/groq does not serve text-to-image/);
        expect(() => callsheet({ provider: "groq" }).imageModel("a/b")).toThrow(NoSuchModelError);
        expect(() => callsheet()("not a model")).toThrow(NoSuchModelError);
    });

    test("neither has a model that the provider does not serve for this, or that the Hub does not know", async () => {
        const provider = callsheet({ provider: "fal-ai" });
        const other = generateImage({ model: provider.imageModel(llama), prompt: "A cat" });
        await expect(other).rejects.toMatchObject({
            name: "AI_NoSuchModelError",
            modelType: "imageModel",
            modelId: llama,
        });
        sandbox.fail({ kind: "status", status: 404, at: "/api/models" });
        const unknown = generateImage({ model: provider.imageModel("nobody/nothing"), prompt: "A cat" });
        await expect(unknown).rejects.toBeInstanceOf(NoSuchModelError);
    });

    test("an aborted call ends with the error of its abort", async () => {
        const abort = AbortSignal.abort();
        const call = generateText({ model: callsheet()(llama), prompt: "Hi", abortSignal: abort });
        await expect(call).rejects.toMatchObject({ name: "AbortError" });
    });

    test("one vector for each token is not an embedding", async () => {
        const model = createCallsheet({
            provider: "hf-inference",
            accessToken: "hf_0123456789",
            fetch: () =>
                Promise.resolve(
                    Response.json([
                        [
                            [1, 2],
                            [3, 4],
                        ],
                    ]),
                ),
            mapping: { provider: "hf-inference", providerId: "a/b", task: "feature-extraction", status: "live" },
        }).embeddingModel("a/b");
        await expect(embed({ model, value: "x" })).rejects.toThrow(/one for each token/);
    });
});

describe("a service that follows OpenAI loosely", () => {
    const answering = (...events: readonly unknown[]) => {
        const body = events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join("");
        const fetch = async () => new Response(body, { headers: { "content-type": "text/event-stream" } });
        return createCallsheet({ accessToken: "hf_0123456789", fetch })(llama);
    };
    const delta = (value: object) => ({ choices: [{ delta: value }] });

    test("may send events without choices, and its thoughts in parts", async () => {
        const thinking = [{ type: "thinking", thinking: [{ type: "text", text: "3 × 4" }] }];
        const events = [{}, delta({ content: thinking }), { type: "ping" }, delta({ content: "12" }), { usage: {} }];
        const result = streamText({ model: answering(...events), prompt: "3 × 4?" });
        expect(await result.text).toBe("12");
        expect(await result.reasoningText).toBe("3 × 4");
    });

    test("may give its tool calls no index", async () => {
        const call = (city: string) => ({
            id: city,
            function: { name: "weather", arguments: JSON.stringify({ city }) },
        });
        const events = ["Surat", "Bhuj"].map((city) => delta({ tool_calls: [call(city)] }));
        const result = streamText({ model: answering(...events), prompt: "Weather?", tools: { weather } });
        expect((await result.toolCalls).map(({ input }) => input)).toEqual([{ city: "Surat" }, { city: "Bhuj" }]);
    });
});
