import { describe, expect, test } from "vitest";
import { bytes, json, loopback } from "../../test/loopback.ts";
import {
    chatCompletion,
    InferenceClient,
    InferenceClientEndpoint,
    InputError,
    ProviderApiError,
    ProviderOutputError,
    textToImage,
} from "../index.ts";
import { secret } from "../wire/leaf.ts";

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

    test("downloads a result from its URL, without the token", async () => {
        const { fetch, received } = await loopback((response, { path }) =>
            path === "/result.png"
                ? response.writeHead(200, { "Content-Type": "image/png" }).end("image")
                : response
                      .writeHead(200, { "Content-Type": "application/json" })
                      .end(JSON.stringify({ output: ["https://cdn.example/result.png"] })),
        );
        const image = await textToImage({ accessToken: token, model: "a/b", inputs: "a boat" }, { fetch });
        expect(await image.text()).toBe("image");
        expect(received[1]?.path).toBe("/result.png");
        expect(received[1]?.headers.authorization).toBeUndefined();
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

    test("without a token sends no Authorization header", async () => {
        const { fetch, received } = await loopback(json([labels]));
        await new InferenceClient(undefined, { fetch }).textClassification({ model: "a/b", inputs: "x" });
        expect(received[0]?.headers.authorization).toBeUndefined();
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

    test("a token with a line break, which is not repeated", async () => {
        const message = await refused(() =>
            new InferenceClient("hf_abc\nX-Evil: 1").fillMask({ model: "a/b", inputs: "x" }),
        );
        expect(message).toContain("line break");
        expect(message).not.toContain("hf_abc");
    });

    test("a bill-to that no header can hold", async () => {
        const { fetch, received } = await loopback(json({}));
        const call = new InferenceClient(token, { fetch }).fillMask({ model: "a/b", inputs: "x" }, { billTo: "a\nb" });
        await expect(call).rejects.toThrow("X-HF-Bill-To");
        expect(received).toHaveLength(0);
    });
});

describe("a response that is an error", () => {
    test("is reported in the provider's own words, with its status and its number", async () => {
        const { client } = await clientOf((response) =>
            response
                .writeHead(422, { "Content-Type": "application/json", "x-request-id": "r-1" })
                .end('{"error":"Model too busy"}'),
        );
        const error = await client.fillMask({ model: "a/b", inputs: "x" }).catch((reason: unknown) => reason);
        expect(error).toBeInstanceOf(ProviderApiError);
        expect(error).toMatchObject({ status: 422, requestId: "r-1", provider: "hf-inference", task: "fill-mask" });
        expect((error as Error).message).toContain("Model too busy");
    });

    test("never holds the token, and keeps the request", async () => {
        const { client } = await clientOf(json({ error: "no" }, 401));
        const error = await client.fillMask({ model: "a/b", inputs: "x" }).catch((reason: unknown) => reason);
        expect(error).toBeInstanceOf(ProviderApiError);
        const { message, stack, request } = error as ProviderApiError;
        expect(`${message}${stack}${JSON.stringify(error)}`).not.toContain(token);
        expect(request?.headers["Authorization"]).toEqual(["Bearer ", secret("HF_TOKEN")]);
    });

    test.each([
        ["a refusal", 401, "application/json", (message: string) => ({ error: message })],
        ["a response of another form", 200, "application/json", (message: string) => ({ said: message })],
        ["a text", 200, "text/plain", (message: string) => message],
        [
            "a response that is too long to be shown",
            200,
            "application/json",
            (message: string) => "-".repeat(190) + message,
        ],
    ])("never holds the token that is repeated in %s", async (_, status, type, body) => {
        const { client } = await clientOf((response, { headers }) =>
            response.writeHead(status, { "Content-Type": type }).end(JSON.stringify(body(`${headers.authorization}`))),
        );
        const error = await client.textClassification({ model: "a/b", inputs: "x" }).catch((reason: unknown) => reason);
        expect(`${error}${JSON.stringify(error)}`).not.toContain("hf_s");
        expect(`${error}`).toMatch(/Bearer|-{20}/);
    });

    test("never holds the token that a parser would quote", async () => {
        const { client } = await clientOf(bytes("application/json", token));
        const error = await client.fillMask({ model: "a/b", inputs: "x" }).catch((reason: unknown) => reason);
        expect(`${error}${(error as Error).cause}`).not.toContain("hf_s");
    });

    test("a redirect is not followed with the token", async () => {
        const { client, received } = await clientOf((response) =>
            response.writeHead(307, { Location: "http://127.0.0.1:1/steal" }).end(),
        );
        await expect(client.fillMask({ model: "a/b", inputs: "x" })).rejects.toThrow("the token is not sent along");
        expect(received).toHaveLength(1);
    });
});

describe("a response that is not what the task gives", () => {
    test("is an error that shows what was expected and what came", async () => {
        const { client } = await clientOf(json({ label: "POSITIVE" }));
        const call = client.textClassification({ model: "a/b", inputs: "x" });
        await expect(call).rejects.toBeInstanceOf(ProviderOutputError);
        await expect(call).rejects.toThrow(
            /is not what text-classification returns: expected a list, received \{"label":"POSITIVE"\}\./,
        );
    });

    test("is an error that holds the request, the status and the provider's number for it", async () => {
        const { client } = await clientOf((response) =>
            response.writeHead(200, { "Content-Type": "application/json", "x-request-id": "r-1" }).end("{}"),
        );
        await expect(client.fillMask({ model: "a/b", inputs: "x" })).rejects.toMatchObject({
            status: 200,
            requestId: "r-1",
            request: { headers: { Authorization: ["Bearer ", secret("HF_TOKEN")] } },
        });
    });

    test("says so when it claims to be JSON and is not", async () => {
        const { client } = await clientOf(bytes("application/json", "{oops"));
        await expect(client.fillMask({ model: "a/b", inputs: "x" })).rejects.toThrow("does not parse: {oops");
    });
});

test("an abort ends the call; the signal's reason is the cause", async () => {
    const controller = new AbortController();
    const reason = new Error("the person left");
    const { client } = await clientOf(() => controller.abort(reason));
    const call = client.fillMask({ model: "a/b", inputs: "x" }, { signal: controller.signal });
    await expect(call).rejects.toMatchObject({ name: "AbortError", cause: reason });
});

test("an abort ends a call that reads the body of an error", async () => {
    const controller = new AbortController();
    const beginning = new ReadableStream<Uint8Array>({
        start: (body) => body.enqueue(new TextEncoder().encode('{"error"')),
        // The first piece has been read, and the next is requested.
        pull: () => controller.abort(),
    });
    const client = new InferenceClient("hf_x", { fetch: async () => new Response(beginning, { status: 501 }) });
    const call = client.fillMask({ model: "a/b", inputs: "x" }, { signal: controller.signal });
    await expect(call).rejects.toMatchObject({ name: "AbortError" });
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
