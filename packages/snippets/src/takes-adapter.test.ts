import { expect, test } from "vitest";
import { takesAdapter } from "./takes-adapter.ts";

test("an adapter is taken where the request holds its weights", () => {
    expect(takesAdapter("fal-ai", "text-to-image")).toBe(true);
    expect(takesAdapter("replicate", "text-to-image")).toBe(true);
    expect(takesAdapter("fal-ai", "automatic-speech-recognition")).toBe(false);
    expect(takesAdapter("groq", "conversational")).toBe(false);
    expect(takesAdapter("groq", "text-to-image")).toBe(false);
});
