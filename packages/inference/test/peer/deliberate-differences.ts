/** Where our requests differ from the peer's, and why. Everything that is not listed here must be the same. */

import { isTaskId, type ProviderId, type TaskId } from "../../src/index.ts";
import { provider as hfInference } from "../../src/providers/hf-inference.ts";

export type Difference = {
    readonly providers: readonly ProviderId[];
    readonly tasks: readonly TaskId[];
    readonly auth?: "routed" | "direct";
    /** The paths that differ in the request, each with all below it; or `refused by us`, `refused by the peer`. */
    readonly what: readonly string[];
    readonly reason: string;
};

const noType = "Bytes without a type are taken for what the task takes: JPEG images, FLAC recordings.";
const size = "The API takes one size; width and height, which it does not know, would be ignored or refused.";

export const deliberateDifferences: readonly Difference[] = [
    {
        providers: ["openai"],
        tasks: ["conversational"],
        what: ["body.max_tokens", "body.max_completion_tokens"],
        reason: "OpenAI's reasoning models refuse max_tokens, and its others take max_completion_tokens too.",
    },
    {
        providers: ["hf-inference"],
        tasks: Object.keys(hfInference.tasks).filter(isTaskId),
        auth: "direct",
        what: ["refused by us"],
        reason: "It takes Hub tokens only: another key is a mistake, which would come back as a 401.",
    },
    {
        providers: ["hf-inference"],
        tasks: [
            "audio-classification",
            "automatic-speech-recognition",
            "image-classification",
            "object-detection",
            "image-to-text",
        ],
        what: ["body.bytes", "body.inputs", "body.parameters", "headers.content-type"],
        reason: "Parameters can only go beside the bytes as JSON; the peer sends the bytes and drops the parameters.",
    },
    {
        providers: ["hf-inference"],
        tasks: ["audio-to-audio", "image-to-image"],
        what: ["headers.content-type"],
        reason: noType,
    },
    {
        providers: ["together", "scaleway"],
        tasks: ["text-generation"],
        what: ["body.inputs", "body.parameters", "body.max_tokens", "body.temperature", "body.stop"],
        reason: "A completion takes its parameters beside the prompt, under OpenAI's names; the peer sends those of the Hub, which are ignored.",
    },
    {
        providers: ["groq", "novita"],
        tasks: ["text-generation"],
        what: ["body.inputs", "body.parameters", "body.messages", "body.max_tokens", "body.temperature", "body.stop"],
        reason: "The path is that of chat, which takes messages: what the peer sends is refused there.",
    },
    {
        providers: ["scaleway"],
        tasks: ["feature-extraction"],
        what: ["body.normalize", "body.dimensions"],
        reason: "What a caller asks for is passed on; the peer drops it without a word.",
    },
    {
        providers: ["zai-org"],
        tasks: ["image-to-text"],
        what: ["body.max_new_tokens"],
        reason: "What a caller asks for is passed on; the peer drops it without a word.",
    },
    {
        providers: ["fal-ai"],
        tasks: ["automatic-speech-recognition"],
        what: ["body.parameters", "body.return_timestamps", "body.generation_parameters"],
        reason: "fal takes parameters beside the sound, as the Hub's Python client sends them.",
    },
    {
        providers: ["deepinfra", "nscale", "zai-org"],
        tasks: ["text-to-image"],
        what: ["body.width", "body.height", "body.size"],
        reason: `${size} OpenAI's form is "512x256"; the Hub's Python client sends it to nscale and zai-org too.`,
    },
    {
        providers: ["fal-ai"],
        tasks: ["text-to-image"],
        what: ["body.width", "body.height", "body.image_size"],
        reason: `${size} fal's form is image_size: { width, height }; the Hub's Python client sends it too.`,
    },
    {
        providers: ["fal-ai"],
        tasks: ["image-to-image", "image-text-to-image"],
        what: ["body.target_size", "body.image_size"],
        reason: "fal knows a size by one name, image_size; the Hub's Python client says it too.",
    },
    {
        providers: ["fal-ai"],
        tasks: ["image-text-to-image", "image-text-to-video"],
        auth: "direct",
        what: ["url"],
        reason: "A call without an image goes one segment up, but never above owner/app, where no model can be.",
    },
    {
        providers: ["fal-ai"],
        tasks: ["image-segmentation", "image-to-image", "image-text-to-image", "image-to-video", "image-text-to-video"],
        what: ["body.image_url"],
        reason: `${noType} The peer sends a data URL without a type, which stands for text.`,
    },
    {
        providers: ["fal-ai"],
        tasks: ["image-to-image", "image-text-to-image"],
        what: ["body.image_urls"],
        reason: `${noType} The peer sends a data URL without a type, which stands for text.`,
    },
    {
        providers: ["together"],
        tasks: ["image-to-video"],
        what: ["body.frame_images"],
        reason: `${noType} The peer says PNG here and JPEG elsewhere.`,
    },
    {
        providers: ["zai-org"],
        tasks: ["image-to-text"],
        what: ["body.file"],
        reason: `${noType} The peer says PNG here and JPEG elsewhere.`,
    },
    {
        providers: ["replicate"],
        tasks: ["automatic-speech-recognition"],
        what: ["body.input.audio"],
        reason: `${noType} The peer says WAV.`,
    },
    {
        providers: ["deepinfra", "together"],
        tasks: ["automatic-speech-recognition"],
        what: ["body.file.name"],
        reason: `${noType} The peer says WAV; and at together it overlooks a type with parameters, such as audio/webm;codecs=opus.`,
    },
];

export type Refusal = {
    readonly providers: readonly ProviderId[];
    readonly tasks: readonly TaskId[];
    readonly auth?: "routed" | "direct";
    /** The names of the examples. */
    readonly examples: RegExp;
    readonly reason: string;
};

/** Calls that neither client sends. */
export const refusedByBoth: readonly Refusal[] = [
    {
        providers: ["openai"],
        tasks: ["conversational"],
        auth: "routed",
        examples: /^/,
        reason: "OpenAI is not behind the router.",
    },
    {
        providers: ["fal-ai"],
        tasks: ["automatic-speech-recognition", "audio-to-audio"],
        examples: /flac|ogg|no type/,
        reason: "fal reads sounds by the label of their data URL, and knows three labels.",
    },
    {
        providers: ["novita"],
        tasks: ["image-text-to-video"],
        examples: /^(?!MiniMax)|without a prompt/,
        reason: "It serves this task with one model, which needs a prompt.",
    },
    {
        providers: ["hf-inference", "nscale"],
        tasks: ["text-to-image"],
        examples: /for a URL$/,
        reason: "They give the image itself, and no URL of it.",
    },
];

/** Exports that have different values in the two clients, and why. */
export const differentValues: Readonly<Record<string, string>> = {
    INFERENCE_PROVIDERS: "The default provider is first.",
};
