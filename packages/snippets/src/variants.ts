/** The shape of a task's snippet. */
import type { Call, ChatApi } from "@callsheet/inference/providers";
import type { TaskId } from "@callsheet/inference/tasks";
import { answersCalls } from "./functions.ts";

/** Which variant a task's snippets have; a task that is missing here is a compile error. */
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

/** The variants that also exist as a stream. */
const streamVariants = { basic: "basicStream" } as const;

/** The variants of chat: with the answer at once, as a stream, and with functions that the model may call. */
const chatVariants = {
    "chat-completions": { whole: "conversational", stream: "conversationalStream", tools: "conversationalTools" },
    responses: { whole: "responses", stream: "responsesStream", tools: "responsesTools" },
} as const satisfies Record<ChatApi, object>;

type TaskVariant = (typeof variantOfTask)[TaskId];
type ValueOf<Of> = Of[keyof Of];

/** The shape of a snippet: what goes in, and what is done with what comes out. */
export type Variant = TaskVariant | ValueOf<typeof streamVariants> | ValueOf<ValueOf<typeof chatVariants>>;

/** The variant of the snippets of a call. */
export function variantOf(call: Call): Variant {
    const { task, stream = false, api = "chat-completions" } = call;
    if (task === "conversational") {
        return chatVariants[api][answersCalls(call) ? "tools" : stream ? "stream" : "whole"];
    }
    const variant: TaskVariant = variantOfTask[task];
    return stream && isStreamable(variant) ? streamVariants[variant] : variant;
}

const isStreamable = (variant: TaskVariant): variant is keyof typeof streamVariants => variant in streamVariants;

/** What a snippet does with what comes back. Variants that end alike share their templates. */
export type Ending = "print" | "save" | "basicStream" | ValueOf<ValueOf<typeof chatVariants>>;

/** How each variant ends. */
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
