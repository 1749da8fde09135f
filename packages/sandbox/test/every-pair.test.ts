/** Our client at every provider and task, against the sandbox: what it sends is taken, and what comes back is read. */
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
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { type MediaKind, media, startSandbox } from "../src/index.ts";

// How a queue is waited for is specified beside the waiter; here no look is in vain.
const sandbox = await startSandbox({ queueLooks: 0, models: { "openai/gpt-5-mini": "conversational" } });
afterAll(() => sandbox.close());
beforeEach(() => sandbox.reset());

/** The inputs with real bytes in the place of their files. */
function withBytes(value: unknown): unknown {
    if (isFile(value)) {
        const kind = (value.name.split(".").at(-1) ?? "") as MediaKind;
        const { bytes, type } = media(kind, value.name);
        return new Blob([bytes], { type });
    }
    if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withBytes(item)]));
}

function asked(id: ProviderId, task: TaskId, accessToken: string) {
    const { inputs, parameters } = exampleOf(id, task);
    // A model whose name holds its task is served by all who serve the task.
    const model = id === "openai" ? exampleOf(id, task).model : `owner/${task}`;
    return { target: { accessToken, model, provider: id }, inputs: withBytes(inputs), parameters };
}

const options = { fetch: sandbox.fetch, tries: 1 };

const pairs = Object.values<Provider>(providers).flatMap(({ id, tasks: served, routedBaseUrl, keyVariable }) =>
    taskIds
        .filter((task) => task in served)
        .flatMap((task) => [
            ...(routedBaseUrl === undefined ? [] : [{ id, task, auth: "routed", token: "hf_test" }]),
            ...(keyVariable === "HF_TOKEN" ? [] : [{ id, task, auth: "direct", token: "key-test" }]),
        ]),
);

describe("each pair of provider and task", () => {
    test.each(pairs)("$id, $task, $auth", async ({ id, task, token }) => {
        const definition: Task = tasks[task];
        // The output schema has read the result: that it is given at all is the proof.
        await expect(perform(definition, asked(id, task, token), options)).resolves.toBeDefined();
        expect(sandbox.requests.filter(({ leak }) => leak)).toEqual([]);
    });

    test.each(pairs.filter(({ task }) => isStreamingTask(tasks[task])))(
        "$id, $task, $auth, streamed",
        async ({ id, task, token }) => {
            const definition: Task = tasks[task];
            if (!isStreamingTask(definition)) return expect.fail("the task does not stream");
            let events = 0;
            for await (const _ of performStream(definition, asked(id, task, token), options)) events++;
            expect(events).toBeGreaterThan(1);
        },
    );
});
