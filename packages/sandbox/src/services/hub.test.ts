import { describe, expect, test } from "vitest";
import { startSandbox } from "../sandbox.ts";
import { get, useSandbox } from "../testing.ts";

const sandbox = useSandbox({
    models: {
        "a/lora": {
            task: "text-to-image",
            providers: {
                "fal-ai": {
                    providerId: "fal-ai/lora",
                    adapter: "lora",
                    adapterWeightsPath: "w.safetensors",
                    status: "staging",
                },
            },
        },
    },
});
const modelInfo = async (id: string, init?: RequestInit, at = sandbox()) => {
    const response = await at.fetch(`https://huggingface.co/api/models/${id}?expand[]=inferenceProviderMapping`, init);
    return { status: response.status, body: await response.json() };
};

describe("the Hub's mapping", () => {
    test("lists who serves a model, under which id", async () => {
        const { body } = await modelInfo("any/sentence-similarity");
        expect(body).toEqual({
            _id: expect.any(String),
            id: "any/sentence-similarity",
            inferenceProviderMapping: [
                {
                    provider: "hf-inference",
                    providerId: "any/sentence-similarity",
                    hfModelId: "any/sentence-similarity",
                    status: "live",
                    task: "sentence-similarity",
                },
            ],
        });
    });

    test("knows models that the sandbox was told of", async () => {
        expect((await modelInfo("a/lora")).body.inferenceProviderMapping).toEqual([
            {
                provider: "fal-ai",
                providerId: "fal-ai/lora",
                hfModelId: "a/lora",
                status: "staging",
                task: "text-to-image",
                adapter: "lora",
                adapterWeightsPath: "w.safetensors",
            },
        ]);
    });

    test("has the older form for libraries that ask in the older way", async () => {
        const response = await sandbox().fetch(
            "https://huggingface.co/api/models/google/deplot?expand=inferenceProviderMapping",
            get(),
        );
        expect((await response.json()).inferenceProviderMapping).toMatchObject({
            "hf-inference": { providerId: "google/deplot", status: "live" },
        });
    });

    test("has the older form by option", async () => {
        const older = await startSandbox({ mappingForm: "record" });
        const { body } = await modelInfo("google/deplot", undefined, older);
        expect(body.inferenceProviderMapping).toEqual({
            "hf-inference": {
                providerId: "google/deplot",
                hfModelId: "google/deplot",
                status: "live",
                task: "visual-question-answering",
            },
        });
        await older.close();
    });

    test("a model that is not there is a 404, for strangers a 401", async () => {
        expect(await modelInfo("nobody/knows", get())).toEqual({
            status: 404,
            body: { error: "Repository not found" },
        });
        expect((await modelInfo("nobody/knows")).status).toBe(401);
    });

    test("says what is asked for, and no more", async () => {
        const fields = ["pipeline_tag", "tags", "library_name", "inference", "inferenceProviderMapping"];
        const query = fields.map((field) => `expand[]=${field}`).join("&");
        const response = await sandbox().fetch(`https://huggingface.co/api/models/google/gemma-2-2b-it?${query}`);
        const body = await response.json();
        expect(Object.keys(body).toSorted()).toEqual(["_id", "id", ...fields].toSorted());
        expect(body).toMatchObject({ pipeline_tag: "text-generation", inference: "warm" });
        expect(body.tags).toContain("conversational");
    });

    test("says of a model of vectors that it compares sentences as well, without which clients send it none", async () => {
        const response = await sandbox().fetch("https://huggingface.co/api/models/intfloat/multilingual-e5-large");
        expect((await response.json()).tags).toEqual(["feature-extraction", "sentence-similarity"]);
    });
});

describe("the Hub's list of models", () => {
    type Listed = { id: string; pipeline_tag: string; inferenceProviderMapping?: { provider: string }[] };
    const listed = async (query: string): Promise<Listed[]> =>
        await (await sandbox().fetch(`https://huggingface.co/api/models?${query}`)).json();

    test("is narrowed to providers and to a tag", async () => {
        const models = await listed("inference_provider=wavespeed&pipeline_tag=text-to-video");
        expect(models.map(({ id }) => id)).toContain("tencent/HunyuanVideo");
        for (const { pipeline_tag } of models) expect(pipeline_tag).toBe("text-to-video");
        const either = await listed("inference_provider=cohere,wavespeed");
        expect(either.map(({ id }) => id)).toEqual(
            expect.arrayContaining(["tencent/HunyuanVideo", "google/gemma-2-2b-it"]),
        );
        expect((await listed("inference_provider=all")).length).toBeGreaterThan(either.length);
    });

    test("is searched, ordered and cut", async () => {
        const found = await listed("search=whisper");
        expect(found.map(({ id }) => id)).toContain("openai/whisper-large-v3");
        for (const { id } of found) expect(id.toLowerCase()).toContain("whisper");
        const [all, some] = [await listed("sort=likes"), await listed("sort=likes&limit=3")];
        expect(some).toEqual(all.slice(0, 3));
        expect(await listed("sort=downloads")).not.toEqual(all);
    });

    test("has the mapping of each where it is asked for", async () => {
        const models = await listed("inference_provider=fal-ai&expand[]=inferenceProviderMapping");
        for (const { inferenceProviderMapping } of models) {
            expect(inferenceProviderMapping).toContainEqual(expect.objectContaining({ provider: "fal-ai" }));
        }
        expect((await listed("limit=1"))[0]).not.toHaveProperty("inferenceProviderMapping");
    });

    test.each([
        ["provider=fal-ai", "inference_provider"],
        ["inference_provider=fall-ai", "fal-ai"],
        ["sort=stars", "likes"],
        ["limit=0", "a number from 1"],
        ["limit=many", "a number from 1"],
    ])("refuses ?%s", async (query, hint) => {
        const response = await sandbox().fetch(`https://huggingface.co/api/models?${query}`);
        expect(response.status).toBe(400);
        expect(response.headers.get("x-sandbox-hint")).toContain(hint);
    });
});

