import { HubApiError, InferenceError } from "@callsheet/inference";
import { type Sandbox, startSandbox } from "@callsheet/sandbox";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createHub, type HubSettings } from "./hub.ts";

let sandbox: Sandbox;
beforeAll(async () => {
    sandbox = await startSandbox({
        models: {
            "me/my-lora": {
                task: "text-to-image",
                providers: {
                    "fal-ai": { providerId: "fal-ai/lora", adapter: "lora", adapterWeightsPath: "w.safetensors" },
                },
            },
            "me/staged": { task: "text-to-video", providers: { wavespeed: { status: "staging" } } },
        },
    });
});
beforeEach(() => sandbox.reset());
afterAll(async () => await sandbox.close());

const hubOf = (settings?: HubSettings) => createHub({ fetch: sandbox.fetch, ...settings });
const paths = () => sandbox.requests.map(({ url }) => new URL(url).pathname);

/** A hub whose every response has this body. */
const saying = (body: unknown) => createHub({ fetch: async () => Response.json(body) });

describe("a model of the Hub", () => {
    test("has the form of the catalogue's", async () => {
        expect(await hubOf().modelOf("https://huggingface.co/me/my-lora")).toEqual({
            id: "me/my-lora",
            task: "text-to-image",
            downloads: expect.any(Number),
            pipeline_tag: "text-to-image",
            tags: [],
            readsImages: false,
            mappings: [
                {
                    provider: "fal-ai",
                    providerId: "fal-ai/lora",
                    hfModelId: "me/my-lora",
                    status: "live",
                    task: "text-to-image",
                    adapter: "lora",
                    adapterWeightsPath: "w.safetensors",
                },
            ],
        });
        expect((await hubOf().modelOf("me/staged")).mappings).toMatchObject([{ status: "staging" }]);
    });

    test("has the terms of those who serve it for chat", async () => {
        const model = await hubOf().modelOf("openai/gpt-oss-120b");
        expect(model).toMatchObject({ task: "conversational", pipeline_tag: "text-generation" });
        const terms = model.mappings.filter(({ task }) => task === "conversational").map((mapping) => mapping.terms);
        for (const each of terms) {
            expect(each).toMatchObject({ throughput: expect.any(Number), firstTokenLatency: expect.any(Number) });
        }
        expect(terms).toContainEqual(
            expect.objectContaining({ price: { input: expect.any(Number), output: expect.any(Number) } }),
        );
        expect(paths()).toEqual(["/api/models/openai/gpt-oss-120b", "/v1/models/openai/gpt-oss-120b"]);
    });

    test("is known without its terms where the router cannot tell", async () => {
        sandbox.fail({ kind: "status", status: 500, at: "/v1/models", times: 2 });
        const { mappings } = await hubOf().modelOf("openai/gpt-oss-120b");
        expect(mappings.length).toBeGreaterThan(0);
        expect(mappings.every(({ terms }) => terms === undefined)).toBe(true);
    });

    test("is read from the older form of the mapping as well", async () => {
        const older = await startSandbox({ mappingForm: "record" });
        const read = await hubOf({ fetch: older.fetch }).modelOf("tencent/HunyuanVideo");
        expect(read).toEqual(await hubOf().modelOf("tencent/HunyuanVideo"));
        await older.close();
    });

    test("has no entries of providers and tasks that are not known here, whatever stands beside", async () => {
        const entry = { providerId: "x", status: "live", task: "text-to-image" };
        const { mappings } = await saying({
            id: "a/b",
            pipeline_tag: "text-to-image",
            tags: null,
            surprise: { of: ["any", "kind"] },
            inferenceProviderMapping: [
                { ...entry, provider: "together", adapter: null, more: 1 },
                { ...entry, provider: "somebody-new" },
                { ...entry, provider: "fal-ai", task: "text-to-3d" },
                { ...entry, provider: "auto" },
            ],
        }).modelOf("a/b");
        expect(mappings).toEqual([{ ...entry, provider: "together", hfModelId: "a/b" }]);
    });

    test.each([
        ["text-generation", ["conversational"], [], { task: "conversational", readsImages: false }],
        ["image-text-to-text", ["conversational"], [], { task: "conversational", readsImages: true }],
        ["text-generation", [], [], { task: "text-generation", readsImages: false }],
        ["text-generation", [], ["conversational"], { task: "conversational", tags: ["conversational"] }],
        ["image-text-to-text", [], ["conversational"], { task: "conversational", readsImages: true }],
        ["robotics", [], ["fill-mask"], { task: "fill-mask", pipeline_tag: "fill-mask" }],
    ])("tagged %s %j and served for %j has the task that follows", async (pipeline_tag, tags, tasks, expected) => {
        const inferenceProviderMapping = tasks.map((task) => ({ provider: "hf-inference", providerId: "a/b", task }));
        const model = await saying({ id: "a/b", pipeline_tag, tags, inferenceProviderMapping }).modelOf("a/b");
        expect(model).toMatchObject(expected);
    });
});

