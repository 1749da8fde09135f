import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { guardEvents, isRunEvent } from "./event-guard.ts";
import { type RunEvent, runFailures } from "./protocol.ts";

const bytes = new Uint8Array([1]);
const events: readonly RunEvent[] = [
    { kind: "loading", loaded: 1, total: 2 },
    { kind: "step", step: "starting" },
    { kind: "started" },
    { kind: "output", stream: "stdout", text: "x" },
    { kind: "request", id: 1, at: 2.5, method: "POST", url: "https://x/", headers: [["a", "b"]], body: bytes },
    { kind: "response", id: 1, status: 200, headers: [] },
    { kind: "piece", id: 1, bytes },
    { kind: "response-end", id: 1 },
    { kind: "file", name: "a.png", bytes },
    { kind: "failed", name: "TypeError", message: "x", trace: "", line: 3 },
    { kind: "ended", milliseconds: 1 },
];

describe("what a worker tells", () => {
    test.each(events)("is told on: $kind", (event) => {
        expect(isRunEvent(event)).toBe(true);
        const passedEvents: RunEvent[] = [];
        expect(guardEvents((one) => passedEvents.push(one))(event)).toBe(
            event.kind === "ended" || event.kind === "failed",
        );
        expect(passedEvents).toEqual([event]);
    });

    test("is dropped where it is none of these, whatever it is", () => {
        fc.assert(
            fc.property(fc.anything(), (message) => {
                expect(isRunEvent(message)).toBe(false);
            }),
        );
        for (const message of [
            { kind: "toString" },
            { kind: "step", step: "elsewhere" },
            { kind: "output", stream: "stdout", text: {} },
            { kind: "output", stream: "elsewhere", text: "x" },
            { kind: "piece", id: 1, bytes: "x" },
            { kind: "request", id: 1, at: 2.5, method: "GET", url: "x", headers: [["a"]], body: bytes },
        ])
            expect(isRunEvent(message)).toBe(false);
    });

    test("is cut off where it is more than anybody reads", () => {
        const passedEvents: RunEvent[] = [];
        const tell = guardEvents((event) => passedEvents.push(event));
        let isLast = false;
        for (let count = 0; !isLast && count < 1_000_000; count += 1) isLast = tell({ kind: "started" });
        expect(isLast).toBe(true);
        expect(passedEvents.at(-1)).toMatchObject({ kind: "failed", name: runFailures.tooMuch });
    });
});
