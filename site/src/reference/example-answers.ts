/** What comes back for the example of each task: asked of a sandbox, which answers in the form that providers do. */
import { modelOf } from "@callsheet/catalogue";
import { mappingAt } from "@callsheet/catalogue/search";
import { type Invocation, type Options, perform, performStream } from "@callsheet/inference";
import { exampleOf } from "@callsheet/inference/providers";
import { isStreamingTask, type Task, type TaskId, taskIds, tasks } from "@callsheet/inference/tasks";
import { isFile } from "@callsheet/inference/wire";
import { type MediaKind, media, startSandbox } from "@callsheet/sandbox";
import { programsOf } from "./programs.ts";
import { shortened } from "./shortened.ts";

export type ExampleAnswer = {
    /** What the helper returns, as JSON, in which long lists and texts are shortened; absent where it returns a file. */
    readonly output?: string;
    /** The first events and the last of a task that streams. */
    readonly events?: string;
};

let answers: Promise<ReadonlyMap<TaskId, ExampleAnswer>> | undefined;

/** The answer to the example of a task. All are asked for at once, once in a build. */
export async function exampleAnswerOf(task: TaskId): Promise<ExampleAnswer> {
    answers ??= askForAll();
    return (await answers).get(task) ?? {};
}

async function askForAll(): Promise<ReadonlyMap<TaskId, ExampleAnswer>> {
    const models = Object.fromEntries(taskIds.map((task) => [programsOf({ task }).model, task]));
    const sandbox = await startSandbox({ models });
    try {
        const options = { fetch: sandbox.fetch };
        const asked = taskIds.filter((task) => !givesFile(tasks[task]));
        return new Map(await Promise.all(asked.map(async (task) => [task, await ask(task, options)] as const)));
    } finally {
        await sandbox.close();
    }
}

const givesFile = ({ output }: Task): boolean => output.type === "instance";

async function ask(id: TaskId, options: Options): Promise<ExampleAnswer> {
    const task: Task = tasks[id];
    const call = callOf(id);
    const mapping = mappingOf(id);
    const own = { ...options, ...(mapping && { mapping }) };
    const output = shortened(await perform(task, call, own));
    if (!isStreamingTask(task)) return { output };
    const events: unknown[] = [];
    for await (const event of performStream(task, call, own)) events.push(event);
    return { output, events: eventsText(events) };
}

/** The call that the snippets of the task make, with files from the sandbox in the place of the reader's. */
function callOf(task: TaskId): Invocation {
    const { model, provider } = programsOf({ task });
    const { inputs, parameters } = exampleOf(provider, task);
    return { target: { accessToken: "hf_example", model, provider }, inputs: withBytes(inputs), parameters };
}

/** Where the model is served; without it the sandbox's Hub is asked. */
function mappingOf(task: TaskId) {
    const { model, provider } = programsOf({ task });
    const known = modelOf(model);
    return known && mappingAt(known, provider, task);
}

function withBytes(value: unknown): unknown {
    if (isFile(value)) {
        const { bytes, type } = media(kindOf(value.name), value.name);
        return new Blob([bytes], { type });
    }
    if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withBytes(inner)]));
}

const kindOf = (name: string): MediaKind => (name.endsWith(".png") ? "png" : name.endsWith(".flac") ? "flac" : "jpg");

/** The first two and the last: those between are as the second is. */
const eventsText = (events: readonly unknown[]): string =>
    [...events.slice(0, 2).map(shortened), "…", ...events.slice(-1).map(shortened)].join("\n");
