import { isStreamingTask, type TaskId, taskIds, tasks } from "@callsheet/inference/tasks";
import { parseInputs } from "@callsheet/snippets/internal/command-line";
import { UsageError } from "./errors.ts";
import { readAll, type Terminal } from "./terminal.ts";

/** Reads `--inputs`, whose `-` stands for standard input. @throws InputError for broken JSON */
export async function inputsOf(terminal: Terminal, option: string): Promise<unknown> {
    const text = option === "-" ? await readAll(terminal) : option;
    return parseInputs(text.replace(/\r?\n$/, ""));
}

/** Checks that the task supports `--stream`. @throws UsageError that lists the tasks that do */
export function checkStreams(task: TaskId): void {
    const streaming = taskIds.filter((id) => isStreamingTask(tasks[id]));
    if (streaming.includes(task)) return;
    throw new UsageError(`${task} does not stream. Tasks that do: ${streaming.join(", ")}.`);
}
