import { taskIds } from "../generated/task-ids.ts";

export { taskIds };

/** The id of a task: an entry of `taskIds`. */
export type TaskId = (typeof taskIds)[number];

/**
 * Whether a name is a task's id.
 *
 * @param name any name, such as a model's pipeline tag
 * @returns true for an entry of `taskIds`, written exactly so
 * @example
 * import { isTaskId } from "@callsheet/inference";
 *
 * const found = ["fill-mask", "reinforcement-learning"].map(isTaskId); // [true, false]
 */
export const isTaskId = (name: string): name is TaskId => taskIds.some((id) => id === name);
