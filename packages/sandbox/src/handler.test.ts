import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { InferenceClient } from "@callsheet/inference";
import { describe, expect, test } from "vitest";
import type { Fault } from "./faults/fault.ts";
import type { Piece } from "./faults/pieces.ts";
import { createHandler, type HandlerOptions, sandboxHeader, sandboxNotice } from "./handler.ts";
import { startSandbox } from "./sandbox.ts";
import { chat, post, router } from "./testing.ts";

const messages = [{ role: "user", content: "When does the bus leave?" }];
const model = "meta-llama/Llama-3.1-8B-Instruct";
const chatUrl = `${router}/v1/chat/completions`;

const clientOf = (options?: HandlerOptions) => {
    const sandbox = createHandler(options);
    return new InferenceClient("hf_test", { fetch: (input, init) => sandbox.fetch(new Request(input, init)) });
};

const requestOf = (body: object, url = chatUrl) => {
    const { headers } = post(body);
    return {
        method: "POST",
        url,
        headers: new Headers(headers),
        body: new Uint8Array(new TextEncoder().encode(JSON.stringify(body))),
    };
};

const textOf = (body: Uint8Array | Iterable<Piece>) =>
    [...(body instanceof Uint8Array ? [body] : body)]
        .map((piece) => (piece instanceof Uint8Array ? new TextDecoder().decode(piece) : ""))
        .join("");

describe("fetch", () => {
    test("answers as the sandbox that listens does", async () => {
        const sandbox = await startSandbox();
        const answers = [];
        for (const client of [clientOf(), new InferenceClient("hf_test", { fetch: sandbox.fetch })]) {
            const { choices } = await client.chatCompletion({ model, messages, provider: "nscale" });
            const image = await client.textToImage({ model: "black-forest-labs/FLUX.1-dev", inputs: "A tree" });
            answers.push([choices, await image.arrayBuffer()]);
        }
        await sandbox.close();
        expect(answers[0]).toEqual(answers[1]);
    });

    test("refuses what the services refuse", async () => {
        const url = `${router}/hf-inference/models/any/model`;
        const response = await createHandler().fetch(new Request(url, { method: "POST" }));
        expect(response.status).toBe(401);
    });

    test("ends a stream that is given up", async () => {
        const controller = new AbortController();
        const client = clientOf({ pace: "natural" });
        const read = async () => {
            for await (const _ of client.chatCompletionStream({ model, messages }, { signal: controller.signal })) {
                controller.abort();
            }
        };
        await expect(read()).rejects.toThrow("aborted");
    });

    const ask = async (fault: Fault, signal?: AbortSignal) => {
        const sandbox = createHandler();
        sandbox.fail(fault);
        const init = { ...post({ ...chat, stream: true }), ...(signal && { signal }) };
        const answer = sandbox.fetch(new Request(chatUrl, init));
        return { sandbox, answer };
    };

    test("hears that it is enough though nobody holds on to the request", async () => {
        setFlagsFromString("--expose-gc");
        const collectGarbage: () => void = runInNewContext("gc");
        const somebody = new AbortController();
        const { sandbox, answer } = await ask({ kind: "silence" }, somebody.signal);
        const waiting = expect(answer).rejects.toThrow("aborted");
        await expect.poll(() => sandbox.requests[0]?.outcome).toBe("open");
        // The target of a dereferenced WeakRef is kept alive until the end of the turn.
        for (let turn = 0; turn < 5; turn += 1) {
            await new Promise((resolve) => setImmediate(resolve));
            collectGarbage();
        }
        somebody.abort();
        await waiting;
    });

    test("gives a stream up where its reader does", async () => {
        const { sandbox, answer } = await ask({ kind: "endless" });
        const reader = (await answer).body?.getReader();
        await reader?.read();
        expect(sandbox.requests[0]?.outcome).toBe("open");
        await reader?.cancel();
        expect(sandbox.requests[0]?.outcome).toBe("left");
    });
});

describe("respond", () => {
    test("answers at once, with pauses where a model would make some", () => {
        const { status, body } = createHandler({ pace: "natural" }).respond(requestOf({ ...chat, stream: true }));
        const pieces = body instanceof Uint8Array ? [] : [...body];
        const waits = pieces.filter((piece) => typeof piece === "object" && "wait" in piece);
        expect([status, waits.length]).toEqual([200, pieces.length / 2]);
        expect(waits.length).toBeGreaterThan(3);
    });

    test("holds a model's answer back, and not the Hub's", () => {
        const { respond } = createHandler({ latency: 70 });
        const { headers, body } = respond(requestOf(chat));
        expect(body instanceof Uint8Array ? [] : [...body]).toEqual([{ wait: 70 }, expect.any(Uint8Array)]);
        expect(headers["content-length"]).toBe(String(Buffer.byteLength(textOf(respond(requestOf(chat)).body))));
        const hub = { ...requestOf({}, `https://huggingface.co/api/models/${model}`), method: "GET" };
        expect(respond(hub).body).toBeInstanceOf(Uint8Array);
    });

    test("says in every response whose it is", () => {
        const { respond } = createHandler();
        const all = [
            requestOf(chat),
            requestOf({}),
            { ...requestOf(chat), method: "OPTIONS" },
            { ...requestOf(chat), url: "no url" },
            requestOf(chat, "https://example.com/"),
        ].map(respond);
        expect(all.map(({ status }) => status)).toEqual([200, 400, 204, 400, 400]);
        for (const { headers } of all) expect(headers[sandboxHeader]).toBe(sandboxNotice);
    });
});

