/** The methods of the SDKs that call a hosted model, with the task of each. */
import { isStreamingTask, type TaskId, taskIds, tasks } from "@callsheet/inference";

type Methods = ReadonlyMap<string, TaskId>;

const methods: Readonly<Record<"js" | "python", Methods>> = {
    js: new Map(
        taskIds.flatMap((id) => {
            const { js } = tasks[id].method;
            return isStreamingTask(tasks[id]) ? [[js, id] as const, [`${js}Stream`, id] as const] : [[js, id] as const];
        }),
    ),
    python: new Map(
        taskIds.flatMap((id) => {
            const { method }: { readonly method: { readonly python?: { readonly name: string } } } = tasks[id];
            return method.python ? [[method.python.name, id] as const] : [];
        }),
    ),
};

export const methodsOf = (language: "js" | "python"): Methods => methods[language];

/** The calls of OpenAI's SDK, which huggingface_hub has too, with the task of each. */
export const openAiCalls: readonly (readonly [path: string, task: TaskId])[] = [
    ["chat.completions", "conversational"],
    ["responses", "conversational"],
    ["embeddings", "feature-extraction"],
    ["images", "text-to-image"],
];
