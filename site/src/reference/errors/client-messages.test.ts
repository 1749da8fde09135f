/** Each message that the client really throws, produced by making it throw, finds its entry in the catalogue. */

import { type ErrorId, findErrors } from "@callsheet/errors";
import { buildRequest, InferenceClient, type Mapping, type Options } from "@callsheet/inference";
import { describe, expect, test } from "vitest";

type Respond = () => Response | Promise<Response>;

const json = (value: unknown, status = 200, headers: Record<string, string> = {}): Response =>
    new Response(JSON.stringify(value), { status, headers: { "content-type": "application/json", ...headers } });

/** A client whose every request gets this response. */
const clientOf = (respond: Respond, token = "hf_test", options: Options = {}) =>
    new InferenceClient(token, { fetch: async () => await respond(), model: "owner/name", tries: 1, ...options });

async function messageOf(work: () => unknown): Promise<string> {
    try {
        await work();
    } catch (error) {
        // As a terminal shows it: name and message.
        return String(error);
    }
    throw new Error("Nothing was thrown.");
}

const found = (message: string) => findErrors(message)[0]?.id;
const refusing = (status: number, body: unknown = { error: "No." }) => clientOf(() => json(body, status));
const classify = (client: InferenceClient, options?: Options) => client.textClassification({ inputs: "x" }, options);
const failing = (message: string, code: string) =>
    clientOf(() =>
        Promise.reject(new TypeError("fetch failed", { cause: Object.assign(new Error(message), { code }) })),
    );
const messages = [{ role: "user", content: "Hi" }];
const mappedTo = (mapping: readonly Mapping[]) => clientOf(() => json({ inferenceProviderMapping: mapping }));

describe("a status", () => {
    const statuses: readonly (readonly [number, ErrorId])[] = [
        [400, "bad-request"],
        [401, "key-not-accepted"],
        [402, "no-credit"],
        [403, "not-allowed"],
        [404, "not-found"],
        [405, "method-not-allowed"],
        [408, "request-timeout"],
        [410, "old-address"],
        [413, "too-large"],
        [415, "file-type-not-taken"],
        [422, "unprocessable"],
        [424, "failed-dependency"],
        [429, "too-many-requests"],
        [500, "server-error"],
        [502, "bad-gateway"],
        [503, "service-unavailable"],
        [504, "gateway-timeout"],
    ];

    test.each(statuses)("%i", async (status, id) => {
        expect(found(await messageOf(() => classify(refusing(status))))).toBe(id);
    });

    test("that sends elsewhere", async () => {
        const client = clientOf(() => new Response(null, { status: 301, headers: { location: "https://x.example" } }));
        expect(found(await messageOf(() => classify(client)))).toBe("redirected");
    });
});

describe("a body, as it was seen", () => {
    const bodies: readonly (readonly [unknown, number, ErrorId])[] = [
        [{ error: "Model owner/name does not exist" }, 404, "no-such-model"],
        [{ error: "Template error: no chat template", error_type: "template_error" }, 400, "chat-template"],
        [{ error: ["Error in `inputs.context`: field required"] }, 400, "field-is-missing"],
        [{ detail: [{ type: "missing", loc: ["body", "messages"], msg: "Field required" }] }, 422, "field-is-missing"],
        [{ detail: "Not Found" }, 404, "not-found"],
        [{ error: { message: "Invalid request", type: "invalid_request_error", param: "model" } }, 400, "bad-request"],
        [{ message: "No API key found in request", request_id: "1" }, 401, "no-key"],
        [{ error: "Model owner/name is currently loading", estimated_time: 20 }, 503, "model-is-loading"],
        [{ error: "The sandbox was told to fail." }, 500, "sandbox-was-told"],
        [
            {
                title: "Bad",
                invalid_fields: [{ type: "required", field: "input.text", description: "text is required" }],
            },
            422,
            "field-is-missing",
        ],
    ];

    test.each(bodies)("%j with %i", async (body, status, id) => {
        expect(found(await messageOf(() => classify(refusing(status, body))))).toBe(id);
        // People may also paste the body alone.
        expect(findErrors(JSON.stringify(body)).map((one) => one.id)).toContain(id);
    });
});

