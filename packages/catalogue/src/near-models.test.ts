import { expect, test } from "vitest";
import { catalogue } from "./catalogue.ts";
import { nearModels } from "./near-models.ts";
import { nearestNames } from "./nearest-names.ts";

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
