import type { TaskId } from "@callsheet/inference/tasks";
import type { FieldLabel } from "../../fields/field-words.ts";

const text: FieldLabel = { label: "Text" };
const texts: FieldLabel = {
    label: "Text",
    help: 'The text; several at once as a list in JSON, such as `["one", "two"]`.',
};
const prompt: FieldLabel = { label: "Prompt" };
const image: FieldLabel = { label: "Image" };
const recording: FieldLabel = { label: "Recording" };
const question: FieldLabel = { label: "Question" };
const table: FieldLabel = { label: "Table" };

/** The labels of the inputs of each task, in English. */
export const englishInputs: Readonly<Record<TaskId, FieldLabel>> = {
    "audio-classification": recording,
    "audio-to-audio": recording,
    "automatic-speech-recognition": recording,
    conversational: { label: "Messages" },
    "document-question-answering": { label: "Inputs", fields: { image: { label: "Document" }, question } },
    "feature-extraction": texts,
    "fill-mask": text,
    "image-classification": image,
    "image-segmentation": image,
    "image-text-to-image": image,
    "image-text-to-video": image,
    "image-to-image": image,
    "image-to-text": image,
    "image-to-video": image,
    "object-detection": image,
    "question-answering": { label: "Inputs", fields: { question, context: { label: "Text with the answer" } } },
    "sentence-similarity": {
        label: "Inputs",
        fields: { source_sentence: { label: "Sentence" }, sentences: { label: "Sentences to compare with" } },
    },
    summarization: text,
    "table-question-answering": { label: "Inputs", fields: { query: question, table } },
    "tabular-classification": { label: "Inputs", fields: { data: table } },
    "tabular-regression": { label: "Inputs", fields: { data: table } },
    "text-classification": text,
    "text-generation": text,
    "text-to-audio": prompt,
    "text-to-image": prompt,
    "text-to-speech": text,
    "text-to-video": prompt,
    "token-classification": text,
    translation: texts,
    "visual-question-answering": { label: "Inputs", fields: { image, question } },
    "zero-shot-classification": texts,
    "zero-shot-image-classification": { label: "Inputs", fields: { image } },
};
