import { type TaskId, taskIds, tasks } from "@callsheet/inference/tasks";

/** The groups of tasks, by the medium that a person has or wants. */
export const taskGroups = ["text", "image", "audio", "video", "table"] as const;

/** A group of tasks, such as `image`. */
export type TaskGroup = (typeof taskGroups)[number];

/**
 * The tasks of a group.
 *
 * @param group one of `taskGroups`
 * @returns the ids of its tasks
 * @example
 * import { tasksIn } from "@callsheet/react/generator/core";
 *
 * const ids = tasksIn("image");
 */
export const tasksIn = (group: TaskGroup): TaskId[] => taskIds.filter((task) => groupOf(task) === group);

/** The rarer medium names the group: people look for text-to-image among the images. */
function groupOf(task: TaskId): TaskGroup {
    const { takes, gives } = tasks[task];
    const media = new Set<string>([...takes, gives]);
    return (["video", "audio", "image", "table"] as const).find((group) => media.has(group)) ?? "text";
}
