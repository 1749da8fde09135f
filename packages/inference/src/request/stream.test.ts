import { Readable } from "node:stream";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { propertyRuns } from "../../../../verify/testing/property-runs.ts";
import { bytes, json, loopback } from "../../test/loopback.ts";
import { InferenceClient, ProviderOutputError } from "../index.ts";
import { eventDecoder } from "./stream.ts";

const chunk = (content: string) => `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`;

async function chatOf(...body: Parameters<typeof loopback>) {
    const { fetch, received } = await loopback(...body);
    const client = new InferenceClient("hf_x", { fetch, provider: "auto", model: "a/b" });
    return { events: client.chatCompletionStream({ messages: [] }), received, client };
}

const textOf = async (events: AsyncIterable<{ choices: { delta: { content?: string | null | undefined } }[] }>) => {
    let text = "";
    for await (const { choices } of events) text += choices[0]?.delta.content ?? "";
    return text;
};

describe("a chat stream", () => {
    test("gives each event and ends at [DONE]", async () => {
        const { events, received } = await chatOf(
            bytes(
                "text/event-stream",
                `${chunk("નમ")}${chunk("સ્તે")}data: {"choices":[],"usage":null}\n\ndata: [DONE]\n\n`,
            ),
        );
        expect(await textOf(events)).toBe("નમસ્તે");
        expect(JSON.parse(String(received[0]?.body))).toMatchObject({ stream: true });
    });

    test("lets the response come to its end behind [DONE], so that its connection can be used again", async () => {
        const closed = Promise.withResolvers<{ wasWhole: boolean }>();
        const { events } = await chatOf((response) => {
            response.writeHead(200, { "Content-Type": "text/event-stream" }).write(`${chunk("નમ")}data: [DONE]\n\n`);
            response.on("close", () => closed.resolve({ wasWhole: response.writableFinished }));
            setTimeout(() => response.end(), 20);
        });
        expect(await textOf(events)).toBe("નમ");
        expect(await closed.promise).toEqual({ wasWhole: true });
    });

    test("waits for nothing behind [DONE], and lets a response go that does not end", async () => {
        const closed = Promise.withResolvers<{ wasWhole: boolean }>();
        const { events } = await chatOf((response) => {
            response.writeHead(200, { "Content-Type": "text/event-stream" }).write(`${chunk("નમ")}data: [DONE]\n\n`);
            response.on("close", () => closed.resolve({ wasWhole: response.writableFinished }));
        });
        expect(await textOf(events)).toBe("નમ");
        expect(await closed.promise).toEqual({ wasWhole: false });
    });

    test("may be longer than the largest event, which may not", async () => {
        const events = [chunk("નમ"), chunk("સ્તે"), "data: [DONE]\n\n"];
        const { client } = await chatOf((response) => {
            response.writeHead(200, { "Content-Type": "text/event-stream" });
            const write = () => {
                const event = events.shift();
                if (event === undefined) return response.end();
                return response.write(event, () => setTimeout(write, 20));
            };
            write();
        });
        const maxBytes = Buffer.byteLength(chunk("સ્તે"));
        await expect(textOf(client.chatCompletionStream({ messages: [] }, { maxBytes }))).resolves.toBe("નમસ્તે");
    });

    test("whose event never ends is given up", async () => {
        const { client } = await chatOf((response) => {
            response.writeHead(200, { "Content-Type": "text/event-stream" });
            const more = setInterval(() => response.write(`data: ${"x".repeat(1000)}\n`), 1);
            response.on("close", () => clearInterval(more));
        });
        await expect(textOf(client.chatCompletionStream({ messages: [] }, { maxBytes: 10_000 }))).rejects.toThrow(
            "An event of auto is larger than 10000 bytes",
        );
    });

    test.each([
        ["an event that is not JSON", bytes("text/event-stream", "data: {oops\n\n")],
        ["an event of another form", bytes("text/event-stream", 'data: {"choices":[{"delta":1}]}\n\n')],
        ["a response of another form", json({ choices: [{ message: 1 }] })],
        ["a response that is no stream", bytes("text/plain", "Welcome.")],
    ])("ends in an error for %s", async (_, body) => {
        const { events } = await chatOf(body);
        await expect(textOf(events)).rejects.toBeInstanceOf(ProviderOutputError);
    });
});

