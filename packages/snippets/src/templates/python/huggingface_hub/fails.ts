import type { Call, ProviderId, TaskId } from "@callsheet/inference";

/** Pairs of provider and task that version 2.4.0 refuses when it is run. */
const unknown: Readonly<Partial<Record<ProviderId, readonly TaskId[]>>> = {
    deepinfra: ["text-to-image"],
    "fal-ai": ["audio-to-audio"],
    groq: ["text-generation"],
    ovhcloud: ["text-generation"],
    scaleway: ["text-generation"],
    together: ["automatic-speech-recognition"],
    "zai-org": ["image-to-text"],
};

/** It reads a stream of text generation in one form only, that of hf-inference. */
export const fails = ({ provider, task, stream }: Call): boolean =>
    unknown[provider]?.includes(task) || (task === "text-generation" && stream === true && provider !== "hf-inference");
