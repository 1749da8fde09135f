import { taskIds } from "@callsheet/inference";
import { describe, expect, test } from "vitest";
import { serves, serviceIds } from "../models/serves.ts";
import { startSandbox } from "../sandbox.ts";
import { get, useSandbox } from "../testing.ts";
import { services } from "./registry.ts";

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

    test("models can be listed by provider", async () => {
        const url = "https://huggingface.co/api/models?inference_provider=wavespeed&pipeline_tag=text-to-video";
        const models: { id: string }[] = await (await sandbox().fetch(url)).json();
        expect(models.map(({ id }) => id)).toContain("tencent/HunyuanVideo");
    });
});

describe("the registry", () => {
    test("every provider has a service, and every task a provider", () => {
        expect(services.map(({ id }) => id).toSorted()).toEqual([...serviceIds].toSorted());
        for (const task of taskIds) expect(serviceIds.some((id) => serves[id].includes(task))).toBe(true);
    });
});
