/** Queued jobs, at every provider that has a queue. */
import type { Options, ProviderId } from "@callsheet/inference";
import { type Case, clientOf, equal, errorOf, holds, hubToken, includes, type Scene } from "./case.ts";

type Queue = {
    readonly provider: ProviderId;
    readonly task: "text-to-image" | "text-to-video" | "image-text-to-video";
    /** A part of the URL that polls a job. */
    readonly poll: string;
    /** Messages for a failed and a cancelled job. */
    readonly failed: string;
    readonly cancelled: string;
    /** Unfinished polls before the client's own polls. Default: none. */
    readonly held?: number;
};

const fal: Queue = {
    provider: "fal-ai",
    task: "text-to-image",
    poll: "/status",
    failed: "The model could not do this.",
    cancelled: "its status is CANCELED",
};

const queues: readonly Queue[] = [
    fal,
    {
        provider: "novita",
        task: "text-to-video",
        poll: "/v3/async/task-result",
        failed: "The video could not be made.",
        cancelled: "The task was cancelled.",
    },
    {
        provider: "novita",
        task: "image-text-to-video",
        poll: "/query/video_generation/",
        failed: "The video could not be made.",
        cancelled: "its status is cancelled",
    },
    {
        provider: "replicate",
        task: "text-to-image",
        poll: "/v1/predictions/",
        failed: "The prediction failed.",
        cancelled: "its status is canceled",
        // Its first response waits until the job is done, for at most a hundred polls.
        held: 101,
    },
    {
        provider: "together",
        task: "text-to-video",
        poll: "/v2/videos/",
        failed: "The video could not be made.",
        cancelled: "its status is cancelled",
    },
    {
        provider: "wavespeed",
        task: "text-to-image",
        poll: "/api/v3/predictions/",
        failed: "The prediction failed.",
        cancelled: "its status is cancelled",
    },
    {
        provider: "zai-org",
        task: "text-to-image",
        poll: "/async-result/",
        failed: "its status is FAIL",
        cancelled: "its status is FAIL",
    },
];

/** Queues a job and waits for its file. */
function ask({ provider, task }: Queue, scene: Scene, options: Options = {}, token?: string): Promise<Blob> {
    const client = clientOf(scene, options, token);
    const target = { provider, model: `any/${task}` };
    if (task === "text-to-image") return client.textToImage({ ...target, inputs: "Rain" });
    if (task === "text-to-video") return client.textToVideo({ ...target, inputs: "Rain" });
    return client.imageTextToVideo({ ...target, parameters: { prompt: "Rain" } });
}

const pollsOf = async ({ poll }: Queue, { requests }: Scene) =>
    (await requests()).filter(({ method, url }) => method === "GET" && url.includes(poll));

const atEach = queues.flatMap((queue): Case[] => {
    const { provider, task, held = 0, failed, cancelled } = queue;
    const named = (what: string, sandbox: Case["sandbox"], run: Case["run"]): Case => ({
        name: `queues: ${provider}, ${task}, ${what}`,
        inNode: queue !== fal,
        sandbox: { queuePolls: 0, ...sandbox },
        run,
    });
    const ending = (end: "failed" | "cancelled" | "never") => ({ fault: { kind: "queue", end } }) as const;
    return [
        named("a job is polled until it is done", { queuePolls: held + 1 }, async (scene) => {
            const waits: number[] = [];
            const file = await ask(queue, scene, { onWait: (milliseconds) => waits.push(milliseconds) });
            holds(file.size > 0, "there is a file");
            equal(waits.length, 1, "how often it was told of the wait");
            equal((await pollsOf(queue, scene)).length, 2, "how often it was polled");
        }),
        ...[["failed", hubToken, failed] as const, ["cancelled", "key-test", cancelled] as const].map(
            ([end, token, message]) =>
                named(`a job that is ${end} is an error that says why`, ending(end), async (scene) => {
                    const error = await errorOf(ask(queue, scene, {}, token));
                    equal([error.name, error.provider, error.task], ["ProviderApiError", provider, task]);
                    includes(error.message, `The job at ${provider} failed: ${message}`);
                }),
        ),
        named("a job that is never done is waited for no longer than is allowed", ending("never"), async (scene) => {
            const error = await errorOf(ask(queue, scene, { timeouts: { queue: 300 } }));
            equal([error.name, error.provider], ["TimeoutError", provider]);
            includes(error.message, `The job at ${provider} was not done within 0.3 seconds`);
            includes(error.message, "timeouts: { queue: milliseconds }");
        }),
        named("an abort ends the wait at once", ending("never"), async (scene) => {
            const controller = new AbortController();
            // By then the wait has begun, and only the abort can end it that fast.
            const onWait = () => queueMicrotask(() => controller.abort());
            const error = await errorOf(ask(queue, scene, { signal: controller.signal, onWait }));
            equal(error.name, "AbortError");
            equal((await pollsOf(queue, scene)).length, 1, "how often it was polled");
        }),
    ];
});

export const queueCases: readonly Case[] = [
    ...atEach,
    {
        name: "queues: a poll that fails is made again",
        sandbox: { queuePolls: 0, fault: { kind: "status", status: 503, retryAfter: 0, at: "/status", times: 2 } },
        run: async (scene) => {
            await ask(fal, scene);
            equal(
                (await pollsOf(fal, scene)).map(({ status }) => status),
                [503, 503, 200],
            );
        },
    },
    {
        name: "queues: the call's own time ends the wait, too",
        sandbox: { queuePolls: 0, fault: { kind: "queue", end: "never" } },
        run: async (scene) => {
            const error = await errorOf(ask(fal, scene, { timeouts: { total: 300 } }));
            equal(error.name, "TimeoutError");
            includes(error.message, "timeouts: { total: milliseconds }");
        },
    },
];
