import { type Task, type TaskId, tasks } from "@callsheet/inference/tasks";

/** The names of the parameters in a task's schema. Others are sent to the provider unchanged. */
export function knownParameters(task: TaskId): readonly string[] {
    const { parameters }: Task = tasks[task];
    return Object.keys(parameters.entries);
}
