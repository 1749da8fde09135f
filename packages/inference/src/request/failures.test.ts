/** How a call handles failures of the network and of the provider. */
import type { ServerResponse } from "node:http";
import { describe, expect, test } from "vitest";
import { json, loopback } from "../../test/loopback.ts";
import { InferenceClient, type Mapping, type Options } from "../index.ts";

const token = "hf_secret0123456789";
const labels = [[{ label: "POSITIVE", score: 0.99 }]];

type Respond = (response: ServerResponse, path: string) => void;

/** A client, and a server that sends these responses in order and repeats the last one. */
async function clientOf(...responses: readonly Respond[]) {
    const { fetch, received, url } = await loopback((response, { path }) => {
        const body = responses[Math.min(received.length, responses.length) - 1];
        body?.(response, path);
    });
    const client = new InferenceClient(token, { fetch, model: "owner/name" });
    const classify = (options?: Options) => client.textClassification({ inputs: "x" }, options);
    return { client, classify, received, url, fetch };
}

const status =
    (code: number, headers: Record<string, string> = {}, body = '{"error":"busy"}'): Respond =>
    (response) => {
        response.writeHead(code, { "Content-Type": "application/json", ...headers }).end(body);
    };
const good: Respond = (response) => json(labels)(response, { method: "", path: "", headers: {}, body: Buffer.of() });
const now = { "Retry-After": "0" };
const patient = { retry: Number.POSITIVE_INFINITY, total: Number.POSITIVE_INFINITY };

describe("another try", () => {
    test.each([408, 429, 500, 502, 503, 504, 520, 522, 524, 529])(
        "is made after %i, when the server says",
        async (code) => {
            const { classify, received } = await clientOf(status(code, now), status(code, now), good);
            expect(await classify()).toEqual(labels[0]);
            expect(received).toHaveLength(3);
            expect(new Set(received.map(({ body }) => String(body)))).toEqual(new Set(['{"inputs":"x"}']));
        },
    );

    test("is made when the connection fails before the first byte", async () => {
        const { classify, received } = await clientOf((response) => response.socket?.destroy(), good);
        expect(await classify()).toEqual(labels[0]);
        expect(received).toHaveLength(2);
    });

    test("is made whatever the platform calls a connection that fails", async () => {
        const { classify, received, fetch } = await clientOf(good);
        const failures = [new TypeError("fetch failed"), new Error("Network connection lost.")];
        const failing: typeof fetch = async (...args) => {
            const failure = failures.shift();
            if (failure) throw failure;
            return await fetch(...args);
        };
        expect(await classify({ fetch: failing })).toEqual(labels[0]);
        expect(received).toHaveLength(1);
    });

    test.each([400, 401, 403, 404, 409, 422, 501, 521])("is not made after %i", async (code) => {
        const { classify, received } = await clientOf(status(code, now), good);
        await expect(classify()).rejects.toMatchObject({ name: "ProviderApiError", status: code });
        expect(received).toHaveLength(1);
    });

    test("is made twice at most, and not at all when one try is asked for", async () => {
        const often = await clientOf(status(503, now));
        await expect(often.classify()).rejects.toThrow("busy");
        expect(often.received).toHaveLength(3);
        const once = await clientOf(status(503, now));
        await expect(once.classify({ tries: 1 })).rejects.toThrow("busy");
        expect(once.received).toHaveLength(1);
    });

    test("is not waited for beyond the call's own time", async () => {
        const { classify, received } = await clientOf(status(503, { "Retry-After": "3600" }));
        await expect(classify({ timeouts: { total: 60_000 } })).rejects.toMatchObject({ status: 503 });
        expect(received).toHaveLength(1);
    });

    test("is not made once a stream has begun", async () => {
        const { client, received } = await clientOf((response) => {
            response.writeHead(200, { "Content-Type": "text/event-stream" });
            response.write('data: {"choices":[{"delta":{"content":"a"}}]}\n\n', () => response.socket?.destroy());
        });
        const read = async () => {
            for await (const _ of client.chatCompletionStream({ messages: [] }));
        };
        await expect(read()).rejects.toThrow("broke in the middle of the response");
        expect(received).toHaveLength(1);
    });

    test("ends at once when the call is aborted in the wait", async () => {
        const controller = new AbortController();
        const { classify, received } = await clientOf((response, path) => {
            status(503, { "Retry-After": "3600" })(response, path);
            response.on("close", () => controller.abort());
            response.socket?.end();
        });
        const call = classify({ signal: controller.signal, timeouts: patient });
        await expect(call).rejects.toMatchObject({ name: "AbortError" });
        expect(received).toHaveLength(1);
    });

    test("is not waited for longer than a minute: the error says when to come back", async () => {
        const { classify, received } = await clientOf(status(429, { "Retry-After": "86400" }), good);
        const error = await classify().catch((reason: unknown) => reason);
        expect(error).toMatchObject({ name: "ProviderApiError", status: 429, retryAfter: 86_400 });
        expect(String(error)).toContain("try again in 24 hours");
        expect(received).toHaveLength(1);
    });

    test("is not made for what the program itself did wrong, which is thrown as it is", async () => {
        const { classify, received } = await clientOf(good);
        const mistake = new TypeError("Cannot read properties of undefined (reading 'headers')");
        let calls = 0;
        const broken: typeof fetch = async () => {
            calls += 1;
            throw mistake;
        };
        await expect(classify({ fetch: broken })).rejects.toBe(mistake);
        expect([calls, received.length]).toEqual([1, 0]);
    });
});

