import type { TaskId } from "../tasks/task-id.ts";
import { at } from "../wire/json.ts";
import { imageUrl, urlAt } from "./files.ts";
import { byId } from "./jobs.ts";
import {
    firstImage,
    kokoroVoice,
    openAiChat,
    openAiCompletion,
    openAiEmbeddings,
    openAiSpeech,
    openAiTranscription,
} from "./openai-api.ts";
import { defineProvider, type ProviderAccess, type ProviderHelper, withTasks } from "./provider.ts";
import { jsonRequest, type Parameters, renamed } from "./provider-request.ts";

export const chat = defineProvider({
    id: "together",
    name: "Together AI",
    organization: "togethercomputer",
    baseUrl: "https://api.together.xyz",
    tasks: { conversational: openAiChat("/v1/chat/completions", schemaMovedUp) },
});

export const provider = withTasks(chat, {
    "text-generation": openAiCompletion(),
    "feature-extraction": openAiEmbeddings(),
    "automatic-speech-recognition": openAiTranscription(),
    // Together requires a voice.
    "text-to-speech": openAiSpeech("/v1/audio/speech", kokoroVoice),
    "text-to-image": {
        request: ({ model, inputs, parameters, wantsUrl }) =>
            imageRequest({ ...inSteps(parameters), prompt: inputs, model }, wantsUrl),
        resultFile: firstImage,
    },
    "image-to-image": {
        request: ({ model, inputs, parameters, wantsUrl }) =>
            imageRequest(
                { prompt: "", ...imageField(model, imageUrl(inputs)), ...inSteps(parameters), model },
                wantsUrl,
            ),
        resultFile: firstImage,
    },
    "text-to-video": videoJob(({ model, inputs, parameters }) =>
        jsonRequest("/v2/videos", { ...videoParameters(parameters), prompt: inputs, model }),
    ),
    // Together limits the image to about 60 KB.
    "image-to-video": videoJob(({ model, inputs, parameters }) =>
        jsonRequest("/v2/videos", {
            frame_images: [{ input_image: imageUrl(inputs), frame: "first" }],
            ...videoParameters(parameters),
            model,
        }),
    ),
});

/** The helper of a video task, whose job waits in a queue. */
/* @__NO_SIDE_EFFECTS__ */
function videoJob<Id extends TaskId>(request: ProviderHelper<Id>["request"]): ProviderHelper<Id> {
    return {
        request,
        queue: {
            poll: byId("/v2/videos/", "id"),
            status: ["status"],
            done: "completed",
            failed: ["failed", "cancelled"],
            reason: ["error", "message"],
            interval: 2000,
        },
        resultFile: [urlAt("outputs", "video_url")],
    };
}

const inSteps = (parameters: Parameters) => renamed(parameters, { num_inference_steps: "steps" });

const videoParameters = ({ target_size: size, ...parameters }: Parameters) => ({
    width: at(size, "width"),
    height: at(size, "height"),
    ...inSteps(parameters),
});

const imageRequest = (value: Parameters, wantsUrl: boolean) =>
    jsonRequest("/v1/images/generations", { ...value, response_format: wantsUrl ? "url" : "base64" });

/** FLUX.1 Kontext takes one `image_url`; every other model takes `reference_images`. */
const imageField = (model: string, url: unknown) =>
    /flux\.1/i.test(model) && /kontext/i.test(model) ? { image_url: url } : { reference_images: [url] };

/** OpenAI's API nests a JSON schema one level deeper than Together's. */
function schemaMovedUp(body: Parameters): Parameters {
    const { response_format: format } = body;
    const schema = at(format, "json_schema", "schema");
    if (at(format, "type") !== "json_schema" || !schema) return body;
    return { ...body, response_format: { type: "json_schema", schema } };
}

export const access: ProviderAccess = {
    keyVariables: ["TOGETHERAI_API_KEY", "TOGETHER_AI_API_KEY", "TOGETHER_AI_TOKEN"],
    // Where its own SDKs call it, and the short links of its files.
    apiHosts: ["api.together.ai", "api-inference.together.ai"],
    fileHosts: ["api.together.ai"],
};