describe("a response that cannot be used", () => {
    const readStream = async (client: InferenceClient) => {
        for await (const _ of client.chatCompletionStream({ messages }));
    };
    const stream = { headers: { "content-type": "text/event-stream" } };
    const ofJson = { headers: { "content-type": "application/json" } };

    test.each<readonly [string, ErrorId, () => Response, (client: InferenceClient) => unknown]>([
        ["an error in a stream", "stream-broke", () => new Response('data: {"error":"Busy"}\n\n', stream), readStream],
        ["a page", "bad-gateway", () => new Response("<!doctype html><h1>Bad Gateway</h1>", { status: 502 }), classify],
        ["another shape", "provider-output-error", () => json({ ok: true }), classify],
        ["no JSON", "not-json", () => new Response("{", ofJson), classify],
        ["no stream", "not-a-stream", () => new Response("no healthy upstream"), readStream],
        ["too much", "too-much", () => json([["x".repeat(1000)]]), classify],
        [
            "a file at a private address",
            "result-not-downloaded",
            () => json({ output: ["http://127.0.0.1:8080/a.png"] }),
            (client) => client.textToImage({ inputs: "x" }),
        ],
    ])("%s", async (_, id, respond, call) => {
        expect(found(await messageOf(() => call(clientOf(respond, "hf_test", { maxBytes: 500 }))))).toBe(id);
    });
});

describe("a connection that fails", () => {
    test.each<readonly [string, string, ErrorId]>([
        ["getaddrinfo ENOTFOUND router.huggingface.co", "ENOTFOUND", "host-not-found"],
        ["connect ECONNREFUSED 127.0.0.1:9", "ECONNREFUSED", "connection-refused"],
        ["read ECONNRESET", "ECONNRESET", "connection-lost"],
        ["other side closed", "UND_ERR_SOCKET", "connection-lost"],
        ["Connect Timeout Error", "UND_ERR_CONNECT_TIMEOUT", "connect-timeout"],
        ["self-signed certificate", "DEPTH_ZERO_SELF_SIGNED_CERT", "certificate-not-trusted"],
        ["certificate has expired", "CERT_HAS_EXPIRED", "certificate-not-trusted"],
    ])("%s", async (message, code, id) => {
        expect(found(await messageOf(() => classify(failing(message, code))))).toBe(id);
    });

    test.each(["Failed to fetch", "NetworkError when attempting to fetch resource.", "Load failed"])(
        "in a browser: %s",
        async (message) => {
            const client = clientOf(() => Promise.reject(new TypeError(message)));
            expect(found(await messageOf(() => classify(client)))).toBe("browser-refused");
            expect(found(`TypeError: ${message}`)).toBe("browser-refused");
        },
    );

    test("for no reason that is said", async () => {
        const client = clientOf(() => Promise.reject(new TypeError("fetch failed")));
        expect(["inference-error", "unreachable"]).toContain(found(await messageOf(() => classify(client))));
    });
});

describe("a call that ends itself", () => {
    const silent = () => new Promise<Response>(() => {});

    test.each(["response", "total"])("by the timeout %s", async (name) => {
        const call = () => classify(clientOf(silent), { timeouts: { [name]: 10 } });
        expect(found(await messageOf(call))).toBe("timeout-error");
    });

    test("by the caller's signal", async () => {
        const call = () => classify(clientOf(silent), { signal: AbortSignal.abort() });
        expect(found(await messageOf(call))).toBe("aborted-error");
    });

    test.each<readonly [unknown, ErrorId]>([
        [{ status: "failed", error: "The prediction failed." }, "job-failed"],
        [{ status: "starting" }, "job-takes-too-long"],
    ])("by its job: %j", async (state, id) => {
        const submitted = { ...Object(state), status: "starting", urls: { get: "https://api.replicate.com/v1/p/1" } };
        const answers = [submitted, state];
        const client = clientOf(() => json(answers.length > 1 ? answers.shift() : answers[0]), "hf_test", {
            mapping: { provider: "replicate", providerId: "a/b", task: "text-to-image" },
            timeouts: { queue: 10 },
        });
        expect(found(await messageOf(() => client.textToImage({ inputs: "x", provider: "replicate" })))).toBe(id);
    });
});

