import { expect, test } from "vitest";
import { provedOf, provedWith } from "./proved.ts";

const proved = provedOf({
    when: "2026-11-21T10:00:00.000Z",
    versions: { curl: "8.14.1", "js openai": "7.55.0" },
    passed: { "groq/conversational/sh/curl": "plain billed", "groq/conversational/js/openai": "plain" },
    failed: { "groq/conversational/js/openai/billed": "exit: it ended with 1" },
    notRun: {},
});

test("a snippet whose programs all passed was run with what it says", () => {
    expect(provedWith(proved, "groq", "conversational", "sh/curl")).toBe("curl 8.14.1");
});

test("one that failed with any option, or that nobody ran, is not called proved", () => {
    expect(provedWith(proved, "groq", "conversational", "js/openai")).toBeUndefined();
    expect(provedWith(proved, "groq", "text-generation", "sh/curl")).toBeUndefined();
    expect(provedWith(proved, "together", "conversational", "sh/curl")).toBeUndefined();
});
