import { expect, test } from "vitest";
import { isCall } from "./evidence.ts";

test.each([
    ["POST", "https://router.huggingface.co/v1/chat/completions", true],
    ["POST", "https://router.huggingface.co/hf-inference/models/a/b", true],
    ["GET", "https://huggingface.co/api/models/a/b", false],
    ["POST", "https://huggingface.co/api/models/a/b", false],
    ["GET", "https://queue.fal.run/fal-ai/a/requests/1/status", false],
])("%s %s asks a model: %s", (method, url, expected) => {
    expect(isCall({ method, url })).toBe(expected);
});
