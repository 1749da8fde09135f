/** When a request is sent again, and how long after. */
import { chatStream, classify, counted, eventsOf } from "./ask.ts";
import type { Case, Scene, Seen } from "./case.ts";
import { becomes, equal, errorOf, holds, includes, pause, until } from "./expect.ts";

const temporary = [429, 502, 503, 504].map(
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

/** Milliseconds between the requests for a model, in their order. */
const gaps = (seen: readonly Seen[], model = "") => {
    const times = seen.filter(({ url }) => url.includes(model)).map(({ at }) => at);
    return times.slice(1).map((at, index) => at - (times[index] ?? 0));
};

/**
 * Two calls at once, one of which the server tells how long to wait: the time from the first try to the last.
 *
 * A page can read Retry-After only where the server lets it (Access-Control-Expose-Headers), as the sandbox does; from
 * others it waits as it would by itself.
 */
async function waits(scene: Scene): Promise<{ readonly told: number; readonly untold: number }> {
    await Promise.all(["told", "untold"].map((owner) => classify(scene, {}, `${owner}/text-classification`)));
    const seen = await scene.requests();
    const sum = (owner: string) => gaps(seen, `/${owner}/`).reduce((total, gap) => total + gap, 0);
    return { told: sum("told"), untold: sum("untold") };
}

const busy = { kind: "status", status: 503 } as const;
const told = { ...busy, at: "/told/", times: 1 } as const;
const untold = { ...busy, at: "/untold/", times: 1 } as const;

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
        sandbox: { fault: { ...busy, times: 4 } },
        run: async (scene) => {
            await classify(scene, { tries: 5 });
            const [first = 0, , , fourth = 0] = gaps(await scene.requests());
            // Half of a wait is at random: those that do not grow are never more than twice another.
            holds(fourth > 2 * first, `${fourth} is more than twice ${first}`);
        },
    },
    {
        name: "retries: those of many calls do not come together",
        sandbox: { fault: busy },
        run: async (scene) => {
            const models = Array.from({ length: 10 }, (_, index) => `owner-${index}/text-classification`);
            await Promise.all(models.map((model) => errorOf(classify(scene, { tries: 2 }, model))));
            const urls = (await scene.requests()).map(({ url }) => url);
            const first = urls.filter((url, index) => urls.indexOf(url) === index);
            const second = urls.filter((url, index) => urls.indexOf(url) !== index);
            holds(first.join() !== second.join(), `they come in another order: ${second}`);
        },
    },
    {
        name: "retries: later, when the server asks for it in seconds",
        sandbox: { fault: [{ ...told, retryAfter: 4 }, untold] },
        run: async (scene) => {
            const { told, untold } = await waits(scene);
            holds(told > 2 * untold, `${told} is more than twice ${untold}`);
        },
    },
    {
        name: "retries: later, when the server names a date",
        sandbox: { fault: [{ ...told, retryAfter: 4, retryAfterForm: "date" }, untold] },
        run: async (scene) => {
            const { told, untold } = await waits(scene);
            holds(told > 2 * untold, `${told} is more than twice ${untold}`);
        },
    },
    {
        name: "retries: sooner, when the server allows it",
        sandbox: {
            fault: [
                { ...told, retryAfter: 0, times: 2 },
                { ...untold, times: 2 },
            ],
        },
        run: async (scene) => {
            const { told, untold } = await waits(scene);
            holds(told < untold, `${told} is less than ${untold}`);
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
        name: "retries: as many as the call's own time has room for",
        sandbox: { fault: busy },
        run: async (scene) => {
            await errorOf(classify(scene, { tries: 100, timeouts: { total: 4000 } }));
            const { length } = await scene.requests();
            holds(length > 1 && length < 10, `it was sent a few times: ${length}`);
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
        name: "retries: a body that stalls is let go before the next try",
        sandbox: { fault: { kind: "stall", status: 503, retryAfter: 2, times: 1 } },
        run: async (scene) => {
            const call = classify(scene);
            const letGo = (seen: readonly Seen[]) => seen.length === 1 && seen[0]?.outcome === "left";
            await until(scene.requests, letGo, "the first request is over and the second has not come");
            await call;
            equal((await scene.requests()).length, 2, "how often it was sent");
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
