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
        const jsonTasks = taskIds.filter((task) => !givesFile(task));
        return new Map(await Promise.all(jsonTasks.map(async (task) => [task, await ask(task, options)] as const)));
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

/** Longer lists are cut. */
const maxItems = 4;
/** Longer texts are cut. A sentence fits. */
const maxTextLength = 160;
/** Values that fit into this many characters, as on a phone, stay on one line. */
const maxLineLength = 60;

/** A value as JSON for people to read: long lists and texts are cut with `…`, and short values stay on one line. */
export const shortenJson = (value: unknown): string => jsonText(value, "");

function jsonText(value: unknown, indentation: string): string {
    if (typeof value === "string") return JSON.stringify(shortText(value));
    if (typeof value === "number") return String(rounded(value));
    if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "null";
    const isList = Array.isArray(value);
    const parts = isList
        ? listParts(value, `${indentation}  `)
        : Object.entries(value)
              .filter(([, inner]) => inner !== undefined)
              .map(([name, inner]) => `${JSON.stringify(name)}: ${jsonText(inner, `${indentation}  `)}`);
    const [open, close] = isList ? "[]" : "{}";
    if (parts.length === 0) return `${open}${close}`;
    const line = isList ? `[${parts.join(", ")}]` : `{ ${parts.join(", ")} }`;
    if (line.length + indentation.length <= maxLineLength && !line.includes("\n")) return line;
    return `${open}\n${parts.map((part) => `${indentation}  ${part}`).join(",\n")}\n${indentation}${close}`;
}

const listParts = (list: readonly unknown[], indentation: string): readonly string[] => [
    ...list.slice(0, maxItems).map((item) => jsonText(item, indentation)),
    ...(list.length > maxItems ? ["…"] : []),
];

const shortText = (text: string): string => {
    // A file as base64 is cut much shorter.
    const length = /^[\w+/=]{100,}$/.test(text) ? 24 : maxTextLength;
    return text.length > length ? `${text.slice(0, length)}…` : text;
};

/** Rounds to four significant digits. */
const rounded = (number: number): number => (Number.isInteger(number) ? number : Number(number.toPrecision(4)));
