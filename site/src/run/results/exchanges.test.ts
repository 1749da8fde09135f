import { describe, expect, test } from "vitest";
import type { RunEvent } from "../protocol.ts";
import { callsMade, type Exchange, isStream, joinedPieces, withRunEvent } from "./exchanges.ts";

const request = (id: number, method: string, url = `https://example.com/${id}`): RunEvent => ({
    kind: "request",
    id,
    at: id,
    method,
    url,
    headers: [],
    body: new Uint8Array(),
});

const recorded = (events: readonly RunEvent[]): readonly Exchange[] => events.reduce(withRunEvent, []);
const bytes = (text: string) => new TextEncoder().encode(text);

describe("exchanges", () => {
    test("put pieces of responses that come in between each other to their own requests", () => {
        const [first, second] = recorded([
            request(1, "POST"),
            request(2, "POST"),
            { kind: "response", id: 2, status: 200, headers: [["Content-Type", "text/event-stream"]] },
            { kind: "response", id: 1, status: 503, headers: [] },
            { kind: "piece", id: 1, bytes: bytes("bu") },
            { kind: "piece", id: 2, bytes: bytes("data") },
            { kind: "piece", id: 1, bytes: bytes("sy") },
            { kind: "response-end", id: 1 },
            { kind: "output", stream: "stdout", text: "nothing of theirs" },
        ]);
        expect(new TextDecoder().decode(joinedPieces(first?.response?.pieces ?? []))).toBe("busy");
        expect(first?.response).toMatchObject({ status: 503, ended: true });
        expect(second?.response).toMatchObject({ status: 200, ended: false });
        expect(second?.response && isStream(second.response)).toBe(true);
    });

    test("are calls, each with what was fetched after it; what the Hub was asked before is of none", () => {
        const calls = callsMade(
            recorded([request(1, "GET"), request(2, "POST"), request(3, "GET"), request(4, "GET"), request(5, "POST")]),
        );
        expect(calls.map(({ post, after }) => [post.id, ...after.map(({ id }) => id)])).toEqual([[2, 3, 4], [5]]);
    });
});
