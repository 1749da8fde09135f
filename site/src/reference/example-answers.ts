/** The response to each task's example, from a sandbox, which responds in the providers' forms. */
import { modelOf } from "@callsheet/catalogue";
import { mappingAt } from "@callsheet/catalogue/search";
import { type Invocation, type Options, perform, performStream } from "@callsheet/inference";
import { exampleOf } from "@callsheet/inference/providers";
import { isStreamingTask, type Task, type TaskId, taskIds, tasks } from "@callsheet/inference/tasks";
import { startSandbox } from "@callsheet/sandbox";
import { sampleFiles } from "../run/inputs/sample-file.ts";
import { withFiles } from "../run/panel/runnable-call.ts";
import { programsOf } from "./programs.ts";
import { shortenJson } from "./shorten-json.ts";
import { givesFile } from "./tasks/task-page.ts";

export type ExampleAnswer = {
    /** The helper's result as JSON, with long lists and texts shortened; absent if it is a file. */
    readonly output?: string;
    /** The first events and the last one, if the task streams. */
    readonly events?: string;
};

let answers: Promise<ReadonlyMap<TaskId, ExampleAnswer>> | undefined;

/** The response to a task's example. The first call requests those of all tasks, once per build. */
export async function exampleAnswerOf(task: TaskId): Promise<ExampleAnswer> {
    answers ??= askForAll();
    return (await answers).get(task) ?? {};
}

async function askForAll(): Promise<ReadonlyMap<TaskId, ExampleAnswer>> {
    const models = Object.fromEntries(taskIds.map((task) => [programsOf({ task }).model, task]));
    const sandbox = await startSandbox({ models });
    try {
        const options = { fetch: sandbox.fetch };
        const asked = taskIds.filter((task) => !givesFile(task));
        return new Map(await Promise.all(asked.map(async (task) => [task, await ask(task, options)] as const)));
    } finally {
        await sandbox.close();
    }
}

async function ask(id: TaskId, options: Options): Promise<ExampleAnswer> {
    const task: Task = tasks[id];
    const call = callOf(id);
    const mapping = mappingOf(id);
    const own = { ...options, ...(mapping && { mapping }) };
    const output = shortenJson(await perform(task, call, own));
    if (!isStreamingTask(task)) return { output };
    const events: unknown[] = [];
    for await (const event of performStream(task, call, own)) events.push(event);
    return { output, events: eventsText(events) };
}

/** The call that the task's snippets make, with files of the sandbox in place of the reader's. */
function callOf(task: TaskId): Invocation {
    const { model, provider } = programsOf({ task });
    const { inputs, parameters } = exampleOf(provider, task);
    return {
        target: { accessToken: "hf_example", model, provider },
        inputs: withFiles(inputs, sampleFiles(inputs)),
        parameters,
    };
}

/** The provider's mapping of the model; undefined if unknown, then the client asks the sandbox's Hub. */
function mappingOf(task: TaskId) {
    const { model, provider } = programsOf({ task });
    const known = modelOf(model);
    return known && mappingAt(known, provider, task);
}

/** The first two and the last: those in between look like the second. */
const eventsText = (events: readonly unknown[]): string =>
    [...events.slice(0, 2).map(shortenJson), "…", ...events.slice(-1).map(shortenJson)].join("\n");
