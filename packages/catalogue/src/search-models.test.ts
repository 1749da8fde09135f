import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { catalogue, find } from "./catalogue.ts";
import { isForAdults, tagsOf } from "./hub-tags.ts";
import type { ProviderId } from "./model.ts";
import { misspeltName, nearestNames, noSuchName } from "./nearest-names.ts";
import { idOf, nearModels, search } from "./search-models.ts";

const ids = (models: readonly { readonly id: string }[]) => models.map(({ id }) => id);
const model = fc.constantFrom(...catalogue.models).filter(({ forAdults }) => !forAdults);

describe("finding models", () => {
    test("has the model first whose id is typed, however it is written", () => {
        fc.assert(
            fc.property(model, fc.boolean(), ({ id }, lower) => {
                expect(find(lower ? id.toLowerCase() : id)[0]?.id.toLowerCase()).toBe(id.toLowerCase());
            }),
        );
    });

    test("holds a model for any part of its id", () => {
        fc.assert(
            fc.property(model, fc.nat(), fc.nat(), ({ id }, start, length) => {
                const from = start % id.length;
                expect(ids(find(id.slice(from, from + 1 + length)))).toContain(id);
            }),
        );
    });

    test("takes words in any order, of owner, name and task", () => {
        const found = ids(find("turbo whisper"));
        expect(found).toEqual(ids(find("whisper turbo")));
        expect(found[0]).toBe("openai/whisper-large-v3-turbo");
        expect(ids(find("openai speech"))).toContain("openai/whisper-large-v3");
    });

    test("names those first whose name begins with the text", () => {
        const [first, second] = ids(find("bart"));
        expect([first, second]).toEqual(["facebook/bart-large-cnn", "facebook/bart-large-mnli"]);
    });

    test("narrows to a task and a provider", () => {
        for (const { mappings } of find("", { task: "text-to-image", provider: "fal-ai" })) {
            expect(mappings).toContainEqual(expect.objectContaining({ provider: "fal-ai", task: "text-to-image" }));
        }
        expect(find("", { task: "sentence-similarity" })).toEqual(find("", { task: "feature-extraction" }));
        expect(find("no such model at all")).toEqual([]);
    });

    test("does not show learners what is for adults, unless they give its exact name", () => {
        const hidden = catalogue.models.filter(({ forAdults }) => forAdults);
        expect(hidden.length).toBeGreaterThan(0);
        for (const text of ["", "flux", "flux uncensored", "uncensored", "nsfw", "lustlyai", "enhanceaiteam/"]) {
            expect(find(text).filter(({ forAdults }) => forAdults)).toEqual([]);
        }
        for (const { id } of hidden) {
            const [owner = "", name = ""] = id.split("/");
            expect([ids(find(id)), ids(find(` ${name.toUpperCase()} `))]).toEqual([[id], [id]]);
            expect(ids(find(`https://huggingface.co/${owner}/${name}`))).toEqual([id]);
            expect(ids(find(id.slice(0, -1)))).not.toContain(id);
        }
        // A model that finds such images is for everybody.
        expect(ids(find("image classification"))).toContain("Falconsai/nsfw_image_detection");
    });

    test("names those first that are popular: which most providers serve now, then which are downloaded most", () => {
        expect(find("")[0]?.id).toBe("zai-org/GLM-5.2");
        const named = (id: string, providers: readonly ProviderId[], lastListed: string, downloads?: number) => ({
            ...{ id, task: "conversational" as const, ...tagsOf("conversational", false), readsImages: false },
            ...(downloads !== undefined && { downloads }),
            mappings: providers.map((provider) => ({
                ...{ provider, providerId: id, hfModelId: id, task: "conversational" as const, lastListed },
            })),
        });
        const models = [
            named("a/once-everywhere", ["groq", "together", "novita"], "2025-04-16"),
            named("a/few", ["groq"], "2026-08-21", 10),
            named("a/known", ["groq"], "2026-07-01", 1000),
            named("z/many", ["groq", "together"], "2026-08-01"),
        ];
        expect(ids(search(models, ""))).toEqual(["z/many", "a/known", "a/few", "a/once-everywhere"]);
    });

    test("never fails, whatever is typed", () => {
        fc.assert(fc.property(fc.string({ unit: "binary" }), (text) => Array.isArray(find(text))));
    });
});

