/**
 * How long a call waits, and for what, to the millisecond. The tests move a fake clock, so that they take no real time
 * and do not depend on the speed of the machine.
 */
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { textClassification } from "../generated/helpers.ts";
import { InferenceClient, type Options } from "../index.ts";
import { startClock, withQueue } from "./clock.ts";

const start = Date.UTC(2026, 0, 1);
beforeEach(() => void vi.useFakeTimers({ now: start }));
afterEach(() => {
    vi.restoreAllMocks();
    vi.useRealTimers();
});

const never = Number.POSITIVE_INFINITY;
const labels = [{ label: "POSITIVE", score: 0.99 }];
const since = () => Date.now() - start;
const pass = (milliseconds: number) =>
    new Promise<void>((resolve) => {
        setTimeout(resolve, milliseconds);
    });

type Respond = () => Response | Promise<Response>;

const good: Respond = () => Response.json([labels]);
const busy = (retryAfter?: string): Respond => {
    const headers = retryAfter === undefined ? {} : { "Retry-After": retryAfter };
    return () => new Response("busy", { status: 503, headers });
};

/** A service that sends these responses in order, repeats the last one, and records the times of the requests. */
function service(...responses: readonly Respond[]) {
    const askedAt: number[] = [];
    const fetch: typeof globalThis.fetch = async () => {
        askedAt.push(since());
        const respond = responses[Math.min(askedAt.length, responses.length) - 1];
        return respond ? await respond() : new Promise<never>(() => {});
    };
    const client = new InferenceClient("hf_x", { fetch, model: "owner/name" });
    const classify = (options?: Options) => client.textClassification({ inputs: "x" }, options);
    return { askedAt, fetch, classify };
}

/** The result or the error of a call, and its time, after every timer has fired. */
async function endOf(call: Promise<unknown>) {
    const ended = call.then(
        (value) => ({ value, error: undefined, at: since() }),
        (error: unknown) => ({ value: undefined, error, at: since() }),
    );
    await vi.runAllTimersAsync();
    return await ended;
}

describe("another try comes", () => {
    test.each([
        [0, [0, 250, 750, 1750, 3750]],
        [1, [0, 500, 1500, 3500, 7500]],
    ])("twice as long after each, half of it at random (%i)", async (random, times) => {
        vi.spyOn(Math, "random").mockReturnValue(random);
        const { askedAt, classify } = service(busy());
        expect(await endOf(classify({ tries: 5 }))).toMatchObject({ error: { status: 503 } });
        expect(askedAt).toEqual(times);
    });

    test.each([
        ["four seconds", "4", 4000],
        ["a date", new Date(start + 9000).toUTCString(), 9000],
        ["nothing", "0", 0],
    ])("when the server says: after %s", async (_, retryAfter, wait) => {
        const { askedAt, classify } = service(busy(retryAfter), good);
        expect(await endOf(classify())).toMatchObject({ value: labels });
        expect(askedAt).toEqual([0, wait]);
    });

    test("after as long as the caller allows, and not at all where the server asks for longer", async () => {
        const classifyOnce = () => service(busy("1"), good).classify;
        expect(await endOf(classifyOnce()({ timeouts: { retry: 1000 } }))).toMatchObject({ value: labels, at: 1000 });
        expect(await endOf(classifyOnce()({ timeouts: { retry: 999 } }))).toMatchObject({
            error: { status: 503, retryAfter: 1 },
        });
    });

    test("not at once where the server asks for longer than a timer can run", async () => {
        const { askedAt, classify } = service(busy("4000000"), good);
        const controller = new AbortController();
        const call = classify({ signal: controller.signal, timeouts: { retry: never, total: never } });
        const aborted = expect(call).rejects.toMatchObject({ name: "AbortError" });
        await vi.advanceTimersByTimeAsync(2 ** 31 - 2);
        expect(askedAt).toEqual([0]);
        controller.abort();
        await aborted;
    });

    test("as often as the call's own time has room for", async () => {
        vi.spyOn(Math, "random").mockReturnValue(0);
        const { askedAt, classify } = service(busy());
        expect(await endOf(classify({ tries: 100, timeouts: { total: 4000 } }))).toMatchObject({
            error: { name: "ProviderApiError", status: 503 },
            at: 3750,
        });
        expect(askedAt).toEqual([0, 250, 750, 1750, 3750]);
    });
});

