/** Streams in every valid form, and broken streams. */
import type { Options } from "@callsheet/inference";
import type { Fault } from "../../src/faults/fault.ts";
import {
    type Case,
    chatStream,
    equal,
    errorOf,
    eventsOf,
    holds,
    includes,
    isReleased,
    pause,
    question,
    type Scene,
    textOf,
    until,
} from "./case.ts";

const same: readonly (readonly [string, Fault])[] = [
    ["every byte comes alone", { kind: "split" }],
    ["lines end in CRLF", { kind: "line-ends", ends: "crlf" }],
    ["lines end in CR", { kind: "line-ends", ends: "cr" }],
    ["lines end in LF, CRLF and CR by turns", { kind: "line-ends", ends: "mixed" }],
    ["there are comments and other fields", { kind: "comments" }],
    ["data lies on several lines", { kind: "multi-line" }],
    ["there is no [DONE]", { kind: "no-done" }],
    ["the last line has no end", { kind: "no-last-line" }],
    ["they are labelled as JSON", { kind: "content-type", type: "application/json" }],
];

const unharmed = same.map(
    ([what, fault]): Case => ({
        name: `streams: are the same when ${what}`,
        inNode: fault.kind !== "split",
        sandbox: { fault: { ...fault, times: 1 } },
        run: async (scene) => {
            const events = await eventsOf(chatStream(scene));
            equal(events, await eventsOf(chatStream(scene)), "the events");
            holds(textOf(events).includes(question), "the text is whole");
        },
    }),
);

/** The error of a broken stream, and the number of events before it. */
async function broken(scene: Scene, options: Options) {
    const events: Awaited<ReturnType<typeof eventsOf>>[number][] = [];
    const error = await errorOf(eventsOf(chatStream(scene, options), events));
    return { count: events.length, error };
}

type Breaking = readonly [what: string, fault: Fault, name: string, message: string, hasEvents?: boolean];

const breaking: readonly Breaking[] = [
    ["an error in the middle", { kind: "stream-error", body: "text" }, "ProviderApiError", "told to fail"],
    [
        "an end inside an event",
        { kind: "half-event" },
        "ProviderOutputError",
        "auto broke off the stream in the middle of an event",
    ],
    ["a pause without an end", { kind: "stall" }, "TimeoutError", "auto stopped in the middle of its response"],
    // A platform may drop data from before the connection broke.
    [
        "a connection that is cut",
        { kind: "truncate" },
        "InferenceError",
        "The connection to auto broke in the middle of the response",
        false,
    ],
    [
        "a response that is no stream",
        { kind: "html", status: 200 },
        "ProviderOutputError",
        "auto was asked to stream, but responded with text/html",
        false,
    ],
];

const broke = breaking.map(
    ([what, fault, name, message, hasEvents = true]): Case => ({
        name: `streams: ${what} is an error`,
        sandbox: { fault },
        run: async (scene) => {
            const { count, error } = await broken(scene, fault.kind === "stall" ? { timeouts: { idle: 2000 } } : {});
            equal([error.name, error.provider, error.task], [name, "auto", "conversational"]);
            includes(error.message, message);
            if (fault.kind === "truncate") holds(error.cause !== undefined, "the platform's own error is the cause");
            if (hasEvents) holds(count > 0, "what came before has been given");
            equal((await scene.requests()).length, 1, "how often it was sent");
        },
    }),
);

const endless = { fault: { kind: "endless", events: 300 } } as const;

export const streamCases: readonly Case[] = [
    ...unharmed,
    ...broke,
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
        name: "streams: a slow reader holds the server back",
        sandbox: endless,
        run: async (scene) => {
            const stream = chatStream(scene);
            await stream.next();
            let [before, still] = [-1, 0];
            // The buffers of the connection and the platform fill up; then nothing more is sent.
            const stops = async () => {
                const [{ sentBytes } = { sentBytes: 0 }] = await scene.requests();
                still = sentBytes === before ? still + 1 : 0;
                before = sentBytes;
                await pause(150);
                return still;
            };
            await until(stops, (count) => count >= 3, "the server stops sending");
            await stream.return();
            await isReleased(scene);
        },
    },
    {
        name: "streams: leaving the loop early, or by an error, releases the request",
        sandbox: endless,
        run: async (scene) => {
            for await (const _ of chatStream(scene)) break;
            await isReleased(scene);
            const reading = async () => {
                for await (const _ of chatStream(scene)) throw new RangeError("The reader stumbled.");
            };
            const error: unknown = await reading().catch((reason: unknown) => reason);
            holds(error instanceof RangeError, "it is the reader's own error");
            await until(scene.requests, (seen) => seen.every(({ outcome }) => outcome === "left"), "both are released");
        },
    },
    {
        name: "streams: an abort ends them, and releases the request",
        sandbox: endless,
        run: async (scene) => {
            const controller = new AbortController();
            const reading = async () => {
                for await (const _ of chatStream(scene, { signal: controller.signal })) controller.abort();
            };
            equal((await errorOf(reading())).name, "AbortError");
            await isReleased(scene);
        },
    },
];