describe("a call that cannot be made", () => {
    const client = clientOf(() => json([]));
    const call = { model: "owner/name", inputs: "x" };

    test.each<readonly [string, ErrorId, () => unknown]>([
        ["no model", "input-error", () => new InferenceClient("hf_x").fillMask({ inputs: "x" } as never)],
        ["inputs of another type", "value-does-not-fit", () => client.fillMask({ ...call, inputs: 5 as never })],
        ["no inputs", "field-is-missing", () => client.fillMask({ model: "owner/name" } as never)],
        ["a task that there is not", "value-does-not-fit", () => client.request(call, { task: "fil-mask" as never })],
        [
            "a provider that there is not",
            "no-such-provider",
            () => client.fillMask({ ...call, provider: "x" as never }),
        ],
        ["a task that is not served", "task-not-served", () => client.fillMask({ ...call, provider: "groq" })],
        [
            "a model that is an address",
            "not-a-model-id",
            () => client.fillMask({ ...call, model: "https://x.example" }),
        ],
        ["a model that is no id", "not-a-model-id", () => client.fillMask({ ...call, model: "../x" })],
        ["a server that is no address", "not-an-endpoint", () => client.fillMask({ ...call, endpointUrl: "server" })],
        [
            "a server, and a provider",
            "not-an-endpoint",
            () => client.fillMask({ ...call, endpointUrl: "https://x.example", provider: "groq" }),
        ],
        ["a token that was cut", "key-has-stray-characters", () => classify(clientOf(() => json([]), "hf_x\n"))],
        [
            "a key of another",
            "wrong-kind-of-key",
            () => clientOf(() => json({}), "key").chatCompletion({ messages, provider: "auto" }),
        ],
        [
            "a Hub token off the router",
            "wrong-kind-of-key",
            () => client.chatCompletion({ messages, provider: "openai", model: "openai/gpt-5-mini" }),
        ],
        [
            "the address of a file that has none",
            "no-address-of-the-file",
            () => client.textToImage({ ...call, provider: "hf-inference" }, { outputType: "url" }),
        ],
        [
            "another's model",
            "not-a-model-id",
            () => clientOf(() => json({}), "sk-x").chatCompletion({ messages, provider: "openai", model: "a/b" }),
        ],
        [
            "a recording that is not read",
            "file-type-not-taken",
            () =>
                buildRequest({
                    task: "automatic-speech-recognition",
                    provider: "fal-ai",
                    model: "a/b",
                    inputs: new Blob(["x"], { type: "audio/flac" }),
                }),
        ],
    ])("%s", async (_, id, work) => {
        expect(found(await messageOf(work))).toBe(id);
    });
});

describe("what the Hub says of a model", () => {
    const ask = (client: InferenceClient) => () =>
        client.chatCompletion({ messages, provider: "together", model: `owner/${Math.random()}` });

    test.each<readonly [string, ErrorId, InferenceClient]>([
        ["it does not know it", "no-such-model", refusing(404, { error: "Repository not found" })],
        ["it is busy", "too-many-requests", refusing(429)],
        ["nothing that can be read", "hub-api-error", clientOf(() => json({ inferenceProviderMapping: 1 }))],
        ["nobody serves it", "model-not-served", mappedTo([])],
        [
            "another serves it",
            "model-not-served",
            mappedTo([{ provider: "groq", providerId: "a", task: "conversational", status: "live" }]),
        ],
        [
            "it is served for another task",
            "served-for-another-task",
            mappedTo([{ provider: "together", providerId: "a", task: "text-to-image", status: "live" }]),
        ],
    ])("%s", async (_, id, client) => {
        expect(found(await messageOf(ask(client)))).toBe(id);
    });
});
