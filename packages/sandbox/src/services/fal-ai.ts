/** fal: a model is a path; at once on fal.run, or by a queue on queue.fal.run. */
import type { TaskId } from "@callsheet/inference/tasks";
import type { Json } from "@callsheet/inference/wire";
import { type Fields, plain, text } from "../checks/fields.ts";
import { fileUrl } from "../checks/files.ts";
import type { Job } from "../jobs.ts";
import { chunksOf, heard, reworked, transcriptOf } from "../media/heard.ts";
import { look } from "../media/look.ts";
import type { MediaKind } from "../media/media.ts";
import { scoreOf } from "../media/score.ts";
import { masksOf, type Scored } from "../media/seen.ts";
import { sizeOf } from "../media/size.ts";
import type { Work } from "../media/work.ts";
import type { MappingEntry } from "../models/mapping-entry.ts";
import { Refusal } from "../refusal.ts";
import { json } from "../responses/response.ts";
import { detailError } from "./error-forms.ts";
import { jobOf, jsonBody, served } from "./read-request.ts";
import type { Service, ServiceRequest } from "./service.ts";
import { workFor } from "./work.ts";

const host = "fal.run";
const queueHost = "queue.fal.run";
const fileHost = "v3.fal.media";

/** fal reads recordings under these labels only; whoever tried found that it refuses the others. */
const audioLabels = ["audio/mpeg", "audio/x-wav", "video/webm"];

export const falAi: Service = {
    id: "fal-ai",
    hosts: [host, queueHost],
    scheme: "Key",
    routed: true,
    fileHosts: [fileHost],
    refuse: detailError,
    routes: [
        { method: "GET", host: queueHost, path: "/*app/requests/:id/status", respond: status },
        { method: "PUT", host: queueHost, path: "/*app/requests/:id/cancel", respond: cancel },
        { method: "GET", host: queueHost, path: "/*app/requests/:id", respond: result },
        { method: "POST", host: queueHost, path: "/*model", respond: submit },
        { method: "POST", host, path: "/*model", respond: (request) => json(make(request)) },
    ],
};

function submit(request: ServiceRequest) {
    const made = make(request);
    const job = request.submit(() => made);
    return json({ ...headOf(request, job), status: "IN_QUEUE", queue_position: 0 });
}

/** What every response about a job begins with. The queue knows it by its app: the first two segments of the model. */
function headOf({ link, url }: ServiceRequest, { id }: Job) {
    // Escaped as they came.
    const app = url.pathname.split("/").slice(1, 3).join("/");
    const response_url = link(queueHost, `/${app}/requests/${id}`);
    return { request_id: id, response_url, status_url: `${response_url}/status`, cancel_url: `${response_url}/cancel` };
}

function status(request: ServiceRequest) {
    const job = jobOf(request, request.params["id"]);
    const head = headOf(request, job);
    switch (job.poll()) {
        case "queued":
            return json({ ...head, status: "IN_QUEUE", queue_position: 0 }, 202);
        case "running":
            return json({ ...head, status: "IN_PROGRESS", logs: logsFor(request) }, 202);
        case "failed":
            return json({
                ...head,
                status: "COMPLETED",
                logs: logsFor(request),
                metrics: {},
                error: "The model could not do this.",
                error_type: "runner_error",
            });
        case "cancelled":
            return json({ ...head, status: "CANCELED" });
        case "done":
            return json({ ...head, status: "COMPLETED", logs: logsFor(request), metrics: { inference_time: 0.1 } });
    }
}

/** Whoever asks for logs has a list of them. */
const logsFor = ({ url }: ServiceRequest): Json =>
    /^(1|true)$/i.test(url.searchParams.get("logs") ?? "")
        ? [{ message: "The model is at work.", level: "INFO", source: "USER", timestamp: "2026-01-01T00:00:00.000Z" }]
        : null;

function result(request: ServiceRequest) {
    const job = jobOf(request, request.params["id"]);
    if (job.state === "failed") throw new Refusal(500, "The model could not do this.", { hint: "the job has failed" });
    if (job.state === "cancelled") throw new Refusal(400, "Request was cancelled", { hint: "the job was cancelled" });
    if (job.state !== "done") {
        throw new Refusal(400, "Request is still in progress", {
            hint: "ask for the status until it is COMPLETED, and only then for the result",
        });
    }
    return json(job.result);
}

function cancel(request: ServiceRequest) {
    const job = jobOf(request, request.params["id"]);
    if (job.state === "done") throw new Refusal(400, "ALREADY_COMPLETED", { hint: "the job is done" });
    request.jobs.cancel(job.id);
    return json({ status: "CANCELLATION_REQUESTED" }, 202);
}

function make(request: ServiceRequest): Json {
    const body = jsonBody(request);
    const { providerId, task } = modelOf(request, body);
    if (body["inputs"] !== undefined) request.remark("ignored: inputs (the form of hf-inference)");
    const { check, give } = forms[task] ?? prompted;
    check(body);
    return { ...(give(request, body, task) as object), model: providerId };
}

