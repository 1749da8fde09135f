import { type TaskId, taskIds, tasks } from "@callsheet/inference";
import type { Model } from "@callsheet/snippets";
import { oneOf } from "./nearest.ts";
import type { Terminal } from "./terminal.ts";

type Flags = {
    readonly task?: string | undefined;
    readonly tags?: string | undefined;
    readonly library?: string | undefined;
};

/** The model as the Hub would describe it. Without --task it is taken from what is known of the model, else for chat. */
export function modelOf(id: string, flags: Flags, terminal: Terminal): Model {
    const known = Object.values(tasks).find(({ exampleModel }) => exampleModel === id)?.id;
    const task: TaskId | "image-text-to-text" =
        flags.task === undefined
            ? (known ?? "conversational")
            : oneOf("task", flags.task, [...taskIds, "image-text-to-text" as const]);
    if (flags.task === undefined && known === undefined) {
        terminal.stderr.write(`No --task given: ${id} is taken for a chat model.\n`);
    }
    const tags = flags.tags?.split(",").map((tag) => tag.trim()) ?? [];
    const chat = task === "conversational" || task === "image-text-to-text";
    return {
        id,
        pipeline_tag: task === "conversational" ? "text-generation" : task,
        tags: chat ? [...tags, "conversational"] : tags,
        library_name: flags.library,
    };
}
