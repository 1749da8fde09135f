/** The ids of all tasks: their pipeline tags, and `conversational` for chat. The registry must contain every one. */
export const taskIds = [
    "audio-classification",
    "audio-to-audio",
    "automatic-speech-recognition",
    "conversational",
    "document-question-answering",
    "feature-extraction",
    "fill-mask",
    "image-classification",
    "image-segmentation",
    "image-text-to-image",
    "image-text-to-video",
    "image-to-image",
    "image-to-text",
    "image-to-video",
    "object-detection",
    "question-answering",
    "sentence-similarity",
    "summarization",
    "table-question-answering",
    "tabular-classification",
    "tabular-regression",
    "text-classification",
    "text-generation",
    "text-to-audio",
    "text-to-image",
    "text-to-speech",
    "text-to-video",
    "token-classification",
    "translation",
    "visual-question-answering",
    "zero-shot-classification",
    "zero-shot-image-classification",
] as const;

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
