import { expect, test } from "vitest";
import { catalogue } from "./catalogue.ts";
import { nearModels } from "./near-models.ts";
import { misspeltName, nearestNames, noSuchName } from "./nearest-names.ts";

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
