import { describe, expect, test } from "vitest";
import { provedWith } from "../generator/ProvedNote.tsx";
import { provedOf } from "./proof-of-snippets.ts";

const whole = {
    when: "2026-11-21T10:00:00.000Z",
    versions: { curl: "8.14.1", "js openai": "7.55.0" },
    passed: { "groq/conversational/sh/curl": "plain billed", "groq/conversational/js/openai": "plain" },
    failed: { "groq/conversational/js/openai/billed": "exit: it ended with 1" },
    notRun: {},
    counts: {},
    listed: {},
    lookUps: {},
};
const proved = provedOf({ whole });

test("a snippet whose programs all passed was run with what it says", () => {
    expect(provedWith(proved, "groq", "conversational", "sh/curl")).toBe("curl 8.14.1");
});

test("one that failed with any option, or that nobody ran, is not called proved", () => {
    expect(provedWith(proved, "groq", "conversational", "js/openai")).toBeUndefined();
    expect(provedWith(proved, "groq", "text-generation", "sh/curl")).toBeUndefined();
    expect(provedWith(proved, "together", "conversational", "sh/curl")).toBeUndefined();
});

describe("a run of those that stand for all", () => {
    const covering = {
        ...whole,
        passed: { "together/conversational/sh/curl": "plain", "groq/conversational/js/openai": "billed" },
        failed: { "groq/conversational/sh/curl/direct": "exit: it ended with 1" },
    };
    const later = provedOf({ whole, covering: { ...covering, when: "2026-11-22T10:00:00.000Z" } });

    test("proves nothing by itself: it has not run every program of a client", () => {
        expect(provedWith(later, "together", "conversational", "sh/curl")).toBeUndefined();
        expect(provedWith(later, "groq", "conversational", "js/openai")).toBeUndefined();
    });

    test("takes back what fails since, but nothing that was run later", () => {
        expect(provedWith(later, "groq", "conversational", "sh/curl")).toBeUndefined();
        const earlier = provedOf({ whole, covering: { ...covering, when: "2026-11-20T10:00:00.000Z" } });
        expect(provedWith(earlier, "groq", "conversational", "sh/curl")).toBe("curl 8.14.1");
    });
});
