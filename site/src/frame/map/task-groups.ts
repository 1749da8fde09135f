import { type TaskId, taskIds, tasks } from "@callsheet/inference/tasks";

/** What a person choosing a task has at hand, or wants. */
export const taskGroups = ["text", "image", "audio", "video", "table"] as const;

export type TaskGroup = (typeof taskGroups)[number];

/** The tasks of a group. */
export const tasksIn = (group: TaskGroup): TaskId[] => taskIds.filter((task) => groupOf(task) === group);

/** A task that takes text and gives an image is looked for among the images: the rarer medium names the group. */
function groupOf(task: TaskId): TaskGroup {
    const { takes, gives } = tasks[task];
    const media = new Set<string>([...takes, gives]);
    return (["video", "audio", "image", "table"] as const).find((group) => media.has(group)) ?? "text";
}
