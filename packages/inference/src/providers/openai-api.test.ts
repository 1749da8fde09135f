import { describe, expect, test } from "vitest";
import { providerTask } from "../../test/provider-task.ts";
import { bytesToBase64 } from "../wire/base64.ts";
import { file } from "../wire/leaf.ts";
import { Download } from "./files.ts";
import { providersOf } from "./registry.ts";

const messages = [{ role: "user", content: "Hi" }];

describe("chat", () => {
    // The addresses are those of the sandbox's services, whose suite calls each provider.
    test.each(providersOf("conversational").filter((id) => id !== "openai"))(
        "of %s has the provider's id of the model, the messages, and the parameters beside them",
        (provider) => {
            const chat = providerTask(provider, "conversational");
            expect(chat.url(messages)).toMatch(/^https:\/\/router\.huggingface\.co\/.*\/chat\/completions$/);
            expect(chat.value(messages, { max_tokens: 5 }, { stream: true, providerModelId: "its/id" })).toEqual({
                model: "its/id",
                messages,
                max_tokens: 5,
                stream: true,
            });
        },
    );

    test("of cerebras has no store, which is refused there", () => {
        expect(providerTask("cerebras", "conversational").value(messages, { store: true, seed: 1 })).toEqual({
            model: "owner/name",
            messages,
            seed: 1,
        });
    });

    test("of openai goes to its own address, for its own models, named without their owner", () => {
        const chat = providerTask("openai", "conversational");
        const own = { direct: true, providerModelId: "openai/gpt-5-mini" };
        expect(chat.url(messages, {}, own)).toBe("https://api.openai.com/v1/chat/completions");
        expect(chat.value(messages, {}, own)).toEqual({ model: "gpt-5-mini", messages });
        expect(() => chat.request(messages, {}, { direct: true })).toThrow(/openai serves its own models only/);
        expect(() => chat.request(messages, {}, { ...own, direct: false })).toThrow(/OPENAI_API_KEY/);
    });
});

describe("text completion", () => {
    const parameters = { max_new_tokens: 5, top_p: 0.9 };

    test("is a prompt with its parameters beside it", () => {
        const completion = providerTask("deepinfra", "text-generation");
        expect(completion.url("Once")).toBe("https://router.huggingface.co/deepinfra/v1/openai/completions");
        expect(completion.value("Once", parameters, { stream: true })).toEqual({
            model: "owner/name",
            prompt: "Once",
            max_tokens: 5,
            top_p: 0.9,
            stream: true,
        });
        expect(completion.read({ choices: [{ text: " upon" }] })).toEqual({ generated_text: " upon" });
        expect(completion.event({ choices: [{ text: " upon", finish_reason: "stop" }] })).toEqual({
            token: { text: " upon" },
            details: { finish_reason: "stop" },
        });
    });

    test("at a provider without it is a chat of one message", () => {
        const completion = providerTask("groq", "text-generation");
        expect(completion.url("Once")).toBe("https://router.huggingface.co/groq/openai/v1/chat/completions");
        expect(completion.value("Once", parameters)).toEqual({
            model: "owner/name",
            messages: [{ role: "user", content: "Once" }],
            max_tokens: 5,
            top_p: 0.9,
        });
        expect(completion.read({ choices: [{ message: { content: " upon" } }] })).toEqual({ generated_text: " upon" });
        expect(completion.event({ choices: [{ delta: { content: " upon" } }] })).toEqual({ token: { text: " upon" } });
        expect(completion.event({ choices: [], usage: {} })).toEqual({ token: { text: "" } });
    });
});

describe.each(["deepinfra", "scaleway", "together"] as const)("embeddings of %s", (provider) => {
    const embedding = providerTask(provider, "feature-extraction");

    test("send the parameters beside the input", () => {
        expect(embedding.value(["a", "b"], { dimensions: 2 })).toEqual({
            model: "owner/name",
            input: ["a", "b"],
            dimensions: 2,
        });
    });

    test("come in the order of the inputs", () => {
        const data = [
            { index: 1, embedding: [2, 2] },
            { index: 0, embedding: [1, 1] },
        ];
        expect(embedding.read({ data })).toEqual([
            [1, 1],
            [2, 2],
        ]);
        expect(embedding.read({ data: [{ embedding: [1] }, { embedding: [2] }] })).toEqual([[1], [2]]);
    });

    test("are read from base64 text", () => {
        const base64 = bytesToBase64(new Uint8Array(Float32Array.of(0.5, -2, 3).buffer));
        expect(embedding.read({ data: [{ embedding: base64 }] })).toEqual([[0.5, -2, 3]]);
        expect(embedding.read({ data: [{ embedding: "?" }] })).toEqual(["?"]);
    });
});

