import { isStreamingTask, type TaskId, taskIds, tasks } from "@callsheet/inference/tasks";
import { UsageError } from "./usage-error.ts";

/** Checks that the task supports `--stream`. @throws UsageError that lists the tasks that do */
export function checkStreams(task: TaskId): void {
    const streaming = taskIds.filter((id) => isStreamingTask(tasks[id]));
    if (streaming.includes(task)) return;
    throw new UsageError(`${task} does not stream. Tasks that do: ${streaming.join(", ")}.`);
}
