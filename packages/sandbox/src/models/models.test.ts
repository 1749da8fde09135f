import { catalogue } from "@callsheet/catalogue";
import { describe, expect, test } from "vitest";
import { Models, suggestedTasks, wellKnownModels } from "./models.ts";
import { providerTasks } from "./provider-tasks.ts";

const models = new Models({});
const at = (provider: string, hubId: string, all = models) =>
    all.mapping(hubId).filter((entry) => entry.provider === provider);

describe("models of the catalogue", () => {
    const pairs = catalogue.models.flatMap(({ mappings }) => mappings);
    const openPairs = pairs.filter(({ provider, task }) => providerTasks[provider].includes(task));

    test("are served where the catalogue says, under the id that it says", () => {
        expect(openPairs.length).toBeGreaterThan(300);
        for (const { provider, hfModelId = "", providerId, task, adapter } of openPairs) {
            expect(at(provider, hfModelId)).toContainEqual(
                expect.objectContaining({ providerId, task, status: "live", ...(adapter && { adapter }) }),
            );
        }
    });

    test("are found by that id, for the task that is asked for", () => {
        for (const { provider, providerId, task } of openPairs) {
            expect(models.served(provider, providerId, [task])).toMatchObject({ provider, providerId, task });
        }
    });

    test("have a made-up id where the catalogue does not list them, so that every provider can be tried", () => {
        expect(at("fal-ai", "black-forest-labs/FLUX.1-dev")[0]?.providerId).toBe("fal-ai/flux/dev");
        expect(at("nscale", "black-forest-labs/FLUX.1-dev")[0]?.providerId).toBe(
            "nscale/black-forest-labs--FLUX.1-dev",
        );
    });

    test("are adapters where it says so, and served by nobody else", () => {
        const adapters = catalogue.models.filter(({ mappings }) => mappings.some(({ adapter }) => adapter));
        expect(adapters).not.toEqual([]);
        for (const { id, mappings } of adapters) {
            const listed = mappings.filter(({ provider, task }) => providerTasks[provider].includes(task));
            expect(models.mapping(id)).toHaveLength(listed.length);
        }
    });
});

describe("models that somebody gives", () => {
    const id = "moonshotai/Kimi-K3";

    test("have the catalogue's ids unless others are given", () => {
        expect(at("fireworks-ai", id, new Models({ [id]: "conversational" }))[0]?.providerId).toBe(
            "accounts/fireworks/models/kimi-k3",
        );
        const models = new Models({
            [id]: { task: "conversational", providers: { groq: {}, together: { providerId: "x" } } },
        });
        expect(models.mapping(id).map(({ provider, providerId }) => [provider, providerId])).toEqual([
            ["groq", "groq/moonshotai--Kimi-K3"],
            ["together", "x"],
        ]);
    });

    test("do what is said, and nothing else", () => {
        const models = new Models({ "poolside/Laguna-S-2.1": "text-generation" });
        expect(new Set(models.mapping("poolside/Laguna-S-2.1").map(({ task }) => task))).toEqual(
            new Set(["text-generation"]),
        );
    });

    test("come before others that a provider calls the same", () => {
        const models = new Models({
            "a/b": { task: "text-to-image", providers: { "fal-ai": { providerId: "fal-ai/flux/dev" } } },
        });
        expect(models.served("fal-ai", "fal-ai/flux/dev")?.hfModelId).toBe("a/b");
    });
});

describe("what a name suggests", () => {
    test.each([
        ["openai/whisper-large-v3", "automatic-speech-recognition"],
        ["BAAI/bge-m3", "feature-extraction"],
        ["intfloat/multilingual-e5-large-instruct", "feature-extraction"],
        ["thenlper/gte-large", "feature-extraction"],
        ["sentence-transformers/all-MiniLM-L6-v2", "feature-extraction"],
        ["Qwen/Qwen3-Embedding-8B", "feature-extraction"],
        ["google-bert/bert-base-uncased", "fill-mask"],
        ["FacebookAI/xlm-roberta-base", "fill-mask"],
        ["black-forest-labs/FLUX.1-schnell", "text-to-image"],
        ["black-forest-labs/FLUX.1-Kontext-dev", "image-to-image"],
        ["Wan-AI/Wan2.2-T2V-A14B", "text-to-video"],
        ["Wan-AI/Wan2.2-I2V-A14B", "image-to-video"],
        ["facebook/nllb-200-distilled-600M", "translation"],
        ["Helsinki-NLP/opus-mt-en-gu", "translation"],
        ["google-t5/t5-small", "translation"],
        ["facebook/bart-large-cnn", "summarization"],
        ["facebook/bart-large-mnli", "zero-shot-classification"],
        ["dslim/bert-base-NER", "token-classification"],
        ["distilbert/distilbert-base-uncased-finetuned-sst-2-english", "text-classification"],
        ["facebook/mms-tts-guj", "text-to-speech"],
        ["facebook/musicgen-small", "text-to-audio"],
        ["openai-community/gpt2", "conversational"],
        ["meta-llama/Llama-3.1-8B-Instruct", "conversational"],
        ["mistralai/Mistral-7B-v0.1", "conversational"],
        ["google/flan-t5-xxl", "conversational"],
        ["facebook/sam-vit-base", "image-segmentation"],
        ["Salesforce/blip-image-captioning-large", "image-to-text"],
    ])("%s: %s", (id, task) => {
        expect(suggestedTasks(id)[0]).toBe(task);
    });

    test("nothing, where it says nothing", () => {
        for (const id of ["me/my-own", "acme/north-star", "x"]) expect(suggestedTasks(id)).toEqual([]);
    });

    test("agrees with what is known of most well-known models", () => {
        const all = [...wellKnownModels];
        const right = all.filter(([id, task]) => [...suggestedTasks(id), "conversational"].includes(task));
        expect(right.length / all.length).toBeGreaterThan(0.85);
    });
});
