import { type TaskId, taskIds, tasks } from "@callsheet/inference/tasks";

/** Tasks are grouped by the medium that a person has or wants. */
export const taskGroups = ["text", "image", "audio", "video", "table"] as const;

export type TaskGroup = (typeof taskGroups)[number];

/** The tasks of a group. */
export const tasksIn = (group: TaskGroup): TaskId[] => taskIds.filter((task) => groupOf(task) === group);

/** The rarer medium names the group: people look for text-to-image among the images. */
function groupOf(task: TaskId): TaskGroup {
    const { takes, gives } = tasks[task];
    const media = new Set<string>([...takes, gives]);
    return (["video", "audio", "image", "table"] as const).find((group) => media.has(group)) ?? "text";
}