/** A model with an image may lie one segment below the one without, which takes a prompt only. */
function modelOf(request: ServiceRequest, body: Fields): MappingEntry {
    const id = request.params["model"] ?? "";
    const deeper = request.routed
        ? undefined
        : ["edit", "image-to-image", "image-to-video"]
              .map((segment) => request.models.served("fal-ai", `${id}/${segment}`))
              .find(Boolean);
    if (!deeper || request.models.served("fal-ai", id)) {
        return served(request, "fal-ai", id, falTasks, fittingOf(body));
    }
    return { ...deeper, providerId: id, task: deeper.task.endsWith("video") ? "text-to-video" : "text-to-image" };
}

/** What a body is for, as far as its fields say it. */
function fittingOf(body: Fields): readonly TaskId[] {
    const has = (key: string) => body[key] !== undefined;
    if (has("audio_url")) return ["automatic-speech-recognition", "audio-to-audio"];
    if (!has("image_url"))
        return has("text") ? ["text-to-speech"] : ["text-to-image", "text-to-video", "text-to-audio"];
    if (!has("prompt")) return ["image-segmentation", "image-to-image", "image-to-video"];
    return ["image-to-image", "image-to-video", "image-segmentation", "image-text-to-image", "image-text-to-video"];
}

type Form = {
    readonly check: (body: Fields) => void;
    readonly give: (request: ServiceRequest, body: Fields, task: TaskId) => Json;
};

const prompt = (body: Fields) => void text(body["prompt"], ["body", "prompt"]);
const imageIn = (body: Fields) => fileUrl(body["image_url"], "image", ["body", "image_url"]);
// The Hub's Python client labels every recording as the first of them, and fal reads it all the same.
const audioIn = (body: Fields) =>
    fileUrl(body["audio_url"], "audio", ["body", "audio_url"], { labels: audioLabels, trusting: true });
const image = (body: Fields) => void imageIn(body);
const audio = (body: Fields) => void audioIn(body);
const imageOrPrompt = (body: Fields) => (body["image_url"] === undefined ? prompt(body) : image(body));
const seedNumber = (seed: string) => Number.parseInt(seed.slice(0, 8), 16);

const workOf = ({ seed }: ServiceRequest, body: Fields, task: TaskId): Work =>
    workFor(task, {
        prompt: plain(body["prompt"] ?? body["text"] ?? ""),
        fields: body,
        image: body["image_url"] === undefined ? undefined : imageIn(body),
        seed,
    });

const images: Form["give"] = (request, body, task) => {
    const work = workOf(request, body, task);
    const kind: MediaKind = body["output_format"] === "jpeg" ? "jpg" : "png";
    const content_type = kind === "jpg" ? "image/jpeg" : "image/png";
    return {
        images: [{ url: request.file(fileHost, kind, work), content_type, ...sizeOf(work) }],
        seed: seedNumber(request.seed),
        has_nsfw_concepts: [false],
        timings: {},
        // Half a character is no text, and does not come back.
        prompt: plain(body["prompt"] ?? "").toWellFormed(),
    };
};
const video: Form["give"] = (request, body, task) => ({
    video: {
        url: request.file(fileHost, "mp4", workOf(request, body, task)),
        content_type: "video/mp4",
        file_name: "output.mp4",
    },
    seed: seedNumber(request.seed),
});
const sound = (request: ServiceRequest, work: Work): { [key: string]: Json } => ({
    url: request.file(fileHost, "wav", work),
    content_type: "audio/wav",
});

const prompted: Form = { check: prompt, give: images };

const forms: { readonly [Task in TaskId]?: Form } = {
    "text-to-image": prompted,
    "image-to-image": { check: image, give: images },
    "image-text-to-image": { check: imageOrPrompt, give: images },
    "text-to-video": { check: prompt, give: video },
    "image-to-video": { check: image, give: video },
    "image-text-to-video": { check: imageOrPrompt, give: video },
    "text-to-audio": {
        check: prompt,
        give: (request, body, task) => ({ audio_file: sound(request, workOf(request, body, task)) }),
    },
    "text-to-speech": {
        check: (body) => void text(body["text"], ["body", "text"]),
        give: (request, body, task) => {
            const work = workOf(request, body, task);
            return { audio: sound(request, work), duration_ms: Math.round(scoreOf(work).seconds * 1000) };
        },
    },
    "audio-to-audio": {
        check: audio,
        give: (request, body) => ({ audio: sound(request, reworked(heard(audioIn(body)), request.seed.slice(0, 8))) }),
    },
    "automatic-speech-recognition": {
        check: audio,
        give: (_request, body) => {
            const recording = heard(audioIn(body));
            const chunks = chunksOf(recording, body["chunk_level"] === "word" ? "word" : "sentence");
            return { text: transcriptOf(recording), chunks };
        },
    },
    "image-segmentation": {
        check: image,
        give: (request, body) => {
            const given = look(imageIn(body));
            const { width, height } = sizeOf(given);
            // In sync mode the mask is in the response itself: that of the thing which stands out most.
            const url =
                body["sync_mode"] === true
                    ? `data:image/png;base64,${mostOf(masksOf({ ...given, width, height }))}`
                    : request.file(fileHost, "png", workOf(request, body, "image-to-image"));
            return { image: { url, content_type: "image/png", width, height } };
        },
    },
};

const mostOf = (masks: readonly (Scored & { mask: string })[]): string =>
    masks.toSorted((one, other) => other.score - one.score)[0]?.mask ?? "";

const falTasks = Object.keys(forms) as readonly TaskId[]; // Its keys are what its type says.
