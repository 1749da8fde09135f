/**
 * When a request is retried, and the minimum wait before. The client's own tests check the maximum with a fake clock:
 * here a retry may be late if the machine is busy.
 */
import { chatStream, classify, counted, eventsOf } from "./calls.ts";
import type { Case, Scene } from "./case.ts";
import { becomes, equal, errorOf, holds, includes, letGo, pause } from "./expect.ts";

const temporary = [408, 429, 500, 502, 503, 504, 529].map(
    (status): Case => ({
        name: `retries: after ${status} the same request is sent again`,
        sandbox: { fault: { kind: "status", status, retryAfter: 0, times: 2 } },
        run: async (scene) => {
            await classify(scene);
            const seen = await scene.requests();
            equal(
                seen.map((request) => request.status),
                [status, status, 200],
            );
            equal(new Set(seen.map(({ body }) => body)).size, 1, "how many bodies there are");
        },
    }),
);

const off = [{ tries: 1 }, { retry_on_error: false }].map(
    (options): Case => ({
        name: `retries: none with ${JSON.stringify(options)}`,
        sandbox: { fault: { kind: "status", status: 503, retryAfter: 0 } },
        run: async (scene) => {
            await errorOf(classify(scene, options));
            equal((await scene.requests()).length, 1, "how often it was sent");
        },
    }),
);

/** Tolerance for timers that fire slightly early. */
const early = 5;

/** Checks that each request arrived at least this many milliseconds after the previous one. */
async function cameAfter(scene: Scene, waits: readonly number[]): Promise<void> {
    const times = (await scene.requests()).map(({ at }) => at);
    equal(times.length, waits.length + 1, "how often it was sent");
    for (const [index, wait] of waits.entries()) {
        const gap = (times[index + 1] ?? 0) - (times[index] ?? 0);
        holds(gap >= wait - early, `try ${index + 2} came ${wait} ms after the one before or later: ${gap} ms`);
    }
}

const busy = { kind: "status", status: 503 } as const;

const patient = { retry: Number.POSITIVE_INFINITY, total: Number.POSITIVE_INFINITY };

export const retryCases: readonly Case[] = [
    ...temporary,
    ...off,
    {
        name: "retries: when the connection breaks before the first byte",
        sandbox: { fault: { kind: "reset", times: 2 } },
        run: async (scene) => {
            await classify(scene);
            const statuses = (await scene.requests()).map(({ status }) => status ?? null);
            equal(statuses, [null, null, 200]);
        },
    },
    {
        name: "retries: two, when the connection breaks every time",
        sandbox: { fault: { kind: "reset" } },
        run: async (scene) => {
            const counter = counted(scene);
            const error = await errorOf(classify(counter));
            includes(error.message, "router.huggingface.co could not be reached");
            holds(error.cause !== undefined, "the platform's own error is the cause");
            equal(counter.count, 3, "how often it was sent");
        },
    },
    {
        name: "retries: two, when the server is busy every time",
        sandbox: { fault: { kind: "status", status: 503, retryAfter: 0 } },
        run: async (scene) => {
            equal((await errorOf(classify(scene))).status, 503);
            equal((await scene.requests()).length, 3, "how often it was sent");
        },
    },
    {
        name: "retries: the waits for them grow",
        sandbox: { fault: { ...busy, times: 3 } },
        run: async (scene) => {
            await classify(scene, { tries: 4 });
            // Half of each wait; the other half is random.
            await cameAfter(scene, [250, 500, 1000]);
        },
    },
    {
        name: "retries: later, when the server asks for it in seconds",
        sandbox: { fault: { ...busy, times: 1, retryAfter: 2 } },
        run: async (scene) => {
            await classify(scene);
            await cameAfter(scene, [2000]);
        },
    },
    {
        name: "retries: later, when the server names a date",
        // A date has a precision of one second.
        sandbox: { fault: { ...busy, times: 1, retryAfter: 3, retryAfterForm: "date" } },
        run: async (scene) => {
            await classify(scene);
            await cameAfter(scene, [2000]);
        },
    },
    {
        name: "retries: not at once, when the server asks for longer than a timer can run",
        sandbox: { fault: { ...busy, retryAfter: 4_000_000 } },
        run: async (scene) => {
            const controller = new AbortController();
            const error = errorOf(classify(scene, { signal: controller.signal, timeouts: patient }));
            await becomes(scene, "sent", "the server has answered");
            await pause(500);
            controller.abort();
            equal((await error).name, "AbortError");
            equal((await scene.requests()).length, 1, "how often it was sent");
        },
    },
    {
        name: "retries: none where the server wants to be left alone for a day",
        sandbox: { fault: { ...busy, retryAfter: 86_400 } },
        run: async (scene) => {
            const error = await errorOf(classify(scene));
            equal([error.name, error.status, error.retryAfter], ["ProviderApiError", 503, 86_400]);
            includes(error.message, "try again in 24 hours");
            equal((await scene.requests()).length, 1, "how often it was sent");
        },
    },
    {
        name: "retries: none that the call's own time has no room for",
        sandbox: { fault: { ...busy, retryAfter: 3600 } },
        run: async (scene) => {
            const error = await errorOf(classify(scene, { timeouts: { total: 60_000 } }));
            equal([error.name, error.status], ["ProviderApiError", 503]);
            equal((await scene.requests()).length, 1, "how often it was sent");
        },
    },
    {
        name: "retries: none once a stream has begun",
        sandbox: { fault: { kind: "truncate" } },
        run: async (scene) => {
            await errorOf(eventsOf(chatStream(scene)));
            equal((await scene.requests()).length, 1, "how often it was sent");
        },
    },
    {
        name: "retries: a body that stalls is let go before the wait for the next try",
        sandbox: { fault: { kind: "stall", status: 503, retryAfter: 3600 } },
        run: async (scene) => {
            const controller = new AbortController();
            const error = errorOf(classify(scene, { signal: controller.signal, timeouts: patient }));
            await letGo(scene);
            controller.abort();
            equal((await error).name, "AbortError");
            equal((await scene.requests()).length, 1, "how often it was sent");
        },
    },
    {
        name: "retries: an abort ends the wait for one at once",
        sandbox: { fault: { ...busy, retryAfter: 3600 } },
        run: async (scene) => {
            const controller = new AbortController();
            const error = errorOf(classify(scene, { signal: controller.signal, timeouts: patient }));
            await becomes(scene, "sent", "the server has answered");
            controller.abort("enough");
            equal([(await error).name, (await error).cause], ["AbortError", "enough"]);
            equal((await scene.requests()).length, 1, "how often it was sent");
        },
    },
];