describe("failures", () => {
    const failures = [{ fault: { kind: "status", status: 503 }, chance: 0.3 }] as const;
    const statuses = (options: HandlerOptions) => {
        const { respond } = createHandler(options);
        return Array.from({ length: 200 }, () => respond(requestOf(chat)).status);
    };

    test("meet so many of the requests, and the same for a seed", () => {
        const drawn = statuses({ failures, seed: 7 });
        expect(new Set(drawn)).toEqual(new Set([200, 503]));
        expect(drawn.filter((status) => status === 503).length).toSatisfy((count: number) => count > 40 && count < 80);
        expect(statuses({ failures, seed: 7 })).toEqual(drawn);
        expect(statuses({ failures, seed: 8 })).not.toEqual(drawn);
    });

    test("meet all, or none", () => {
        expect(new Set(statuses({ failures: [{ ...failures[0], chance: 1 }] }))).toEqual(new Set([503]));
        expect(new Set(statuses({ failures: [{ ...failures[0], chance: 0 }] }))).toEqual(new Set([200]));
    });

    test("that say nothing are refused", () => {
        expect(() => createHandler({ failures: [{ ...failures[0], chance: 2 }] })).toThrow(TypeError);
        const fault = { kind: "split", bytes: 0 } as const;
        expect(() => createHandler({ failures: [{ fault, chance: 1 }] })).toThrow(/bytes/);
    });
});

describe("a body that nobody would send", () => {
    test("is refused where it is nested deeper than services read", () => {
        const deep = `{"model":"a/b","messages":${"[".repeat(100_000)}${"]".repeat(100_000)}}`;
        const { respond } = createHandler();
        const { status, headers } = respond({
            ...requestOf(chat),
            body: new Uint8Array(new TextEncoder().encode(deep)),
        });
        expect([status, headers["x-sandbox-hint"]]).toEqual([400, expect.stringContaining("nested deeper than")]);
    });

    test("is no error of the sandbox where an object says what its text is", () => {
        const body = { prompt: { toString: "x", valueOf: 1 }, image_url: "https://example.com/a.png" };
        const { status } = createHandler().respond(requestOf(body, `${router}/fal-ai/me/wan`));
        expect(status).toBeLessThan(500);
    });
});

const sandbox = createHandler();
const key = { authorization: "Bearer key" };

/** The status, the whole body and the hint of a response without a body in the request. */
async function ask(url: string, method = "GET", headers: Record<string, string> = key) {
    const response = await sandbox.fetch(new Request(url, { method, headers }));
    return [response.status, await response.text(), response.headers.get("x-sandbox-hint") ?? ""] as const;
}

test.each([
    ["https://api.groq.com/openai/v1/batches", "GET", 404],
    ["https://api.groq.com/openai/v1/chat/completions", "GET", 405],
    ["https://api.cohere.com/v1/datasets", "POST", 404],
    ["https://api.together.ai/v1/fine-tunes", "GET", 404],
    ["https://router.huggingface.co/groq/openai/v1/batches", "GET", 404],
])("what a service may have, and the sandbox lacks, is said of the sandbox: %s", async (url, method, status) => {
    const token = url.includes("router") ? { authorization: "Bearer hf_test" } : key;
    const [actual, body, hint] = await ask(url, method, token);
    expect(actual).toBe(status);
    for (const text of [body, hint]) expect(text).toContain("The sandbox does not have this route yet");
    expect(`${body} ${hint}`).not.toMatch(/\bhas no\b|Not Found/);
});

test("a provider that the router may have is not denied", async () => {
    const [status, , hint] = await ask("https://router.huggingface.co/newcomer/v1/x", "GET", {
        authorization: "Bearer hf_test",
    });
    expect([status, hint]).toEqual([404, expect.stringContaining("the sandbox has no provider newcomer")]);
});

test("a service is called at each of its hosts, and a Hub token leaks at none of them unseen", async () => {
    const chat = { model: "some/model", messages: [{ role: "user", content: "Hello" }] };
    for (const host of ["api.together.xyz", "api.together.ai", "api-inference.together.ai"]) {
        const call = (authorization: string) =>
            sandbox.fetch(
                new Request(`https://${host}/v1/chat/completions`, {
                    method: "POST",
                    headers: { authorization, "content-type": "application/json" },
                    body: JSON.stringify(chat),
                }),
            );
        expect([(await call("Bearer key")).status, sandbox.requests.at(-1)?.leak]).toEqual([200, undefined]);
        expect((await call("Bearer hf_test")).status).toBe(401);
        expect(sandbox.requests.at(-1)?.leak).toContain("a Hub token was sent");
    }
});
