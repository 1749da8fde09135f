import { describe, expect, test } from "vitest";
import { bytes, json, loopback } from "../../test/loopback.ts";
import {
    chatCompletion,
    getProviderHelper,
    InferenceClient,
    InferenceClientEndpoint,
    InputError,
    makeRequestOptions,
} from "../index.ts";

const token = "hf_secret0123456789";
const labels = [{ label: "POSITIVE", score: 0.99 }];

async function clientOf(...response: Parameters<typeof loopback>) {
    const { fetch, received } = await loopback(...response);
    return { client: new InferenceClient(token, { fetch }), received };
}

describe("a helper", () => {
    test("sends the call with the token and gives the checked result", async () => {
        const { client, received } = await clientOf(json([labels]));
        const result = await client.textClassification(
            { model: "owner/name", inputs: "કેમ છો?", parameters: { top_k: 1 } },
            { billTo: "my-org" },
        );
        expect(result).toEqual(labels);
        expect(received).toHaveLength(1);
        expect(received[0]).toMatchObject({
            method: "POST",
            path: "/hf-inference/models/owner/name",
            headers: { authorization: `Bearer ${token}`, "x-hf-bill-to": "my-org", "content-type": "application/json" },
        });
        expect(JSON.parse(String(received[0]?.body))).toEqual({ inputs: "કેમ છો?", parameters: { top_k: 1 } });
    });

    test("sends the very bytes of a file", async () => {
        const { client, received } = await clientOf(json(labels));
        const image = Uint8Array.from({ length: 100_000 }, (_, index) => index % 256);
        await client.imageClassification({ model: "a/b", data: new Blob([image], { type: "image/png" }) });
        expect(received[0]?.headers["content-type"]).toBe("image/png");
        expect(received[0]?.body.equals(image)).toBe(true);
    });

    test("turns a file into base64 where the wire wants JSON", async () => {
        const { client, received } = await clientOf(json([{ answer: "two", score: 1 }]));
        const image = new Blob([Uint8Array.from({ length: 100_000 }, (_, index) => index % 256)]);
        const result = await client.visualQuestionAnswering({ model: "a/b", inputs: { image, question: "How many?" } });
        expect(result).toEqual({ answer: "two", score: 1 });
        const { inputs } = JSON.parse(String(received[0]?.body));
        expect(Buffer.from(inputs.image, "base64").equals(Buffer.from(await image.arrayBuffer()))).toBe(true);
    });

    test("gives a file as a Blob of its type", async () => {
        const { client } = await clientOf(bytes("image/png", "image"));
        const image = await client.textToImage({ model: "a/b", inputs: "a boat" });
        expect(image.type).toBe("image/png");
        expect(await image.text()).toBe("image");
    });

    test("keeps everything else of a chat response untouched", async () => {
        const response = {
            choices: [{ finish_reason: "stop", message: { role: "assistant", content: "Hi", reasoning: "…" } }],
            system_fingerprint: "x",
        };
        const { fetch, received } = await loopback(json(response));
        const args = { accessToken: token, provider: "auto" as const, model: "a/b:groq", messages: [], tools: [] };
        expect(await chatCompletion(args, { fetch })).toEqual(response);
        expect(JSON.parse(String(received[0]?.body))).toEqual({ model: "a/b:groq", messages: [], tools: [] });
    });

    test("goes to a custom endpoint with the token", async () => {
        const { client, received } = await clientOf(json({ choices: [] }));
        await client.endpoint("https://my-server.example/v1").chatCompletion({ messages: [] });
        expect(received[0]?.path).toBe("/v1/chat/completions");
        expect(received[0]?.headers.authorization).toBe(`Bearer ${token}`);
    });

    test("of a custom endpoint is one of a client of its own kind", async () => {
        const { client } = await clientOf(json({ choices: [] }));
        const endpoint = client.endpoint("https://my-server.example");
        expect(endpoint).toBeInstanceOf(InferenceClientEndpoint);
        expect(endpoint).toBeInstanceOf(InferenceClient);
        expect(client).not.toBeInstanceOf(InferenceClientEndpoint);
    });
});

describe("nothing is sent, and the error says what to do, for", () => {
    const refused = async (call: (client: InferenceClient) => Promise<unknown>) => {
        const { client, received } = await clientOf(json({}));
        const error = await call(client).catch((reason: unknown) => reason);
        expect(error).toBeInstanceOf(InputError);
        expect(received).toHaveLength(0);
        return (error as InputError).message;
    };

    test("a missing model", async () => {
        expect(await refused((client) => client.fillMask({ inputs: "x" }))).toContain("pass a model");
    });

    test("an address in place of a model", async () => {
        expect(await refused((client) => client.fillMask({ model: "https://x.org", inputs: "x" }))).toContain(
            "endpointUrl",
        );
    });

    test("inputs of the wrong type", async () => {
        const messageFor = (inputs: object) =>
            refused((client) => client.questionAnswering({ model: "a/b", inputs: inputs as never }));
        expect(await messageFor({ question: "Q?" })).toContain("question-answering: inputs.context is missing.");
        expect(await messageFor({ question: "Q?", context: 7 })).toContain(
            "inputs.context: expected a text, received 7.",
        );
    });

    test("parameters of the wrong type", async () => {
        const parameters = { top_k: 0 };
        expect(await refused((client) => client.fillMask({ model: "a/b", inputs: "x", parameters }))).toContain(
            "parameters.top_k",
        );
    });

    test("an unknown provider", async () => {
        const provider = "toString" as never;
        expect(await refused((client) => client.fillMask({ model: "a/b", inputs: "x", provider }))).toContain(
            'no provider "toString"',
        );
    });

    test("a bill-to that no header can hold", async () => {
        const { fetch, received } = await loopback(json({}));
        const call = new InferenceClient(token, { fetch }).fillMask({ model: "a/b", inputs: "x" }, { billTo: "a\nb" });
        await expect(call).rejects.toThrow("X-HF-Bill-To");
        expect(received).toHaveLength(0);
    });
});