type Piece = readonly [after: number, text: string];

/** A response whose pieces arrive one after the other, each so many milliseconds after the one before. */
function pieces(type: string, all: readonly Piece[]): Respond {
    const left = all.values();
    const body = new ReadableStream<Uint8Array>({
        pull: async (controller) => {
            const { value, done } = left.next();
            if (done) return controller.close();
            const [after, text] = value;
            await pass(after);
            controller.enqueue(new TextEncoder().encode(text));
        },
    });
    return () => new Response(body, { headers: { "content-type": type } });
}

describe("a call is given up", () => {
    test.each([
        ["response", 120_000, {}],
        ["total", 900_000, { response: never }],
    ] as const)("by itself, when nothing comes (%s)", async (name, milliseconds, timeouts) => {
        const { classify } = service();
        const { error, at } = await endOf(classify({ timeouts }));
        expect(error).toMatchObject({ name: "TimeoutError" });
        expect(String(error)).toContain(`timeouts: { ${name}: milliseconds }`);
        expect(at).toBe(milliseconds);
    });

    test("when a response that has begun does not go on", async () => {
        const { classify } = service(
            pieces("application/json", [
                [1000, "["],
                [60_001, "]"],
            ]),
        );
        expect(await endOf(classify())).toMatchObject({ error: { name: "TimeoutError" }, at: 61_000 });
    });

    test("and not before: what comes at the last moment is taken", async () => {
        const { classify } = service(async () => {
            await pass(119_999);
            return pieces("application/json", [
                [59_999, "[["],
                [59_999, JSON.stringify(labels[0])],
                [59_999, "]]"],
            ])();
        });
        expect(await endOf(classify())).toMatchObject({ value: labels });
    });
});

describe("a stream", () => {
    const event = 'data: {"choices":[{"delta":{"content":"a"}}]}\n\n';

    function readAll(fetch: typeof globalThis.fetch) {
        const client = new InferenceClient("hf_x", { fetch, provider: "auto", model: "owner/name" });
        const texts: unknown[] = [];
        const reading = (async () => {
            const stream = client.chatCompletionStream({ messages: [] }, { timeouts: { idle: 1000 } });
            for await (const { choices } of stream) texts.push(choices[0]?.delta.content);
        })();
        return { texts, reading };
    }

    test("may take longer than its events may be apart", async () => {
        const events = Array.from({ length: 100 }, (): Piece => [999, event]);
        const { fetch } = service(pieces("text/event-stream", [...events, [999, "data: [DONE]\n\n"]]));
        const { texts, reading } = readAll(fetch);
        expect(await endOf(reading)).toEqual({ value: undefined, error: undefined, at: 101 * 999 });
        expect(texts).toHaveLength(100);
    });

    test("that stops between two events is given up, and what came before has been given", async () => {
        const { fetch } = service(
            pieces("text/event-stream", [
                [999, event],
                [1001, event],
            ]),
        );
        const { texts, reading } = readAll(fetch);
        expect(await endOf(reading)).toMatchObject({ error: { name: "TimeoutError" }, at: 1999 });
        expect(texts).toEqual(["a"]);
    });
});