describe("a timeout ends the call, and says how to allow more", () => {
    const silent: Respond = () => {};
    const stalled: Respond = (response) => {
        response.writeHead(200, { "Content-Type": "application/json" }).write("[");
    };

    test.each([
        ["response", silent],
        ["total", silent],
        ["idle", stalled],
    ] as const)("%s", async (name, body) => {
        const { classify, received } = await clientOf(body);
        const error = classify({ timeouts: { [name]: 300 } });
        await expect(error).rejects.toMatchObject({ name: "TimeoutError", provider: "hf-inference" });
        await expect(error).rejects.toThrow(`timeouts: { ${name}: milliseconds }`);
        expect(received).toHaveLength(1);
    });

    test("but none that is longer than a timer can run", async () => {
        const { classify } = await clientOf((response, path) => setTimeout(() => good(response, path), 50));
        expect(await classify({ timeouts: { response: 2 ** 32, total: 2 ** 33 } })).toEqual(labels[0]);
    });
});

test("a response that is larger than allowed is not read to its end", async () => {
    const { classify } = await clientOf((response) => {
        response.writeHead(200, { "Content-Type": "application/json" });
        const more = () => response.write("x".repeat(65_536), (error) => error || more());
        more();
    });
    await expect(classify({ maxBytes: 100_000 })).rejects.toThrow("larger than 100000 bytes");
});

describe("where a model is served", () => {
    const entry = { provider: "together", providerId: "their/id", status: "live", task: "conversational" };
    const chat = { choices: [] };

    const asking = async (mapping: unknown, provider = "together" as const, model = `owner/${Math.random()}`) => {
        const { client, received } = await clientOf((response, path) =>
            json(path.startsWith("/api/models/") ? { inferenceProviderMapping: mapping } : chat)(response, {
                method: "",
                path,
                headers: {},
                body: Buffer.of(),
            }),
        );
        const call = () => client.chatCompletion({ provider, model, messages: [] });
        return { call, received };
    };

    test.each([
        ["a list", [entry]],
        ["a record, as it once was", { together: { ...entry, provider: undefined } }],
    ])("is read from %s at the Hub, once", async (_, mapping) => {
        const { call, received } = await asking(mapping);
        await call();
        await call();
        expect(received.map(({ path }) => path.replace(/owner\/[^?]*/, "MODEL"))).toEqual([
            "/api/models/MODEL?expand[]=inferenceProviderMapping",
            "/together/v1/chat/completions",
            "/together/v1/chat/completions",
        ]);
        expect(JSON.parse(String(received[1]?.body))).toMatchObject({ model: "their/id" });
    });

    test("names the providers that do, where the one that was asked does not", async () => {
        const { call } = await asking([{ ...entry, provider: "groq" }]);
        await expect(call()).rejects.toThrow(/together does not serve owner.* Providers that do: groq\./);
    });

    test("says so when the Hub does not know the model", async () => {
        const { client } = await clientOf(status(404, {}, '{"error":"Repository not found"}'));
        const call = client.chatCompletion({ provider: "groq", model: "owner/nowhere", messages: [] });
        await expect(call).rejects.toMatchObject({
            name: "HubApiError",
            task: "conversational",
            status: 404,
            request: { url: expect.stringContaining("https://huggingface.co/api/models/owner/nowhere") },
        });
        await expect(call).rejects.toThrow("Repository not found");
    });

    test("says so when the Hub's response cannot be read", async () => {
        const { client } = await clientOf(status(200, {}, "{oops"));
        const call = client.chatCompletion({ provider: "groq", model: "owner/unread", messages: [] });
        await expect(call).rejects.toMatchObject({ name: "HubApiError", status: 200 });
        await expect(call).rejects.toThrow("does not parse: {oops");
    });

    test("is not asked of the Hub when the caller knows", async () => {
        const { client, received } = await clientOf((response) =>
            json(chat)(response, { method: "", path: "", headers: {}, body: Buffer.of() }),
        );
        const mapping: Mapping = { ...entry, providerId: "known/id" };
        await client.chatCompletion({ provider: "together", messages: [] }, { mapping });
        expect(received.map(({ path }) => path)).toEqual(["/together/v1/chat/completions"]);
        expect(JSON.parse(String(received[0]?.body))).toMatchObject({ model: "known/id" });
    });
});

describe("a token of the wrong kind is refused before anything is sent", () => {
    test.each([
        ["sk-key", "hf-inference", "takes a Hub token, which begins with hf_"],
        ["sk-key", "auto", "takes a Hub token, which begins with hf_"],
        [token, "openai", "takes its own key only, not a Hub token"],
    ] as const)("%s at %s", async (accessToken, provider, message) => {
        const { client, received } = await clientOf(good);
        const call = client.chatCompletion({ accessToken, provider, model: "openai/gpt-5-mini", messages: [] });
        await expect(call).rejects.toThrow(message);
        expect(received).toHaveLength(0);
    });
});
