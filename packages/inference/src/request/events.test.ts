import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type ServerEvent, serverEvents } from "./events.ts";

async function read(text: string, cuts: readonly number[] = []): Promise<ServerEvent[]> {
    const bytes = new TextEncoder().encode(text);
    const edges = [0, ...cuts.filter((cut) => cut < bytes.length).sort((a, b) => a - b), bytes.length];
    async function* pieces() {
        for (const [index, end] of edges.entries()) if (index > 0) yield bytes.slice(edges[index - 1], end);
    }
    const events: ServerEvent[] = [];
    for await (const event of serverEvents(pieces())) events.push(event);
    return events;
}

const event = (data: string, type = "", whole = true): ServerEvent => ({ type, data, whole });

describe("server-sent events", () => {
    test.each(["\n", "\r\n", "\r"])("may end their lines in %j", async (end) => {
        const text = ["event: note", "data: one", "data: two", "", ": a comment", "id: 7", "data:three", "", ""].join(
            end,
        );
        expect(await read(text)).toEqual([event("one\ntwo", "note"), event("three")]);
    });

    test("keep what the last one holds when its blank line is missing, and say so", async () => {
        expect(await read('data: {"a":1}\n\ndata: {"b":')).toEqual([event('{"a":1}'), event('{"b":', "", false)]);
        expect(await read("data: x\n")).toEqual([event("x", "", false)]);
        expect(await read("data: x\r")).toEqual([event("x", "", false)]);
    });

    test("are none without data", async () => {
        expect(await read("event: ping\n\n: hello\n\n\n\nretry: 5\n\n")).toEqual([]);
        expect(await read("")).toEqual([]);
    });

    test("may be empty, and may hold colons and spaces", async () => {
        expect(await read("data\n\ndata:  a: b \n\n")).toEqual([event(""), event(" a: b ")]);
    });

    test("begin behind a byte order mark", async () => {
        expect(await read("\ufeffdata: x\n\n")).toEqual([event("x")]);
    });

    test("are the same wherever the bytes are cut, also inside a character and inside CRLF", () =>
        fc.assert(
            fc.asyncProperty(
                fc.array(fc.string({ unit: "grapheme" }).map((text) => text.replace(/[\r\n]/g, ""))),
                fc.constantFrom("\n", "\r\n", "\r"),
                fc.array(fc.nat(400)),
                async (all, end, cuts) => {
                    const text = all.map((data) => `data: ${data}${end}${end}`).join("");
                    expect(await read(text, cuts)).toEqual(all.map((data) => event(data)));
                },
            ),
        ));

    test("come thousands in one piece", async () => {
        const many = Array.from({ length: 20_000 }, (_, index) => String(index));
        const events = await read(many.map((data) => `data: ${data}\n\n`).join(""));
        expect(events.map(({ data }) => data)).toEqual(many);
    });
});