describe("a search at the Hub", () => {
    test("finds the models that somebody serves", async () => {
        const found = await hubOf().find("flux", { task: "text-to-image" });
        expect(found.map(({ id }) => id)).toContain("black-forest-labs/FLUX.1-dev");
        for (const { task, mappings } of found) {
            expect(task).toBe("text-to-image");
            expect(mappings.length).toBeGreaterThan(0);
        }
    });

    test("narrows to a provider, and is cut", async () => {
        const found = await hubOf().find("", { provider: "wavespeed", limit: 3, sort: "likes" });
        expect(found).toHaveLength(3);
        for (const { mappings } of found) {
            expect(mappings).toContainEqual(expect.objectContaining({ provider: "wavespeed" }));
        }
    });

    test("has the terms of models that chat, for one question to the router", async () => {
        const found = await hubOf().find("", { task: "conversational" });
        expect(found.length).toBeGreaterThan(0);
        for (const { mappings } of found) {
            const chat = mappings.filter(({ task }) => task === "conversational");
            expect(chat.every(({ terms }) => terms !== undefined)).toBe(true);
        }
        expect(paths().filter((path) => path === "/v1/models")).toHaveLength(1);
    });

    test("takes the address of a model's page", async () => {
        const found = await hubOf().find("https://huggingface.co/openai/whisper-large-v3/tree/main");
        expect(found.map(({ id }) => id)).toContain("openai/whisper-large-v3");
        for (const { id } of found) expect(id).toContain("openai/whisper-large-v3");
    });

    test("shows models for adults only to those who give their exact name", async () => {
        const hub = saying(
            ["a/plain", "a/uncensored", "a/tagged"].map((id) => ({
                id,
                tags: id === "a/tagged" ? ["not-for-all-audiences"] : [],
                pipeline_tag: "text-to-image",
                inferenceProviderMapping: [{ provider: "fal-ai", providerId: id, task: "text-to-image" }],
            })),
        );
        expect((await hub.find("a")).map(({ id }) => id)).toEqual(["a/plain"]);
        expect((await hub.find("a/tag")).map(({ id }) => id)).not.toContain("a/tagged");
        for (const id of ["a/uncensored", "a/tagged"]) {
            expect(await hub.find(id)).toContainEqual(expect.objectContaining({ id, forAdults: true }));
        }
    });
});

describe("the router's models", () => {
    test("have the terms of each provider", async () => {
        const chat = await hubOf().chatModels();
        const model = chat.get("google/gemma-2-2b-it");
        expect(model).toMatchObject({ id: "google/gemma-2-2b-it", readsImages: false });
        expect(Object.keys(model?.terms ?? {})).toContain("groq");
        expect(chat.has("openai/whisper-large-v3")).toBe(false);
    });
});

describe("what is asked", () => {
    test("is asked once, also at the same time", async () => {
        const hub = hubOf();
        const [one, other] = await Promise.all([hub.modelOf("me/my-lora"), hub.modelOf("me/my-lora")]);
        expect(one).toBe(other);
        await hub.modelOf("me/my-lora");
        expect(paths()).toEqual(["/api/models/me/my-lora"]);
    });

    test("ends when nobody waits for it any more", async () => {
        sandbox.fail({ kind: "silence", at: "/api/models" });
        const outdated = new AbortController();
        const answer = hubOf().find("fl", {}, { signal: outdated.signal });
        const ended = expect(answer).rejects.toMatchObject({ name: "AbortError" });
        await expect.poll(() => sandbox.requests).toHaveLength(1);
        outdated.abort();
        await ended;
        await expect.poll(() => sandbox.requests[0]?.outcome).toBe("left");
    });

    test("carries a Hub token, in the header alone, and no other token", async () => {
        await hubOf({ accessToken: "hf_secret" }).modelOf("openai/gpt-oss-120b");
        expect(sandbox.requests.map(({ headers }) => headers.get("authorization"))).toEqual([
            "Bearer hf_secret",
            "Bearer hf_secret",
        ]);
        for (const { url, leak } of sandbox.requests) {
            expect({ url, leak }).toEqual({ url: expect.not.stringContaining("hf_secret"), leak: undefined });
            expect(new URL(url).protocol).toBe("https:");
        }
        sandbox.reset();
        await hubOf({ accessToken: "sk-another" }).modelOf("me/my-lora");
        expect(sandbox.requests[0]?.headers.has("authorization")).toBe(false);
    });
});