describe("the Hub's look-ups", () => {
    const ask = async (path: string, init?: RequestInit) =>
        await sandbox().fetch(`https://huggingface.co${path}`, init);
    const hints = () => sandbox().requests.map(({ hint }) => hint);

    test("tell the owner of a token who it is, and nobody without one", async () => {
        const response = await ask("/api/whoami-v2", get());
        expect(await response.json()).toMatchObject({
            type: "user",
            name: expect.any(String),
            orgs: [],
            auth: { accessToken: { displayName: expect.any(String), role: "read" } },
        });
        expect(hints()).toEqual([undefined]);
        expect((await ask("/api/whoami-v2")).status).toBe(401);
    });

    test("name no agent, and take what is counted", async () => {
        expect(await (await ask("/api/agent-harnesses")).json()).toEqual({});
        expect((await ask("/api/telemetry/gradio/initiated", { method: "HEAD" })).status).toBe(200);
        expect(hints()).toEqual([undefined, undefined]);
    });

    test("describe a model at a revision, whatever the libraries ask of it", async () => {
        const expand =
            "author cardData config createdAt downloads gated gguf lastModified likes private safetensors sha"
                .split(" ")
                .map((key) => `expand=${key}`)
                .join("&");
        const id = "google/gemma-2-2b-it";
        const whole = await (await ask(`/api/models/${id}`)).json();
        const some = await (await ask(`/api/models/${id}/revision/HEAD?${expand}`)).json();
        expect(whole).toMatchObject({ ...some, siblings: [], modelId: id });
        expect(some).toMatchObject({ id, author: "google", gated: false, downloads: expect.any(Number) });
        expect(hints()).toEqual([undefined, undefined]);
        await ask(`/api/models/${id}?expand=colour`);
        expect(hints().at(-1)).toMatch(/does not have colour yet/);
    });

    test("list models by owner and tag", async () => {
        const listed = await (
            await ask("/api/models?author=google&filter=conversational&gated=False&full=True")
        ).json();
        expect(listed.map(({ id }: { id: string }) => id)).toContain("google/gemma-2-2b-it");
        for (const { id } of listed) expect(id).toMatch(/^google\//);
        expect(await (await ask("/api/models?gated=True")).json()).toEqual([]);
        expect(hints()).toEqual([undefined, undefined]);
    });

    test.each([
        "/google/gemma-2-2b-it/resolve/main/config.json",
        "/gpt2/resolve/main/a/b.txt",
        "/google/gemma-2-2b-it/raw/main/config.json",
        "/api/models/google/gemma-2-2b-it/tree/main",
    ])("say that there are no files: %s", async (path) => {
        const response = await ask(path, { method: "HEAD" });
        expect(response.status).toBe(404);
        expect(response.headers.get("x-error-code")).toBe("EntryNotFound");
        expect(response.headers.get("x-error-message")).toMatch(/The sandbox has no files of models/);
    });
});

describe("the router's list of models", () => {
    const askHub = async (path: string, init?: RequestInit) => {
        const response = await sandbox().fetch(`https://router.huggingface.co/v1/models${path}`, init);
        return { status: response.status, body: await response.json() };
    };

    test("tells anybody which models chat, and what providers ask for them", async () => {
        const { status, body } = await askHub("");
        expect(status).toBe(200);
        const found = body.data.find(({ id }: { id: string }) => id === "openai/gpt-oss-120b");
        expect(found).toMatchObject({
            object: "model",
            owned_by: "openai",
            architecture: { input_modalities: ["text"], output_modalities: ["text"] },
        });
        for (const provider of found.providers) {
            expect(provider).toMatchObject({
                status: "live",
                first_token_latency_ms: expect.any(Number),
                throughput: expect.any(Number),
            });
        }
        const says = (key: string) => found.providers.filter((provider: object) => key in provider).length;
        // Only some entries have the field.
        for (const key of ["pricing", "context_length", "supports_tools", "supports_structured_output"]) {
            expect(says(key)).toBeGreaterThan(0);
        }
        expect(says("pricing")).toBeLessThan(found.providers.length);
    });

    test("says the same of a model by itself", async () => {
        const { body } = await askHub("");
        const [first] = body.data;
        expect(await askHub(`/${first.id}`, get())).toEqual({ status: 200, body: first });
    });

    test("has no models that do not chat, and none that is not there", async () => {
        const { body } = await askHub("");
        const ids = body.data.map(({ id }: { id: string }) => id);
        expect(ids).not.toContain("openai/whisper-large-v3");
        for (const id of ["openai/whisper-large-v3", "nobody/knows"]) {
            expect(await askHub(`/${id}`)).toMatchObject({ status: 404, body: { error: { code: "model_not_found" } } });
        }
    });

    test("refuses a provider's key", async () => {
        expect((await askHub("", get("Bearer provider-key"))).status).toBe(401);
    });
});
