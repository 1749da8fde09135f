import type { TaskId } from "@callsheet/inference/tasks";
import { audio } from "./audio.ts";
import { image } from "./image.ts";
import { table } from "./table.ts";
import type { TaskPages } from "./task-page.ts";
import { text } from "./text.ts";
import { video } from "./video.ts";

/** The prose about every task, by its id. */
export const tasks: TaskPages = { ...text, ...image, ...audio, ...video, ...table };

/** The titles in everyday words, where the field's term does not say it. Other languages have such titles already. */
export const plainTitles: { readonly [Id in TaskId]?: string } = {
    "automatic-speech-recognition": "Speech recognition",
    conversational: "Chat",
    "document-question-answering": "Questions about a document",
    "feature-extraction": "Embeddings",
    "fill-mask": "Filling in a word",
    "image-to-image": "Changing an image",
    "image-to-text": "Describing an image",
    "question-answering": "Answering from a text",
    summarization: "Summaries",
    "table-question-answering": "Questions about a table",
    "tabular-classification": "Classes of rows",
    "tabular-regression": "Numbers for rows",
    "text-to-audio": "Music and sounds",
    "token-classification": "Names in a text",
    "visual-question-answering": "Questions about an image",
};