describe("what goes wrong is said to a person", () => {
    const failing = async (answer: Promise<unknown>): Promise<InferenceError> => {
        const error = await answer.then(
            () => new Error("It did not fail."),
            (error: unknown) => error,
        );
        if (!(error instanceof InferenceError)) throw error;
        return error;
    };

    test.each([{}, { accessToken: "hf_secret" }])("a model that is not there, or private: %j", async (settings) => {
        const error = await failing(hubOf(settings).modelOf("nobody/nothing"));
        expect(error).toBeInstanceOf(HubApiError);
        expect(error).toMatchObject({ status: "accessToken" in settings ? 404 : 401, model: "nobody/nothing" });
        expect(error.message).toBe(
            "The Hub shows no model nobody/nothing: there is none of that name, or it is private.",
        );
    });

    test("too many questions, and when to ask again", async () => {
        sandbox.fail({ kind: "status", status: 429, retryAfter: 90, at: "/api/models" });
        const error = await failing(hubOf().find("flux"));
        expect(error).toMatchObject({ name: "HubApiError", status: 429, retryAfter: 90 });
        expect(error.message).toContain("Too many requests: try again in 90 seconds");
        expect(sandbox.requests).toHaveLength(1);
    });

    test("a server that fails", async () => {
        sandbox.fail({ kind: "status", status: 500, at: "/api/models", times: 2 });
        expect(await failing(hubOf().modelOf("me/my-lora"))).toMatchObject({ name: "HubApiError", status: 500 });
        // A failure is not cached.
        expect((await hubOf().modelOf("me/my-lora")).id).toBe("me/my-lora");
    });

    test("no network", async () => {
        sandbox.fail({ kind: "reset", at: "/api/models", times: 2 });
        const error = await failing(hubOf().modelOf("me/my-lora"));
        expect(error.status).toBeUndefined();
        expect(error.message).toContain("huggingface.co could not be reached");
    });

    test("a connection that fails once is tried again", async () => {
        sandbox.fail({ kind: "reset", at: "/api/models" });
        expect((await hubOf().modelOf("me/my-lora")).id).toBe("me/my-lora");
    });

    test("a Hub that keeps silent", async () => {
        // Not the sandbox, because a request to it could still be on its way when the next test begins.
        const silent: typeof fetch = (_url, init) =>
            new Promise((_, reject) => init?.signal?.addEventListener("abort", () => reject(init.signal?.reason)));
        const error = await failing(hubOf({ fetch: silent, timeouts: { response: 50 } }).modelOf("me/my-lora"));
        expect(error.name).toBe("TimeoutError");
    });

    test.each([
        ["html", "not JSON"],
        ["empty", "not parse"],
        ["invalid-json", "not parse"],
        ["wrong-shape", "cannot be read: id"],
    ] as const)("an answer that is none: %s", async (kind, message) => {
        sandbox.fail({ kind, at: "/api/models" });
        const error = await failing(hubOf().modelOf("me/my-lora"));
        expect(error).toMatchObject({ name: "HubApiError" });
        expect(error.message).toContain(message);
    });

    test("a mapping that cannot be read", async () => {
        const hub = saying({ id: "a/b", pipeline_tag: "fill-mask", inferenceProviderMapping: [{ provider: "groq" }] });
        expect((await failing(hub.modelOf("a/b"))).message).toContain("no mapping that can be read");
    });

    test("a model that does nothing that there are calls for", async () => {
        const hub = saying({ id: "a/b", pipeline_tag: "robotics" });
        expect((await failing(hub.modelOf("a/b"))).message).toContain("no task that there are calls for");
    });

    test("and never with the token", async () => {
        sandbox.fail({ kind: "echo", at: "/api/models" });
        const error = await failing(hubOf({ accessToken: "hf_secret_token" }).modelOf("me/my-lora"));
        expect(error.message).not.toContain("hf_secret_token");
        expect(JSON.stringify([error, error.cause])).not.toContain("hf_secret_token");
    });
});
