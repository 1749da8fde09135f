/** Each pair of provider and task: the sandbox accepts the request, and the client accepts the response. */
import {
    exampleOf,
    isFile,
    isStreamingTask,
    type Provider,
    type ProviderId,
    perform,
    performStream,
    providers,
    type Task,
    type TaskId,
    taskIds,
    tasks,
} from "@callsheet/inference";
import { type Case, holds, leaksNothing, type Scene } from "./case.ts";

// Waiting for queues has its own cases; here every job is done at the first poll.
const sandbox = { queuePolls: 0, models: { "openai/gpt-5-mini": "conversational" } } as const;

/** Replaces the files in inputs by real ones, which the sandbox generates as result files. */
async function withBytes(value: unknown, fetch: Scene["fetch"]): Promise<unknown> {
    if (isFile(value)) {
        const kind = value.name.split(".").at(-1);
        return await (await fetch(`https://v3.fal.media/sandbox/0a.${kind}`)).blob();
    }
    if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
    const entries = Object.entries(value).map(async ([key, item]) => [key, await withBytes(item, fetch)] as const);
    return Object.fromEntries(await Promise.all(entries));
}

type Pair = { readonly id: ProviderId; readonly task: TaskId; readonly auth: "routed" | "direct" };

async function invocationOf({ id, task, auth }: Pair, { fetch }: Scene) {
    const { model, inputs, parameters } = exampleOf(id, task);
    const accessToken = auth === "routed" ? "hf_test" : "key-test";
    // Every provider of a task serves a model with the task in its name.
    const target = { accessToken, model: id === "openai" ? model : `owner/${task}`, provider: id };
    return { target, inputs: await withBytes(inputs, fetch), parameters };
}

const pairs = Object.values<Provider>(providers).flatMap(({ id, tasks: served, routedBaseUrl, keyVariable }) =>
    taskIds
        .filter((task) => task in served)
        .flatMap((task): Pair[] => [
            ...(routedBaseUrl === undefined ? [] : [{ id, task, auth: "routed" } as const]),
            ...(keyVariable === "HF_TOKEN" ? [] : [{ id, task, auth: "direct" } as const]),
        ]),
);

/** Whether it is the first pair of its task: no other makes a difference to a platform. */
const isFirst = (pair: Pair): boolean => pairs.find(({ task }) => task === pair.task) === pair;

const wholeCases = pairs.map(
    (pair): Case => ({
        inNode: !isFirst(pair),
        name: `${pair.id}, ${pair.task}, ${pair.auth}`,
        sandbox,
        run: async (scene) => {
            const definition: Task = tasks[pair.task];
            // The client validates the result with the output schema, so any result is proof.
            const result = await perform(definition, await invocationOf(pair, scene), { fetch: scene.fetch, tries: 1 });
            holds(result !== undefined, "there is a result");
            await leaksNothing(scene);
        },
    }),
);

const streamed = pairs.flatMap((pair): Case[] => {
    const definition: Task = tasks[pair.task];
    if (!isStreamingTask(definition)) return [];
    return [
        {
            name: `${pair.id}, ${pair.task}, ${pair.auth}, streamed`,
            inNode: !isFirst(pair),
            sandbox,
            run: async (scene) => {
                let events = 0;
                const options = { fetch: scene.fetch, tries: 1 };
                for await (const _ of performStream(definition, await invocationOf(pair, scene), options)) events++;
                holds(events > 1, `there are events: ${events}`);
                await leaksNothing(scene);
            },
        },
    ];
});

export const pairCases: readonly Case[] = [...wholeCases, ...streamed];

/** One for each format of a body, and a stream. */
const formats = [
    "hf-inference, audio-classification, routed",
    "together, text-to-image, direct",
    "deepinfra, automatic-speech-recognition, routed",
    "hf-inference, text-generation, routed, streamed",
];

export const formatCases: readonly Case[] = pairCases.filter(({ name }) => formats.includes(name));
