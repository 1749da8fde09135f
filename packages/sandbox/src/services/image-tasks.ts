/** Tasks that take images and prompts, as services name them that know a task by its model. */
import type { TaskId } from "@callsheet/inference/tasks";
import type { MediaKind } from "../media/media.ts";

/** What the task's result is. */
export function resultKind(task: TaskId): MediaKind {
    if (task.endsWith("video")) return "mp4";
    if (task === "text-to-speech" || task.endsWith("audio")) return "wav";
    return task.endsWith("image") ? "png" : "txt";
}

/** Whether a call of the task cannot be without an image. */
export const needsImage = (task: TaskId): boolean => task === "image-to-image" || task === "image-to-video";
/** Whether a call of the task may have one. */
export const takesImage = (task: TaskId): boolean => task.startsWith("image-");
