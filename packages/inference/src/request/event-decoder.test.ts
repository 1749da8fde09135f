import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { propertyRuns } from "../../../../verify/testing/property-runs.ts";
import { eventDecoder } from "./event-decoder.ts";

type Event = { readonly data: string; readonly type: string; readonly isComplete: boolean };

/** A decoder, and the events that it has decoded so far. */
function decoder() {
    const events: Event[] = [];
    return { events, decode: eventDecoder((data, type, isComplete) => events.push({ data, type, isComplete })) };
}

function read(text: string, cuts: readonly number[] = []): Event[] {
    const bytes = new TextEncoder().encode(text);
    const edges = [0, ...cuts.filter((cut) => cut < bytes.length).sort((a, b) => a - b), bytes.length];
    const { events, decode } = decoder();
    for (const [index, end] of edges.slice(1).entries()) decode(bytes.subarray(edges[index], end));
    decode();
    return events;
}

const event = (data: string, type = "", isComplete = true): Event => ({ type, data, isComplete });

/** Parts of streams, valid and broken. */
const part = fc.constantFrom(
    ...["\n", "\r", "\r\n", "\n\n", "\r\n\r\n", "data:", "data: ", "data", "event: error", "id: 1", ":", " "],
    ...["\ufeff", '{"a":1}', "[DONE]", "નમસ્તે", "😀", "\u2028", "x"],
);

describe("server-sent events", () => {
    test.each(["\n", "\r\n", "\r"])("may end their lines in %j", (end) => {
        const text = ["event: note", "data: one", "data: two", "", ": a comment", "id: 7", "data:three", "", ""].join(
            end,
        );
        expect(read(text)).toEqual([event("one\ntwo", "note"), event("three")]);
    });

    test("keep what the last one holds when its blank line is missing, and say so", () => {
        expect(read('data: {"a":1}\n\ndata: {"b":')).toEqual([event('{"a":1}'), event('{"b":', "", false)]);
        expect(read("data: x\n")).toEqual([event("x", "", false)]);
        expect(read("data: x\r")).toEqual([event("x", "", false)]);
    });

    test("are none without data", () => {
        expect(read("event: ping\n\n: hello\n\n\n\nretry: 5\n\n")).toEqual([]);
        expect(read("")).toEqual([]);
    });

    test("may be empty, and may hold colons and spaces", () => {
        expect(read("data\n\ndata:  a: b \n\n")).toEqual([event(""), event(" a: b ")]);
    });

    test("begin behind a byte order mark", () => {
        expect(read("\ufeffdata: x\n\n")).toEqual([event("x")]);
    });

    test("are the same wherever the bytes are cut, also inside a character and inside CRLF", () =>
        fc.assert(
            fc.property(
                fc.array(fc.string({ unit: "grapheme" }).map((text) => text.replace(/[\r\n]/g, ""))),
                fc.constantFrom("\n", "\r\n", "\r"),
                fc.array(fc.nat(400)),
                (all, end, cuts) => {
                    const text = all.map((data) => `data: ${data}${end}${end}`).join("");
                    expect(read(text, cuts)).toEqual(all.map((data) => event(data)));
                },
            ),
        ));

    test("are those of the uncut stream, whatever it holds", () =>
        fc.assert(
            fc.property(fc.array(part), fc.array(fc.nat(200)), (parts, cuts) => {
                const text = parts.join("");
                expect(read(text, cuts)).toEqual(read(text));
            }),
            { numRuns: propertyRuns(1000) },
        ));

    test("are had as soon as their blank line has begun to come", () => {
        const { events, decode } = decoder();
        const push = (text: string) => {
            decode(new TextEncoder().encode(text));
            return events.splice(0);
        };
        expect(push("data: x\r\n\r")).toEqual([event("x")]);
        expect(push("\ndata: y\r\n")).toEqual([]);
        expect(push("\r")).toEqual([event("y")]);
        expect(push("")).toEqual([]);
        decode();
        expect(events).toEqual([]);
    });

    test("come thousands in one piece", () => {
        const many = Array.from({ length: 20_000 }, (_, index) => String(index));
        const events = read(many.map((data) => `data: ${data}\n\n`).join(""));
        expect(events.map(({ data }) => data)).toEqual(many);
    });
});
