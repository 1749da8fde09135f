import { type Task, type TaskId, tasks } from "@callsheet/inference/tasks";

/** The names of the parameters that a task knows. Others go to the provider as they are. */
export function knownParameters(task: TaskId): readonly string[] {
    const { parameters }: Task = tasks[task];
    return Object.keys(parameters.entries);
}
