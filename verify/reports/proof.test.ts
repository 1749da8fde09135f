import { expect, test } from "vitest";
import { cellsOf, type Report, sumOf, versionOf } from "./proof.ts";

const report: Report = {
    when: "2026-11-21T10:00:00.000Z",
    versions: { node: "24.21.0", "js openai": "7.55.0", "python openai": "3.52.0", curl: "8.14.1" },
    passed: { "groq/conversational": "js/fetch 2, sh/curl 1" },
    failed: { "groq/conversational/js/fetch/streamed": "exit: the program ended with 1" },
    notRun: { "groq/conversational": "python/requests 3" },
    counts: {},
    listed: {},
    lookUps: {},
};

test("a cell counts what passed, what failed and what was not run", () => {
    const cell = { provider: "groq", task: "conversational" };
    expect(cellsOf(report)).toEqual([
        { ...cell, client: "js/fetch", passed: 2, all: 3 },
        { ...cell, client: "sh/curl", passed: 1, all: 1 },
        { ...cell, client: "python/requests", passed: 0, all: 3 },
    ]);
    expect(sumOf(cellsOf(report))).toEqual({ passed: 3, all: 7 });
});

test("a client's version is that of its own language", () => {
    expect(["js/openai", "python/openai", "js/fetch", "sh/curl"].map((client) => versionOf(report, client))).toEqual([
        "openai 7.55.0",
        "openai 3.52.0",
        "node 24.21.0",
        "curl 8.14.1",
    ]);
});

test("a library that was not there is named without a version", () => {
    expect(versionOf(report, "python/requests")).toBe("requests");
});
