/** Streams in every valid form, and broken streams. */
import { errorBodyForms } from "../../src/faults/error-bodies.ts";
import type { Fault } from "../../src/faults/fault.ts";
import { type ChatEvent, chatStream, eventsOf, hubToken, question, readInto } from "./calls.ts";
import type { Case, Scene } from "./case.ts";
import { equal, errorOf, holds, includes, letGo, pause, until } from "./expect.ts";

const same: readonly (readonly [string, Fault])[] = [
    ["every byte comes alone", { kind: "split" }],
    ["lines end in CRLF", { kind: "line-ends", ends: "crlf" }],
    ["lines end in CR", { kind: "line-ends", ends: "cr" }],
    ["lines end in LF, CRLF and CR by turns", { kind: "line-ends", ends: "mixed" }],
    ["there are comments and other fields", { kind: "comments" }],
    ["data lies on several lines", { kind: "multi-line" }],
    ["there is no [DONE]", { kind: "no-done" }],
    ["the last line has no end", { kind: "no-last-line" }],
];

const unharmed = same.map(
    ([what, fault]): Case => ({
        name: `streams: are the same when ${what}`,
        sandbox: { fault: { ...fault, times: 1 } },
        run: async (scene) => {
            const events = await eventsOf(chatStream(scene));
            equal(events, await eventsOf(chatStream(scene)), "the events");
            holds(textOf(events).includes(question), "the text is whole");
        },
    }),
);

const textOf = (events: readonly ChatEvent[]) => events.map(({ choices }) => choices[0]?.delta.content ?? "").join("");

const withErrors = errorBodyForms.map(
    (body): Case => ({
        name: `streams: an error of the form "${body}" in the middle ends them`,
        sandbox: { fault: { kind: "stream-error", body } },
        run: async (scene) => {
            const { events, error } = await broken(scene);
            includes(error.message, body === "loading" ? "currently loading" : "told to fail");
            equal([error.provider, error.task], ["auto", "conversational"]);
            holds(events.length > 0, "what came before has been given");
        },
    }),
);

/** The error of a broken stream, and the events before it. */
async function broken(scene: Scene) {
    const events: ChatEvent[] = [];
    return { events, error: await errorOf(readInto(events, chatStream(scene))) };
}

/** A short stream, as text. */
async function shortStream({ fetch }: Scene): Promise<string> {
    const messages = [{ role: "user", content: "હા😀" }];
    const response = await fetch("https://router.huggingface.co/v1/chat/completions", {
        method: "POST",
        headers: { authorization: `Bearer ${hubToken}`, "content-type": "application/json" },
        body: JSON.stringify({ model: "any/conversational", messages, stream: true, max_tokens: 9 }),
    });
    return await response.text();
}

/** A fetch that responds to every request with these pieces. */
const responding = (...pieces: readonly Uint8Array<ArrayBuffer>[]): typeof fetch => {
    const body = () =>
        new ReadableStream<Uint8Array>({
            start: (controller) => {
                for (const piece of pieces) controller.enqueue(piece);
                controller.close();
            },
        });
    return async () => new Response(body(), { headers: { "content-type": "text/event-stream" } });
};

export const streamCases: readonly Case[] = [
    ...unharmed,
    ...withErrors,
    {
        // The decoder's own tests cut at every byte, with every end of a line.
        name: "streams: are the same when they are cut in two inside a character",
        run: async (scene) => {
            const bytes = new TextEncoder().encode(await shortStream(scene));
            const index = bytes.indexOf(0xf0) + 2;
            const wholeText = textOf(await eventsOf(chatStream({ fetch: responding(bytes) })));
            holds(wholeText.includes("😀"), "there is a character of four bytes");
            const fetch = responding(bytes.slice(0, index), bytes.slice(index));
            equal(textOf(await eventsOf(chatStream({ fetch }))), wholeText, "the text");
        },
    },
    {
        name: "streams: thousands of events in one piece all arrive",
        sandbox: { fault: { kind: "flood", events: 5000, times: 1 } },
        run: async (scene) => {
            const events = await eventsOf(chatStream(scene));
            const { length } = await eventsOf(chatStream(scene));
            // One event is repeated five thousand times.
            equal(events.length, 5000 + length - 1, "the number of events");
        },
    },
    {
        name: "streams: a connection that is cut inside an event is an error",
        sandbox: { fault: { kind: "truncate" } },
        run: async (scene) => {
            // A platform may drop data from before the connection broke.
            const { error } = await broken(scene);
            includes(error.message, "The connection to auto broke in the middle of the response");
            holds(error.cause !== undefined, "the platform's own error is the cause");
        },
    },
    {
        name: "streams: an end inside an event is an error",
        sandbox: { fault: { kind: "half-event" } },
        run: async (scene) => {
            const { events, error } = await broken(scene);
            equal(error.name, "ProviderOutputError");
            includes(error.message, "auto broke off the stream in the middle of an event");
            holds(events.length > 0, "what came before has been given");
        },
    },
    {
        name: "streams: a slow reader holds the server back",
        sandbox: { fault: { kind: "endless", events: 300 } },
        run: async (scene) => {
            const stream = chatStream(scene);
            await stream.next();
            let before = -1;
            let still = 0;
            // The buffers of the connection and the platform fill up; then nothing more is sent.
            await until(
                async () => {
                    const [{ sentBytes } = { sentBytes: 0 }] = await scene.requests();
                    still = sentBytes === before ? still + 1 : 0;
                    before = sentBytes;
                    await pause(150);
                    return still;
                },
                (count) => count >= 3,
                "the server stops sending",
            );
            await stream.return();
            await letGo(scene);
        },
    },
    {
        name: "streams: leaving the loop early lets the request go",
        sandbox: { fault: { kind: "endless", events: 300 } },
        run: async (scene) => {
            for await (const _ of chatStream(scene)) break;
            await letGo(scene);
        },
    },
    {
        name: "streams: an error in the loop lets the request go",
        sandbox: { fault: { kind: "endless", events: 300 } },
        run: async (scene) => {
            const reading = async () => {
                for await (const _ of chatStream(scene)) throw new RangeError("The reader stumbled.");
            };
            const error: unknown = await reading().catch((reason: unknown) => reason);
            holds(error instanceof RangeError, "it is the reader's own error");
            await letGo(scene);
        },
    },
    {
        name: "streams: an abort ends them, and lets the request go",
        sandbox: { fault: { kind: "endless", events: 300 } },
        run: async (scene) => {
            const controller = new AbortController();
            const reading = async () => {
                for await (const _ of chatStream(scene, { signal: controller.signal })) controller.abort();
            };
            equal((await errorOf(reading())).name, "AbortError");
            await letGo(scene);
        },
    },
    {
        name: "streams: are read where they are labelled as JSON",
        sandbox: { fault: { kind: "content-type", type: "application/json" } },
        run: async (scene) => holds(textOf(await eventsOf(chatStream(scene))).includes(question), "the text is whole"),
    },
    {
        name: "streams: a response that is none is an error",
        sandbox: { fault: { kind: "html", status: 200 } },
        run: async (scene) => {
            const { error } = await broken(scene);
            equal(error.name, "ProviderOutputError");
            includes(error.message, "auto was asked to stream, but responded with text/html");
        },
    },
];
