/** Together: OpenAI's API, and a queue for videos. */

import { type Fields, list, object, optionalNumber, text } from "../checks/fields.ts";
import { fileUrl } from "../checks/files.ts";
import { Refusal } from "../refusal.ts";
import { json } from "../responses/response.ts";
import { imagesRoute, speechRoute } from "./openai-media.ts";
import {
    chatRoute,
    completionRoute,
    embeddingsRoute,
    modelEntry,
    ownModel,
    requiredField,
    servedIds,
} from "./openai-routes.ts";
import { transcriptionRoute } from "./openai-transcription.ts";
import { pollRoute, type Statuses } from "./queue.ts";
import { jsonBody } from "./read-request.ts";
import { requestedMedia } from "./requested-media.ts";
import { ranking } from "./rerank.ts";
import { get, openAiError, post, type Service, type ServiceRequest } from "./service.ts";

const find = ownModel("together");
/** The host of its own SDKs, and of the short links of its files. */
const host = "api.together.ai";
/** Where its Python SDK sends chats alone. */
const chatHost = "api-inference.together.ai";

export const together: Service = {
    id: "together",
    hosts: ["api.together.xyz", host, chatHost],
    aliases: [host, chatHost],
    fileHosts: [host],
    refuse: openAiError,
    routes: [
        chatRoute("/v1/chat/completions", find, {
            schemaBeside: true,
            reasoningField: "reasoning",
            moreParts: ["video_url", "audio_url"],
        }),
        completionRoute("/v1/completions", find),
        embeddingsRoute("/v1/embeddings", find),
        imagesRoute("/v1/images/generations", find, {
            formats: ["base64", "url"],
            fileHost: host,
            images: firstImage,
        }),
        speechRoute("/v1/audio/speech", find, { kind: "wav", kokoro: true }),
        transcriptionRoute("/v1/audio/transcriptions", find, { urls: true }),
        post("/v1/rerank", rerank),
        // The list is the whole body.
        get("/v1/models", ({ models }) => json(servedIds(models, "together").map(modelEntry))),
        post("/v2/videos", submitVideo),
        pollRoute({
            path: "/v2/videos/:id",
            report: ({ id, result }, state) => ({
                id,
                object: "video",
                status: videoStatuses[state],
                ...(state === "failed" && { error: { code: "failed", message: "The video could not be made." } }),
                ...(state === "done" && Object(result)),
            }),
        }),
    ],
};

function rerank(request: ServiceRequest) {
    const body = jsonBody(request);
    const model = find(request, body, ["sentence-similarity", "feature-extraction"]);
    const results = ranking(body, { withDocuments: body["return_documents"] === true });
    const usage = { prompt_tokens: 0, completion_tokens: 0, total_tokens: 0 };
    return json({ id: `rerank-${request.seed}`, object: "rerank", model, results, usage });
}

const videoStatuses: Statuses = {
    queued: "queued",
    running: "in_progress",
    done: "completed",
    failed: "failed",
    cancelled: "cancelled",
};

function submitVideo(request: ServiceRequest) {
    const body = jsonBody(request);
    const frame = firstFrame(body, request);
    const hasFrames = frame !== undefined;
    const model = find(request, body, hasFrames ? ["image-to-video", "image-text-to-video"] : ["text-to-video"]);
    if (!hasFrames) text(requiredField(body, "prompt"), ["body", "prompt"]);
    for (const key of ["width", "height", "steps"]) optionalNumber(body, key, { min: 1, whole: true });
    const foreignFields = ["num_inference_steps", "target_size", "inputs", "parameters"].filter((key) => key in body);
    if (foreignFields.length > 0)
        request.addHint(`ignored: ${foreignFields.join(", ")} (Together says steps, width, height)`);
    const prompt = typeof body["prompt"] === "string" ? body["prompt"] : "";
    const task = hasFrames ? "image-to-video" : "text-to-video";
    const spec = requestedMedia(task, { prompt, fields: body, image: frame, seed: request.seed });
    const job = request.submit({ model, outputs: { cost: 0, video_url: request.file(host, "mp4", spec) } });
    return json({ id: job.id, object: "video", model, status: "queued" });
}

/** The input image: FLUX.1 Kontext takes one in `image_url`, other models take a list in `reference_images`. */
function firstImage(body: Fields, model: string): Uint8Array | string | undefined {
    const kontext = /flux\.1/i.test(model) && /kontext/i.test(model);
    const [due, other] = kontext ? ["image_url", "reference_images"] : ["reference_images", "image_url"];
    if (body[other] !== undefined) {
        throw new Refusal(400, `${other} is not supported by this model`, {
            where: ["body", other],
            hint: `${model} takes its image in ${due}`,
        });
    }
    if (kontext && body["image_url"] !== undefined) return fileUrl(body["image_url"], "image", ["body", "image_url"]);
    if (body["reference_images"] === undefined) return undefined;
    const where = ["body", "reference_images"];
    const [first] = list(body["reference_images"], where).map((url, index) => fileUrl(url, "image", [...where, index]));
    return first;
}

/** The first frame of a video, from `frame_images`; undefined if there is none. */
function firstFrame(body: Fields, request: Pick<ServiceRequest, "addHint">): Uint8Array | string | undefined {
    const frames = body["frame_images"];
    if (frames === undefined) return undefined;
    let first: Uint8Array | string | undefined;
    const where = ["body", "frame_images"];
    for (const [index, item] of list(frames, where).entries()) {
        const frame = object(item, [...where, index]);
        const url = fileUrl(frame["input_image"], "image", [...where, index, "input_image"]);
        first ??= url;
        if (typeof url !== "string" && url.length > 60_000) {
            throw new Refusal(413, "Request entity too large", {
                where: [...where, index, "input_image"],
                hint: `the image is ${url.length} bytes: Together takes about 60 KB in a request`,
            });
        }
        if (frame["frame"] === undefined)
            request.addHint("frame_images: which frame it is was not said; first or last");
    }
    return first;
}