describe("a custom call", () => {
    test("gives the response as the provider wrote it", async () => {
        const { client, received } = await clientOf(json([labels]));
        const response = await client.request({ model: "a/b", inputs: "x" }, { task: "text-classification" });
        expect(response).toEqual([labels]);
        expect(received[0]?.path).toBe("/hf-inference/models/a/b");
    });

    test("gives the events as the provider wrote them", async () => {
        const { client } = await clientOf(bytes("text/event-stream", 'data: {"choices":[{"text":"on"}]}\n\n'));
        const events: unknown[] = [];
        const stream = client.streamingRequest({ model: "a/b", inputs: "x" }, { task: "text-generation" });
        for await (const event of stream) events.push(event);
        expect(events).toEqual([{ choices: [{ text: "on" }] }]);
    });
});

describe("makeRequestOptions", () => {
    const token = "hf_secret0123456789";
    const classifier = getProviderHelper("hf-inference", "text-classification");
    const args = { accessToken: token, model: "owner/name", inputs: "It rains." };

    describe("what fetch is called with", () => {
        test("is enough for fetch", async () => {
            const { fetch, received } = await loopback(json([]));
            const { url, info } = await makeRequestOptions(args, classifier, { billTo: "my-org" });
            expect((await fetch(url, info)).status).toBe(200);
            expect(received).toHaveLength(1);
            expect(received[0]).toMatchObject({
                method: "POST",
                path: "/hf-inference/models/owner/name",
                headers: {
                    authorization: `Bearer ${token}`,
                    "x-hf-bill-to": "my-org",
                    "content-type": "application/json",
                },
            });
            expect(JSON.parse(String(received[0]?.body))).toEqual({ inputs: "It rains." });
        });

        test("has its headers in a plain object, which can be spread and read by name", async () => {
            const { info } = await makeRequestOptions(args, classifier);
            expect({ ...info.headers }).toEqual({
                Authorization: `Bearer ${token}`,
                "Content-Type": "application/json",
            });
        });

        test("has no Authorization without a token", async () => {
            const { info } = await makeRequestOptions({ ...args, accessToken: undefined }, classifier);
            expect(info.headers).toEqual({ "Content-Type": "application/json" });
        });

        test("leaves the type of a form to fetch, which knows where its parts end", async () => {
            const helper = getProviderHelper("deepinfra", "automatic-speech-recognition");
            const recording = new Blob(["fLaC"], { type: "audio/flac" });
            const mapping = { provider: "deepinfra", providerId: "maker/model", task: "automatic-speech-recognition" };
            const args = { accessToken: token, model: "owner/name", inputs: recording };
            const { info } = await makeRequestOptions(args, helper, { mapping });
            expect(info.body).toBeInstanceOf(FormData);
            expect(info.headers).toEqual({ Authorization: `Bearer ${token}` });
        });

        test("holds the signal", async () => {
            const { signal } = new AbortController();
            expect((await makeRequestOptions(args, classifier, { signal })).info.signal).toBe(signal);
            expect((await makeRequestOptions(args, classifier)).info).not.toHaveProperty("signal");
        });
    });

    test("the helper says whom the request is for, whatever the arguments name", async () => {
        const helper = getProviderHelper("hf-inference", "conversational");
        const args = { accessToken: token, provider: "groq", model: "owner/name", messages: [] } as const;
        const { url } = await makeRequestOptions(args, helper);
        expect(url).toBe("https://router.huggingface.co/hf-inference/models/owner/name/v1/chat/completions");
    });

    test("a server of one's own is asked at its own address", async () => {
        const helper = getProviderHelper("hf-inference", "conversational");
        const args = { accessToken: token, endpointUrl: "http://localhost:8080", messages: [], stream: true };
        const { url, info } = await makeRequestOptions(args, helper);
        expect(url).toBe("http://localhost:8080/v1/chat/completions");
        expect(JSON.parse(String(info.body))).toMatchObject({ stream: true });
    });

    test.each([
        ["a missing model", { inputs: "It rains." }, "pass a model"],
        ["inputs of the wrong type", { model: "owner/name", inputs: 7 }, "inputs"],
        ["a token that no header can hold", { ...args, accessToken: "hf_abc\nX-Evil: 1" }, "line break"],
    ])("%s is refused as the task's helper refuses it", async (_, args, message) => {
        const request = makeRequestOptions(args, classifier);
        await expect(request).rejects.toBeInstanceOf(InputError);
        await expect(request).rejects.toThrow(message);
    });
});