describe("the id in a text", () => {
    test.each([
        ["openai/whisper-large-v3", "openai/whisper-large-v3"],
        [" gpt2 ", "gpt2"],
        ["https://huggingface.co/openai/whisper-large-v3", "openai/whisper-large-v3"],
        ["huggingface.co/openai/whisper-large-v3/blob/main/config.json", "openai/whisper-large-v3"],
        ["https://hf.co/gpt2?library=transformers#use", "gpt2"],
    ])("%s is %s", (text, id) => {
        expect(idOf(text)).toBe(id);
    });

    test.each(["https://huggingface.co/datasets/squad", "https://example.com/owner/name", "two words", "a/b/c", ""])(
        "%s has none",
        (text) => {
            expect(idOf(text)).toBeUndefined();
        },
    );
});

test.each([
    ["togehter", ["together"]],
    ["FAL", ["fal-ai"]],
    ["nobody", []],
    ["", []],
])("%j stands for %j", (misspelt, names) => {
    expect(nearestNames(misspelt, ["fal-ai", "groq", "together"])).toEqual(names);
});

test("at most three names are given", () => {
    expect(nearestNames("a", ["aa", "ab", "ac", "ad"])).toHaveLength(3);
});

test.each(["openai/wisper-large-v3", "wisper-large-v3"])(
    "a model is found by %s, with and without its owner",
    (text) => {
        expect(nearModels(catalogue.models, text)).toContain("openai/whisper-large-v3");
        expect(nearModels(catalogue.models, "no/such-thing-at-all")).toEqual([]);
    },
);

const parameters = ["width", "height", "num_inference_steps", "max_tokens", "temperature", "top_p", "stop", "seed"];

test.each([
    ["widht", "width"],
    ["Width", "width"],
    ["heigth", "height"],
    ["heigt", "height"],
    ["maxTokens", "max_tokens"],
    ["max-tokens", "max_tokens"],
    ["temprature", "temperature"],
    ["num_infrence_step", "num_inference_steps"],
    ["sede", "seed"],
])("%j can only be a misspelt %j", (misspelt, name) => {
    expect(misspeltName(misspelt, parameters)).toBe(name);
});

test.each(["top_k", "min_p", "stops", "min_tokens", "max_completion_tokens", "steps", "user", "", "sharpness"])(
    "%j is a name of its own",
    (name) => {
        expect(misspeltName(name, parameters)).toBeUndefined();
    },
);

test("an unknown name is answered with the nearest, and with all if they are few or none is near", () => {
    const names = ["fal-ai", "groq", "together"];
    expect(noSuchName("provider", "togehter", names)).toBe(
        'There is no provider "togehter". Did you mean together? One of: fal-ai, groq, together.',
    );
    expect(noSuchName("provider", "nobody", names)).toBe(
        'There is no provider "nobody". One of: fal-ai, groq, together.',
    );
});

describe("a model is for adults", () => {
    test.each([
        ["somebody/plain-name", ["not-for-all-audiences"]],
        ["enhanceaiteam/Flux-Uncensored-V2", []],
        ["lustlyai/Flux_Lustly.ai_Uncensored_nsfw_v1", []],
        ["UnfilteredAI/NSFW-gen-v2", []],
        ["somebody/Qwen3-8B-abliterated", []],
        ["somebody/hentai_diffusion", []],
    ])("if its tags or its name say so: %s", (id, tags) => {
        expect(isForAdults(id, "text-to-image", tags)).toBe(true);
    });

    test.each([
        "black-forest-labs/FLUX.1-dev",
        "somebody/denuded-hills",
        "somebody/Sussex-maps",
        "a/lewdness-of-words",
    ])("and not by a part of another word: %s", (id) => {
        expect(isForAdults(id, "text-to-image", ["conversational"])).toBe(false);
    });

    test.each(["image-classification", "text-classification", "object-detection", "image-segmentation"] as const)(
        "and not if it detects such things, as %s does",
        (task) => {
            expect(isForAdults("Falconsai/nsfw_image_detection", task, ["not-for-all-audiences"])).toBe(false);
        },
    );
});

test("the catalogue marks all whose names say so", () => {
    const marked = catalogue.models.filter(({ forAdults }) => forAdults).map(({ id }) => id);
    const named = catalogue.models.filter(({ id, task }) => isForAdults(id, task, [])).map(({ id }) => id);
    expect(marked).toEqual(expect.arrayContaining(named));
    expect(named).toHaveLength(3);
});