test("text generation streams tokens, from both forms of event", async () => {
    const events = [
        'data: {"choices":[{"text":"on"}]}',
        'data: {"token":{"id":1,"text":" and"},"generated_text":null}',
        'data: {"choices":[{"text":"","finish_reason":"stop"}]}',
    ];
    const { client, received } = await chatOf(bytes("text/event-stream", `${events.join("\n\n")}\n\n`));
    const tokens: string[] = [];
    for await (const { token } of client.textGenerationStream({ provider: "hf-inference", inputs: "Go" })) {
        tokens.push(token.text);
    }
    expect(tokens).toEqual(["on", " and", ""]);
    expect(received[0]?.path).toBe("/hf-inference/models/a/b/v1/completions");
});

describe("the body of a program's own fetch", () => {
    const answer = chunk("ક") + chunk("ખ");

    /** A fetch whose responses have another body, such as that of node-fetch or of React Native. */
    const clientWith = async (bodyOf: (bytes: Uint8Array<ArrayBuffer>) => unknown) => {
        const { fetch } = await loopback((response, { body }) => {
            const { stream } = JSON.parse(String(body));
            const whole = JSON.stringify({ choices: [{ message: { content: "કખ" } }] });
            response.writeHead(200, { "Content-Type": stream === true ? "text/event-stream" : "application/json" });
            response.end(stream === true ? answer : whole);
        });
        const own: typeof fetch = async (...args) => {
            const response = await fetch(...args);
            const received = new Uint8Array(await response.arrayBuffer());
            const { status, headers, ok } = response;
            const rest = { status, headers, ok, arrayBuffer: async () => received.buffer };
            return { ...rest, body: bodyOf(received) } as Response; // What such a fetch gives of a response.
        };
        return new InferenceClient("hf_x", { fetch: own, provider: "auto", model: "a/b" });
    };

    test("may be a stream of Node, as that of node-fetch", async () => {
        const client = await clientWith((bytes) => Readable.from([bytes.subarray(0, 9), bytes.subarray(9)]));
        expect(await textOf(client.chatCompletionStream({ messages: [] }))).toBe("કખ");
        const { choices } = await client.chatCompletion({ messages: [] });
        expect(choices[0]?.message.content).toBe("કખ");
    });

    test("may be missing, as in React Native, where nothing is streamed", async () => {
        const client = await clientWith(() => undefined);
        const { choices } = await client.chatCompletion({ messages: [] });
        expect(choices[0]?.message.content).toBe("કખ");
        await expect(textOf(client.chatCompletionStream({ messages: [] }))).rejects.toThrow(
            "Pass one that does as the option fetch",
        );
    });
});

describe("streaming", () => {
    test("is refused where the call does not read it", async () => {
        const { client, received } = await chatOf(json({}));
        await expect(client.chatCompletion({ messages: [], stream: true })).rejects.toThrow(
            "conversational: stream: true asks for events, which this call does not read. Leave it out",
        );
        const speech = client.textToSpeech({ inputs: "x", parameters: { stream_format: "sse" } });
        await expect(speech).rejects.toThrow("Leave it out");
        await expect(textOf(client.chatCompletionStream({ messages: [], stream: false }))).rejects.toThrow(
            "Leave stream out",
        );
        expect(received).toEqual([]);
    });

    test("is turned off where the caller writes so, and at an endpoint of one's own", async () => {
        const { client, received } = await chatOf(json({ choices: [] }));
        await client.chatCompletion({ messages: [] });
        await client.chatCompletion({ messages: [], stream: false });
        await client.endpoint("http://127.0.0.1:8000").chatCompletion({ messages: [] });
        const sent = received.map(({ body }): unknown => JSON.parse(String(body)).stream);
        expect(sent).toEqual([undefined, false, false]);
    });
});

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
