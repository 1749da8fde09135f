/** The tasks that each provider serves. Stated here again, independently of the client that is tested against it. */
import type { ProviderId } from "@callsheet/inference/providers";
import type { TaskId } from "@callsheet/inference/tasks";

/** The id of a provider, without the policy `auto`. */
export type ServiceId = Exclude<ProviderId, "auto">;

/** The Hub and the providers serve embedding models for both. */
export const embeddingTasks = ["feature-extraction", "sentence-similarity"] as const;

const chat = ["conversational"] as const;
const text = ["conversational", "text-generation"] as const;

export const providerTasks: Readonly<Record<ServiceId, readonly TaskId[]>> = {
    "hf-inference": [
        ...text,
        "audio-classification",
        "audio-to-audio",
        "automatic-speech-recognition",
        "document-question-answering",
        "feature-extraction",
        "fill-mask",
        "image-classification",
        "image-segmentation",
        "image-to-image",
        "image-to-text",
        "object-detection",
        "question-answering",
        "sentence-similarity",
        "summarization",
        "table-question-answering",
        "tabular-classification",
        "tabular-regression",
        "text-classification",
        "text-to-audio",
        "text-to-image",
        "text-to-speech",
        "token-classification",
        "translation",
        "visual-question-answering",
        "zero-shot-classification",
        "zero-shot-image-classification",
    ],
    baseten: chat,
    cerebras: chat,
    cohere: chat,
    deepinfra: [...text, "feature-extraction", "automatic-speech-recognition", "text-to-speech", "text-to-image"],
    "fal-ai": [
        "automatic-speech-recognition",
        "audio-to-audio",
        "text-to-speech",
        "text-to-audio",
        "image-segmentation",
        "image-to-image",
        "text-to-image",
        "text-to-video",
        "image-to-video",
        "image-text-to-image",
        "image-text-to-video",
    ],
    "featherless-ai": text,
    "fireworks-ai": chat,
    groq: text,
    novita: [...text, "text-to-video", "image-text-to-video"],
    nscale: [...chat, "text-to-image"],
    openai: chat,
    ovhcloud: text,
    publicai: chat,
    replicate: ["automatic-speech-recognition", "text-to-speech", "image-to-image", "text-to-image", "text-to-video"],
    scaleway: [...text, "feature-extraction"],
    together: [
        ...text,
        "feature-extraction",
        "automatic-speech-recognition",
        "text-to-speech",
        "image-to-image",
        "text-to-image",
        "text-to-video",
        "image-to-video",
    ],
    wavespeed: [
        "image-to-image",
        "text-to-image",
        "text-to-video",
        "image-to-video",
        "image-text-to-image",
        "image-text-to-video",
    ],
    "zai-org": [...chat, "image-to-text", "text-to-image"],
};

/** The ids of all providers, in the order of a mapping. */
export const serviceIds = Object.keys(providerTasks) as readonly ServiceId[]; // `Object.keys` returns `string[]`.

export const isServiceId = (name: string): name is ServiceId => Object.hasOwn(providerTasks, name);
