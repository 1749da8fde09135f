import { expect, test } from "vitest";
import { tasks } from "../tasks/registry.ts";
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
])("%s is %s", (given, meant) => {
    expect(nearestName(given, names)).toBe(meant);
});

test.each(["top_k", "min_tokens", "min_p", "stops", "max_completion_tokens", "n", "", "user", "repetition_penalty"])(
    "%j is a name of its own",
    (given) => {
        expect(nearestName(given, names)).toBeUndefined();
    },
);
