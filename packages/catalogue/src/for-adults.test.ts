import { describe, expect, test } from "vitest";
import { catalogue } from "./catalogue.ts";
import { isForAdults } from "./for-adults.ts";

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