test("a job is polled at intervals that grow, up to ten seconds, for as long as it may wait", async () => {
    const polledAt: number[] = [];
    const fetch: typeof globalThis.fetch = async (input) => {
        if (!String(input).endsWith("/status"))
            return Response.json({ response_url: "https://queue.fal.run/a/jobs/1" });
        polledAt.push(since());
        return Response.json({ status: "IN_QUEUE" });
    };
    const mapping = { provider: "fal-ai", providerId: "a/b", status: "live", task: "text-to-image" } as const;
    const client = new InferenceClient("key", { fetch, provider: "fal-ai", model: "owner/name", mapping });
    const waits: number[] = [];
    const call = client.textToImage(
        { inputs: "Rain" },
        { timeouts: { queue: 40_000 }, onWait: (ms) => waits.push(ms) },
    );
    expect(await endOf(call)).toMatchObject({ error: { name: "TimeoutError" } });
    const intervals = polledAt.slice(1).map((at, index) => at - (polledAt[index] ?? 0));
    expect(intervals).toEqual([500, 750, 1125, 1687, 2531, 3796, 5695, 8542, 10_000]);
    expect(waits).toEqual(polledAt.slice(0, -1));
});

test("a job is polled when the provider says so, but no sooner than at the queue's own interval", async () => {
    const polledAt: number[] = [];
    const fetch: typeof globalThis.fetch = async (url) => {
        if (!String(url).includes("/v2/videos/")) return Response.json({ id: "1" });
        polledAt.push(since());
        const retryAfter = ["7", "0", new Date(Date.now() + 4000).toUTCString()][polledAt.length - 1];
        if (retryAfter === undefined) return Response.json({ status: "failed", error: { message: "no" } });
        return Response.json({ status: "queued" }, { headers: { "Retry-After": retryAfter } });
    };
    const mapping = { provider: "together", providerId: "a/b", status: "live", task: "text-to-video" } as const;
    const client = new InferenceClient("key", { fetch, provider: "together", model: "owner/name", mapping });
    expect(await endOf(client.textToVideo({ inputs: "Rain" }))).toMatchObject({ error: { name: "ProviderApiError" } });
    expect(polledAt).toEqual([0, 7000, 9000, 13_000]);
});

describe("the limit of a whole call", () => {
    const left = ({ deadline }: { readonly deadline: number }) => deadline - Date.now();

    test("is a quarter of an hour, with ten minutes more for a queue", () => {
        expect(left(startClock(undefined))).toBe(900_000);
        expect(left(withQueue(startClock(undefined)))).toBe(1_500_000);
        expect(left(withQueue(startClock(undefined, { queue: 60_000 })))).toBe(960_000);
    });

    test("is none for a stream, which has a limit between its events", () => {
        const clock = startClock(undefined, {}, true);
        expect(clock.deadline).toBe(Number.POSITIVE_INFINITY);
        expect(clock.timeouts.idle).toBe(60_000);
    });

    test.each([true, false])("is what the caller sets, in a queue too (stream: %s)", (stream) => {
        const clock = startClock(undefined, { total: 5000 }, stream);
        expect(left(clock)).toBe(5000);
        expect(left(withQueue(clock))).toBe(5000);
    });
});

afterEach(() => vi.unstubAllGlobals());

/** The error of a call on a platform with an old `Promise`; nothing may be sent. */
async function errorWithout(process: unknown) {
    class OldPromise extends Promise<unknown> {}
    Object.defineProperty(OldPromise, "withResolvers", { value: undefined });
    vi.stubGlobal("Promise", OldPromise);
    vi.stubGlobal("process", process);
    const fetch = vi.fn<typeof globalThis.fetch>();
    const error = await textClassification({ model: "a/b", inputs: "x" }, { fetch }).catch((reason: unknown) => reason);
    expect(fetch).not.toHaveBeenCalled();
    return error;
}

test("checkPlatform: an older Node is an InputError that names its version", async () => {
    expect(await errorWithout({ versions: { node: "20.20.2" } })).toMatchObject({
        name: "InputError",
        message: "@callsheet/inference needs Node 22, or a browser of 2024, or newer; this is 20.20.2.",
    });
});

test("checkPlatform: an older browser is an InputError", async () => {
    expect(await errorWithout(undefined)).toMatchObject({
        message: expect.stringContaining("this is an older platform"),
    });
});
