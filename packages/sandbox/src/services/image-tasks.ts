/** Inputs and results of media tasks, for services that derive the task from the model. */
import type { TaskId } from "@callsheet/inference/tasks";
import type { MediaKind } from "../media/media.ts";

/** The kind of a task's result file. */
export function resultKind(task: TaskId): MediaKind {
    if (task.endsWith("video")) return "mp4";
    if (task === "text-to-speech" || task.endsWith("audio")) return "wav";
    return task.endsWith("image") ? "png" : "txt";
}

/** Whether a task requires an image. */
export const needsImage = (task: TaskId): boolean => task === "image-to-image" || task === "image-to-video";
/** Whether a task accepts an image. */
export const takesImage = (task: TaskId): boolean => task.startsWith("image-");
