import { InputError } from "../errors/errors.ts";
import type { Bytes } from "../wire/leaf.ts";
import { imageUrl, urlAt } from "./files.ts";
import { byId } from "./jobs.ts";
import { completionByChat, openAiChat } from "./openai-api.ts";
import { defineProvider, type ProviderAccess, type ProviderRequest, withTasks } from "./provider.ts";
import { jsonRequest, modelPath, type Parameters, renamed } from "./provider-request.ts";

const miniMax = "MiniMax-H3";

export const chat = defineProvider({
    id: "novita",
    name: "Novita",
    organization: "novita",
    baseUrl: "https://api.novita.ai",
    tasks: { conversational: openAiChat("/v3/openai/chat/completions") },
});

export const provider = withTasks(chat, {
    "text-generation": completionByChat("/v3/openai/chat/completions"),
    "text-to-video": {
        request: ({ model, inputs, parameters }) =>
            jsonRequest(`/v3/async/${modelPath(model)}`, {
                ...renamed(parameters, { num_inference_steps: "steps" }),
                prompt: inputs,
            }),
        queue: {
            poll: byId("/v3/async/task-result?task_id=", "task_id"),
            status: ["task", "status"],
            done: "TASK_STATUS_SUCCEED",
            failed: ["TASK_STATUS_FAILED"],
            reason: ["task", "reason"],
            interval: 500,
        },
        resultFile: [urlAt("videos", 0, "video_url")],
    },
    "image-text-to-video": {
        request: ({ model, inputs, parameters }) => miniMaxVideo(model, inputs, parameters),
        queue: {
            poll: byId("/v3/minimax/v2/query/video_generation/", "task_id"),
            status: ["task", "status"],
            done: "succeeded",
            failed: ["failed", "cancelled"],
            reason: ["task", "error", "message"],
            interval: 5000,
        },
        resultFile: [urlAt("task", "content", "url")],
        example: { model: miniMax },
    },
});

type VideoParameters = Parameters & {
    readonly prompt?: string | undefined;
    readonly num_frames?: number | undefined;
    readonly target_size?: Size | undefined;
};
type Size = { readonly width: number; readonly height: number };

/** The one model of this task has its own request format: a list of contents, with named resolutions and ratios. */
function miniMaxVideo(model: string, image: Bytes | undefined, videoParameters: VideoParameters): ProviderRequest {
    const context = { provider: "novita", task: "image-text-to-video", model };
    if (model !== miniMax)
        throw new InputError(`novita serves image-text-to-video with ${miniMax} only, not with ${model}.`, context);
    const { prompt, num_frames, target_size, ...rest } = videoParameters;
    if (!prompt?.trim())
        throw new InputError(`${miniMax} needs parameters.prompt, which says what the video shows.`, context);
    // The model has none of these, and the API rejects unknown parameters.
    const { guidance_scale: _1, negative_prompt: _2, num_inference_steps: _3, seed: _4, ...parameters } = rest;
    return jsonRequest("/v3/minimax/v2/video_generation", {
        resolution: resolutionOf(target_size),
        duration: durationOf(num_frames),
        ratio: ratioOf(target_size),
        ...parameters,
        ...(image && { ratio: "adaptive" }),
        model,
        content: [
            { type: "text", text: prompt },
            ...(image ? [{ type: "image_url", image_url: { url: imageUrl(image) }, role: "first_frame" }] : []),
        ],
    });
}

/** The duration in seconds, 4 to 15, at 24 frames per second. */
const durationOf = (frames = 0) => Math.min(15, Math.max(4, Math.round(frames / 24)));

function resolutionOf(size: Size = { width: 768, height: 768 }): string {
    const shortEdge = Math.min(size.width, size.height);
    return Math.abs(shortEdge - 768) <= Math.abs(shortEdge - 1440) ? "768P" : "2K";
}

const ratios = { "21:9": 21 / 9, "16:9": 16 / 9, "4:3": 4 / 3, "1:1": 1, "3:4": 3 / 4, "9:16": 9 / 16 } as const;

function ratioOf(size: Size = { width: 16, height: 9 }): string {
    const off = (ratio: number) => Math.abs(size.width / size.height - ratio);
    const [nearest] = Object.entries(ratios).sort(([, one], [, other]) => off(one) - off(other));
    return nearest?.[0] ?? "16:9";
}

export const access: ProviderAccess = {
    keyVariables: ["NOVITA_KEY"],
    madeUpKey: "sk_sandbox",
    fileHosts: [
        "faas-output-image.s3.ap-southeast-1.amazonaws.com",
        "faas-output-video.s3.ap-southeast-1.amazonaws.com",
    ],
};
