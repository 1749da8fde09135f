import { expect, test } from "vitest";
import { providerIds } from "../call/provider-id.ts";
import { tasks } from "../generated/tasks.ts";
import { nearestName } from "./nearest-name.ts";

const names = Object.keys(tasks.conversational.parameters.entries);

test.each([
    ["temprature", "temperature"],
    ["temperatrue", "temperature"],
    ["maxTokens", "max_tokens"],
    ["max_token", "max_tokens"],
    ["topP", "top_p"],
    ["frequency_penality", "frequency_penalty"],
    ["presense_penalti", "presence_penalty"],
    ["response-format", "response_format"],
])("%s is %s", (misspelt, name) => {
    expect(nearestName(misspelt, names)).toBe(name);
});

test("two letters that have changed places are seen, wherever they stand", () => {
    expect(nearestName("togehter", providerIds)).toBe("together");
    expect(nearestName("repilcate", providerIds)).toBe("replicate");
    expect(nearestName("anthropic", providerIds)).toBeUndefined();
});

test.each(["top_k", "min_tokens", "min_p", "stops", "max_completion_tokens", "", "user", "repetition_penalty"])(
    "%j is a name of its own",
    (misspelt) => {
        expect(nearestName(misspelt, names)).toBeUndefined();
    },
);
