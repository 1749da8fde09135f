import { providerHelper } from "@callsheet/inference/providers";
import { type TaskId, taskIds, tasks } from "@callsheet/inference/tasks";
import { describe, expect, test } from "vitest";
import data from "./catalogue.json" with { type: "json" };
import { catalogue, find, lookUp, modelOf } from "./catalogue.ts";
import { defaultProviderOf, mappingAt, providersOf } from "./model.ts";
import { readCatalogue } from "./read-catalogue.ts";

describe("the catalogue", () => {
    test("is stored in the form of its schema", () => {
        expect(readCatalogue(data)).toEqual(catalogue);
    });

    test("holds the models of the public tables, each once, in the order of their names", () => {
        const ids = catalogue.models.map(({ id }) => id);
        expect(ids).toHaveLength(257);
        expect(new Set(ids).size).toBe(ids.length);
        expect(ids).toEqual(ids.toSorted((one, other) => (one.toLowerCase() < other.toLowerCase() ? -1 : 1)));
    });

    test("names of each model at each provider one id for a task", () => {
        for (const { id, mappings } of catalogue.models) {
            const places = mappings.map(({ provider, task }) => `${id} ${provider} ${task}`);
            expect(new Set(places).size, id).toBe(places.length);
        }
    });

    test("is of the day on which its newest pair was listed", () => {
        const days = catalogue.models.flatMap(({ mappings }) => mappings.map(({ lastListed = "" }) => lastListed));
        expect(days.toSorted().at(-1)).toBe(catalogue.asOf);
    });

    test("names for every newest pair a provider whose helper this client has", () => {
        const newest = catalogue.models.flatMap(({ mappings }) =>
            mappings.filter(({ lastListed }) => lastListed === catalogue.asOf),
        );
        expect(newest.length).toBeGreaterThanOrEqual(60);
        const without = newest.filter(({ provider, task }) => !providerHelper(provider, task));
        expect(without).toEqual([]);
    });
});

describe("the example model of a task", () => {
    /** Of a task without a listed provider, the catalogue knows nothing. */
    const listed = taskIds.filter((task) => find("", { task }).some(({ mappings }) => mappings.length > 0));

    test.each(listed)("of %s is one that the catalogue says its default provider serves", (task: TaskId) => {
        const model = modelOf(tasks[task].exampleModel);
        const provider = model && defaultProviderOf(model, task);
        expect(provider && providerHelper(provider, task), tasks[task].exampleModel).toBeDefined();
    });
});

describe("a model of the catalogue", () => {
    test("is found by its id or by the address of its page", () => {
        expect(modelOf("openai/whisper-large-v3")?.task).toBe("automatic-speech-recognition");
        expect(modelOf("https://huggingface.co/openai/whisper-large-v3?x=1")?.id).toBe("openai/whisper-large-v3");
        expect(modelOf("nobody/nothing")).toBeUndefined();
    });

    test("knows the provider's own id", () => {
        const flux = modelOf("black-forest-labs/FLUX.1-dev");
        if (!flux) throw new Error("the catalogue lacks FLUX.1-dev");
        expect(mappingAt(flux, "fal-ai")?.providerId).toBe("fal-ai/flux/dev");
        expect(mappingAt(flux, "groq")).toBeUndefined();
        expect(mappingAt(flux, "fal-ai", "text-to-video")).toBeUndefined();
    });

    test("names first who was listed last, and of the same day the default provider", () => {
        const whisper = modelOf("openai/whisper-large-v3");
        const flux = modelOf("black-forest-labs/FLUX.1-dev");
        if (!whisper || !flux) throw new Error("the catalogue lacks a well-known model");
        expect(defaultProviderOf(whisper)).toBe("hf-inference");
        // Also listed at the default provider, but half a year earlier.
        expect(providersOf(flux)).toContain("hf-inference");
        expect(defaultProviderOf(flux)).toBe("fal-ai");
    });

    test("says whether it reads images, as the Hub's tags do", () => {
        expect(modelOf("google/gemma-4-31B-it")).toMatchObject({
            readsImages: true,
            pipeline_tag: "image-text-to-text",
            tags: ["conversational"],
        });
        expect(modelOf("facebook/bart-large-cnn")).toMatchObject({ pipeline_tag: "summarization", tags: [] });
    });

    test("is looked up as the client's option mapping wants it", async () => {
        const entries = await lookUp("black-forest-labs/FLUX.1-dev");
        expect(entries).toContainEqual(
            expect.objectContaining({ provider: "fal-ai", providerId: "fal-ai/flux/dev", task: "text-to-image" }),
        );
        expect(await lookUp("nobody/nothing")).toEqual([]);
    });
});
