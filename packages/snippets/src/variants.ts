/** The variants of snippets: the shape of each task's programs. */
import type { Call, ChatApi } from "@callsheet/inference/providers";
import type { TaskId } from "@callsheet/inference/tasks";
import { runsToolCalls } from "./chat-tools.ts";

/** The variant of each task's snippets. A missing task is a compile error. */
const variantOfTask = {
    "audio-classification": "basicAudio",
    "audio-to-audio": "basicAudio",
    "automatic-speech-recognition": "basicAudio",
    conversational: "conversational",
    "document-question-answering": "documentQuestionAnswering",
    "feature-extraction": "basic",
    "fill-mask": "basic",
    "image-classification": "basicImage",
    "image-segmentation": "basicImage",
    "image-text-to-image": "imageToImage",
    "image-text-to-video": "imageToVideo",
    "image-to-image": "imageToImage",
    "image-to-text": "basicImage",
    "image-to-video": "imageToVideo",
    "object-detection": "basicImage",
    "question-answering": "basic",
    "sentence-similarity": "basic",
    summarization: "basic",
    "table-question-answering": "basic",
    "tabular-classification": "tabular",
    "tabular-regression": "tabular",
    "text-classification": "basic",
    "text-generation": "basic",
    "text-to-audio": "textToAudio",
    "text-to-image": "textToImage",
    "text-to-speech": "textToSpeech",
    "text-to-video": "textToVideo",
    "token-classification": "basic",
    translation: "basic",
    "visual-question-answering": "visualQuestionAnswering",
    "zero-shot-classification": "zeroShotClassification",
    "zero-shot-image-classification": "zeroShotImageClassification",
} as const satisfies Record<TaskId, string>;

/** The variants of chat: whole response, stream, and functions that the model may call. */
const chatVariants = {
    "chat-completions": { whole: "conversational", stream: "conversationalStream", tools: "conversationalTools" },
    responses: { whole: "responses", stream: "responsesStream", tools: "responsesTools" },
} as const satisfies Record<ChatApi, object>;

type TaskVariant = (typeof variantOfTask)[TaskId];
type ValueOf<Of> = Of[keyof Of];

/** The shape of a snippet: the kind of its input, and what it does with the output. */
export type Variant = TaskVariant | "basicStream" | ValueOf<ValueOf<typeof chatVariants>>;

/** The variant of the snippets of a call. */
export function variantOf(call: Call): Variant {
    const { task, stream = false, api = "chat-completions" } = call;
    if (task === "conversational") {
        return chatVariants[api][runsToolCalls(call) ? "tools" : stream ? "stream" : "whole"];
    }
    const variant = variantOfTask[task];
    return stream && variant === "basic" ? "basicStream" : variant;
}

/** What a snippet does with the response. Variants with the same ending share their templates. */
export type Ending = "print" | "save" | "basicStream" | ValueOf<ValueOf<typeof chatVariants>>;

/** The ending of each variant. */
export const endingOf = {
    basic: "print",
    basicAudio: "print",
    basicImage: "print",
    basicStream: "basicStream",
    conversational: "conversational",
    conversationalStream: "conversationalStream",
    conversationalTools: "conversationalTools",
    documentQuestionAnswering: "print",
    imageToImage: "save",
    imageToVideo: "save",
    responses: "responses",
    responsesStream: "responsesStream",
    responsesTools: "responsesTools",
    tabular: "print",
    textToAudio: "save",
    textToImage: "save",
    textToSpeech: "save",
    textToVideo: "save",
    visualQuestionAnswering: "print",
    zeroShotClassification: "print",
    zeroShotImageClassification: "print",
} as const satisfies Record<Variant, Ending>;