describe.each(["deepinfra", "nscale"] as const)("images of %s", (provider) => {
    const painting = providerTask(provider, "text-to-image");

    test("are asked for as base64, their size in one word", () => {
        const value = { model: "owner/name", prompt: "P", response_format: "b64_json" };
        expect(painting.value("P", { width: 512, height: 256, seed: 1 })).toEqual({
            ...value,
            size: "512x256",
            seed: 1,
        });
        expect(painting.value("P", { width: 512 })).toEqual({ ...value, width: 512 });
    });

    test.each([
        ["image/png", new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0])],
        ["image/webp", new TextEncoder().encode("RIFF0000WEBP")],
        ["image/jpeg", new Uint8Array([0xff, 0xd8, 0xff, 0xe0])],
    ])("of the type %s are known by their first bytes", async (type, bytes) => {
        const image = painting.read({ data: [{ b64_json: btoa(String.fromCharCode(...bytes)) }] }) as Blob;
        expect(image.type).toBe(type);
        expect(new Uint8Array(await image.arrayBuffer())).toEqual(bytes);
    });

    test("may come as an address", () => {
        expect(painting.read({ data: [{ url: "https://cdn.example/1.png" }] })).toEqual(
            new Download("https://cdn.example/1.png"),
        );
    });
});

describe.each(["deepinfra", "together"] as const)("what a recording says, at %s", (provider) => {
    const hearing = providerTask(provider, "automatic-speech-recognition");

    test("is asked with a form", () => {
        const sound = file("talk.flac", "audio/flac");
        const parameters = { language: "gu", temperature: 0, timestamps: ["word"], prompt: undefined };
        expect(hearing.request(sound, parameters)).toMatchObject({
            headers: expect.not.objectContaining({ "Content-Type": expect.anything() }),
            body: {
                format: "multipart",
                fields: {
                    file: { bytes: sound, fileName: "audio.flac" },
                    model: "owner/name",
                    language: "gu",
                    temperature: "0",
                    timestamps: '["word"]',
                },
            },
        });
    });

    test.each([
        ["audio/mpeg", "audio.mp3"],
        ["audio/webm;codecs=opus", "audio.webm"],
        ["audio/x-m4a", "audio.m4a"],
        ["audio/aac", "audio.aac"],
        ["audio/opus", "audio.opus"],
        ["video/webm", "audio.webm"],
        ["video/mp4", "audio.mp4"],
        ["", "audio.flac"],
        ["application/octet-stream", "audio"],
        ["audio/unheard-of", "audio"],
    ])("the file of the type %j is called %s", (type, fileName) => {
        const { body } = hearing.request(new Blob([], { type }));
        expect(body).toMatchObject({ fields: { file: { fileName } } });
    });

    test("the file keeps the name that the caller gave it", () => {
        const { body } = hearing.request(new File([], "સભા.wma", { type: "audio/x-ms-wma" }));
        expect(body).toMatchObject({ fields: { file: { fileName: "સભા.wma" } } });
    });

    test("is read as text, as subtitles, and with its words", () => {
        expect(hearing.read("Hi\n")).toEqual({ text: "Hi\n" });
        expect(hearing.read({ text: "Hi", words: [{ word: "Hi", start: 0, end: 1.5 }] })).toEqual({
            text: "Hi",
            chunks: [{ text: "Hi", timestamp: [0, 1.5] }],
        });
    });

    test("is read with its segments", () => {
        expect(hearing.read({ text: "Hi" })).toEqual({ text: "Hi" });
        expect(hearing.read({ text: "Hi", segments: [{ start: 0, end: 1.5, text: "Hi", id: 0 }] })).toEqual({
            text: "Hi",
            chunks: [{ text: "Hi", timestamp: [0, 1.5] }],
        });
    });
});

test("speech is asked for by its text, and is bytes", () => {
    const speech = providerTask("deepinfra", "text-to-speech");
    expect(speech.value("Hi", { voice: "v" })).toEqual({ model: "owner/name", input: "Hi", voice: "v" });
    const sound = new Blob(["sound"]);
    expect(speech.read(sound)).toBe(sound);
});
