/** Together: OpenAI's form, and a queue for videos. */
import { json } from "../answers/answer.ts";
import { optionalNumber, text } from "../checks/fields.ts";
import { jobOf, jsonBody } from "./asked.ts";
import { openAiError } from "./error-forms.ts";
import { chatRoute, completionRoute, embeddingsRoute, ownModel, required } from "./openai-form.ts";
import { imagesRoute, speechRoute, togetherFrames, togetherImages, transcriptionRoute } from "./openai-media.ts";
import type { Asked, Service } from "./service.ts";

const find = ownModel("together");
const fileHost = "api.together.ai";

export const together: Service = {
    id: "together",
    hosts: ["api.together.xyz"],
    scheme: "Bearer",
    routed: true,
    fileHosts: [fileHost],
    refuse: openAiError,
    routes: [
        chatRoute("/v1/chat/completions", find, { schemaBeside: true }),
        completionRoute("/v1/completions", find),
        embeddingsRoute("/v1/embeddings", find),
        imagesRoute("/v1/images/generations", find, {
            formats: ["base64", "url"],
            fileHost,
            images: togetherImages,
        }),
        speechRoute("/v1/audio/speech", find, { kind: "wav", kokoro: true }),
        transcriptionRoute("/v1/audio/transcriptions", find, { urls: true }),
        { method: "POST", path: "/v2/videos", answer: submitVideo },
        { method: "GET", path: "/v2/videos/:id", answer: pollVideo },
    ],
};

function submitVideo(asked: Asked) {
    const body = jsonBody(asked);
    const hasFrames = togetherFrames(body, asked);
    const model = find(asked, body, hasFrames ? ["image-to-video", "image-text-to-video"] : ["text-to-video"]);
    if (!hasFrames) text(required(body, "prompt"), ["body", "prompt"]);
    for (const key of ["width", "height", "steps"]) optionalNumber(body, key, { min: 1, whole: true });
    const strangers = ["num_inference_steps", "target_size", "inputs", "parameters"].filter((key) => key in body);
    if (strangers.length > 0) asked.remark(`ignored: ${strangers.join(", ")} (Together says steps, width, height)`);
    const job = asked.submit(() => ({ model, outputs: { cost: 0, video_url: asked.file(fileHost, "mp4") } }));
    return json({ id: job.id, object: "video", model, status: "queued" });
}

function pollVideo(asked: Asked) {
    const job = jobOf(asked, asked.params["id"]);
    const head = { id: job.id, object: "video" };
    switch (job.poll()) {
        case "queued":
            return json({ ...head, status: "queued" });
        case "running":
            return json({ ...head, status: "in_progress" });
        case "failed":
            return json({
                ...head,
                status: "failed",
                error: { code: "failed", message: "The video could not be made." },
            });
        case "cancelled":
            return json({ ...head, status: "cancelled" });
        case "done":
            return json({ ...head, status: "completed", ...(job.result as object) });
    }
}
