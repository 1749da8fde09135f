/** fal: the path is the model. fal.run responds directly or with a stream, queue.fal.run has a queue. */
import type { TaskId } from "@callsheet/inference/tasks";
import type { Json } from "@callsheet/inference/wire";
import { type Fields, plain, text } from "../checks/fields.ts";
import { fileOrUpload } from "../checks/files.ts";
import type { Job, JobState } from "../latest.ts";
import { masksOf, type Scored } from "../media/describe-image.ts";
import { imageFeatures } from "../media/image-features.ts";
import type { MediaKind } from "../media/media.ts";
import type { MediaSpec } from "../media/media-spec.ts";
import { sizeOf } from "../media/picture.ts";
import { soundOf } from "../media/sound.ts";
import { chunksOf, processedAudio, readRecording, transcriptOf } from "../media/transcribe.ts";
import type { MappingEntry } from "../models/models.ts";
import { Refusal } from "../refusal.ts";
import { skimmedText } from "../responses/conversation.ts";
import { replyBySeed } from "../responses/reply.ts";
import { events, json, type ServiceResponse } from "../responses/response.ts";
import { tokensIn } from "../responses/words.ts";
import { jobOf, pollRoute, type Statuses } from "./queue.ts";
import { jsonBody, servedModel } from "./read-request.ts";
import { requestedMedia } from "./requested-media.ts";
import { detailError, get, post, put, type Route, type Service, type ServiceRequest } from "./service.ts";

const host = "fal.run";
const queueHost = "queue.fal.run";

/** Media types of recordings that fal accepts, found by trying: it refuses all others. */
const audioLabels = ["audio/mpeg", "audio/x-wav", "video/webm"];

const storageHost = "rest.fal.ai";
const fileHost = "v3.fal.media";

/** What the storage hands out for uploads to the host of files, in place of the key. */
const uploadToken = "sandbox-upload-token";

const storageRoutes: readonly Route[] = [
    post("/storage/auth/token", (request) => json({ ...token, base_url: request.link(fileHost, "") }), storageHost),
    post("/storage/upload/initiate", announce, storageHost),
    post("/files/upload", upload, fileHost),
    put("/files/sandbox/:id/:name", fill, fileHost),
    // Where another type of storage is asked for, the Python SDK sends its key along.
    put("/files/sandbox/:id/:name", fill, storageHost),
];

const token = { token: uploadToken, token_type: "Bearer", expires_at: "2099-01-01T00:00:00+00:00" } as const;

export const falAi: Service = {
    id: "fal-ai",
    hosts: [host, queueHost, storageHost],
    scheme: "Key",
    fileHosts: [fileHost],
    uploadToken,
    refuse: detailError,
    routes: [
        ...storageRoutes,
        pollRoute({
            host: queueHost,
            path: "/*app/requests/:id/status",
            unfinishedStatus: 202,
            report: statusOf,
        }),
        get("/*app/requests/:id/status/stream", streamStatus, queueHost),
        put("/*app/requests/:id/cancel", cancel, queueHost),
        get("/*app/requests/:id", result, queueHost),
        post("/*model", submit, queueHost),
        post("/*model/stream", stream, host),
        post("/*model", (request) => ({ ...json(make(request)), headers: { "x-fal-request-id": request.seed } }), host),
    ],
};

function statusOf(job: Job, state: JobState, request: ServiceRequest): Json {
    return {
        ...headOf(request, job),
        status: statuses[state],
        ...(state === "queued" && { queue_position: 0 }),
        ...(state !== "queued" && state !== "cancelled" && { logs: logsFor(request) }),
        ...(state === "failed" && {
            metrics: {},
            error: "The model could not do this.",
            error_type: "runner_error",
        }),
        ...(state === "done" && { metrics: { inference_time: 0.1 } }),
    };
}

/** The status at each step, until the job has ended. */
function streamStatus(request: ServiceRequest) {
    const job = jobOf(request, request.params["id"]);
    function* steps(): Generator<Json> {
        for (let polls = 0; polls < maxSteps; polls++) {
            const state = job.poll();
            yield statusOf(job, state, request);
            if (state !== "queued" && state !== "running") return;
        }
    }
    return events({ [Symbol.iterator]: steps }, false);
}

/** A job may be told to never end. */
const maxSteps = 1000;

/** Each event has the form of the result, and the last one is the result: of a text, what is written so far. */
function stream(request: ServiceRequest) {
    const result = make(request);
    const { output } = Object(result);
    if (typeof output !== "string") return events([result, result], false);
    const words = tokensIn(output);
    const soFar = (index: number) => ({ ...Object(result), output: words.slice(0, index + 1).join(""), partial: true });
    return events([...words.map((_, index) => soFar(index)), result], false);
}

function submit(request: ServiceRequest) {
    const job = request.submit(make(request));
    return json({ ...headOf(request, job), status: "IN_QUEUE", queue_position: 0 });
}

/** Common fields of responses about a job. Job URLs contain only the app: the first two segments of the model. */
function headOf({ link, url }: ServiceRequest, { id }: Job) {
    // The segments stay percent-encoded.
    const app = url.pathname.split("/").slice(1, 3).join("/");
    const response_url = link(queueHost, `/${app}/requests/${id}`);
    return { request_id: id, response_url, status_url: `${response_url}/status`, cancel_url: `${response_url}/cancel` };
}

/** A job that has failed is complete, with an error. */
const statuses: Statuses = {
    queued: "IN_QUEUE",
    running: "IN_PROGRESS",
    done: "COMPLETED",
    failed: "COMPLETED",
    cancelled: "CANCELED",
};

/** A list of logs if the request asks for them. */
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
    return { ...json(job.result), headers: { "x-fal-request-id": job.id } };
}

function cancel(request: ServiceRequest) {
    const job = jobOf(request, request.params["id"]);
    if (job.state === "done") throw new Refusal(400, "ALREADY_COMPLETED", { hint: "the job is done" });
    job.cancel();
    return json({ status: "CANCELLATION_REQUESTED" }, 202);
}

function make(request: ServiceRequest): Json {
    const body = jsonBody(request);
    const { providerId, task } = modelOf(request, body);
    if (body["inputs"] !== undefined) request.addHint("ignored: inputs (the form of hf-inference)");
    const { check, give } = forms[task] ?? prompted;
    check(body, request);
    return { ...(give(request, body, task) as object), model: providerId };
}

/** A model with image input may be one segment below a model that takes only a prompt. */
function modelOf(request: ServiceRequest, body: Fields): MappingEntry {
    const id = request.params["model"] ?? "";
    if (writes.test(id)) return { ...servedModel(request, "fal-ai", id, falTasks), task: "text-generation" };
    const deeper = request.routed
        ? undefined
        : ["edit", "image-to-image", "image-to-video"]
              .map((segment) => request.models.served("fal-ai", `${id}/${segment}`))
              .find(Boolean);
    if (!deeper || request.models.served("fal-ai", id)) {
        return servedModel(request, "fal-ai", id, falTasks, fittingOf(body));
    }
    return { ...deeper, providerId: id, task: deeper.task.endsWith("video") ? "text-to-video" : "text-to-image" };
}

/** Names of its models that write. The Hub lists none of them. */
const writes = /(?:^|[/-])llm(?:$|[/-])|(?:^|\/)openrouter(?:$|\/)/;

/** Tasks that fit the fields of a body. */
function fittingOf(body: Fields): readonly TaskId[] {
    const has = (key: string) => body[key] !== undefined;
    if (has("audio_url")) return ["automatic-speech-recognition", "audio-to-audio"];
    if (!has("image_url"))
        return has("text") ? ["text-to-speech"] : ["text-to-image", "text-to-video", "text-to-audio"];
    if (!has("prompt")) return ["image-segmentation", "image-to-image", "image-to-video"];
    return ["image-to-image", "image-to-video", "image-segmentation", "image-text-to-image", "image-text-to-video"];
}

type Form = {
    readonly check: (body: Fields, request: ServiceRequest) => void;
    readonly give: (request: ServiceRequest, body: Fields, task: TaskId) => Json;
};

const prompt = (body: Fields) => void text(body["prompt"], ["body", "prompt"]);
const imageIn = (body: Fields, request: ServiceRequest) =>
    fileOrUpload(request, body["image_url"], "image", ["body", "image_url"]);
// The Hub's Python client labels every recording as audio/mpeg, and fal accepts it whatever its format.
const audioIn = (body: Fields, request: ServiceRequest) =>
    fileOrUpload(request, body["audio_url"], "audio", ["body", "audio_url"], { labels: audioLabels, trusting: true });
const imageOrPrompt = (body: Fields, request: ServiceRequest) =>
    body["image_url"] === undefined ? prompt(body) : void imageIn(body, request);
const seedNumber = (seed: string) => Number.parseInt(seed.slice(0, 8), 16);

const specOf = (request: ServiceRequest, body: Fields, task: TaskId): MediaSpec =>
    requestedMedia(task, {
        prompt: plain(body["prompt"] ?? body["text"] ?? ""),
        fields: body,
        image: body["image_url"] === undefined ? undefined : imageIn(body, request),
        seed: request.seed,
    });

const images: Form["give"] = (request, body, task) => {
    const spec = specOf(request, body, task);
    const kind: MediaKind = body["output_format"] === "jpeg" ? "jpg" : "png";
    const content_type = kind === "jpg" ? "image/jpeg" : "image/png";
    return {
        images: [{ url: request.file(fileHost, kind, spec), content_type, ...sizeOf(spec) }],
        seed: seedNumber(request.seed),
        has_nsfw_concepts: [false],
        timings: {},
        // Lone surrogates are not returned.
        prompt: plain(body["prompt"] ?? "").toWellFormed(),
    };
};
const video: Form["give"] = (request, body, task) => ({
    video: {
        url: request.file(fileHost, "mp4", specOf(request, body, task)),
        content_type: "video/mp4",
        file_name: "output.mp4",
    },
    seed: seedNumber(request.seed),
});
const sound = (request: ServiceRequest, spec: MediaSpec): { [key: string]: Json } => ({
    url: request.file(fileHost, "wav", spec),
    content_type: "audio/wav",
});

const prompted: Form = { check: prompt, give: images };

const forms: { readonly [Task in TaskId]?: Form } = {
    "text-to-image": prompted,
    "image-to-image": { check: imageIn, give: images },
    "image-text-to-image": { check: imageOrPrompt, give: images },
    "text-to-video": { check: prompt, give: video },
    "image-to-video": { check: imageIn, give: video },
    "image-text-to-video": { check: imageOrPrompt, give: video },
    "text-to-audio": {
        check: prompt,
        give: (request, body, task) => ({ audio_file: sound(request, specOf(request, body, task)) }),
    },
    "text-to-speech": {
        check: (body) => void text(body["text"], ["body", "text"]),
        give: (request, body, task) => {
            const spec = specOf(request, body, task);
            return { audio: sound(request, spec), duration_ms: Math.round(soundOf(spec).seconds * 1000) };
        },
    },
    "audio-to-audio": {
        check: audioIn,
        give: (request, body) => ({
            audio: sound(request, processedAudio(readRecording(audioIn(body, request)), request.seed.slice(0, 8))),
        }),
    },
    "automatic-speech-recognition": {
        check: audioIn,
        give: (request, body) => {
            const recording = readRecording(audioIn(body, request));
            const { text } = request.scripted("text") ?? {};
            if (text !== undefined) return { text, chunks: [{ text, timestamp: [0, recording.seconds] }] };
            const chunks = chunksOf(recording, body["chunk_level"] === "word" ? "word" : "sentence");
            return { text: transcriptOf(recording), chunks };
        },
    },
    "text-generation": {
        check: prompt,
        give: (request, body) => ({ output: writtenBy(request, body), reasoning: null, partial: false, error: null }),
    },
    "image-segmentation": {
        check: imageIn,
        give: (request, body) => {
            const features = imageFeatures(imageIn(body, request));
            const { width, height } = sizeOf(features);
            // In sync mode the response itself contains the mask with the highest score.
            const url =
                body["sync_mode"] === true
                    ? `data:image/png;base64,${bestMask(masksOf({ ...features, width, height }))}`
                    : request.file(fileHost, "png", specOf(request, body, "image-to-image"));
            return { image: { url, content_type: "image/png", width, height } };
        },
    },
};

function writtenBy(request: ServiceRequest, { prompt, system_prompt = "" }: Fields): string {
    const turns = [
        { role: "system", text: plain(system_prompt), images: 0 },
        { role: "user", text: skimmedText(plain(prompt)), images: 0 },
    ] as const;
    return request.scripted("text")?.text ?? replyBySeed(turns)(request.seedFrom(JSON.stringify(turns)));
}

const bestMask = (masks: readonly (Scored & { mask: string })[]): string =>
    masks.toSorted((one, other) => other.score - one.score)[0]?.mask ?? "";

const falTasks = Object.keys(forms) as readonly TaskId[]; // `Object.keys` returns `string[]`.

/** The first of two steps: where a file is to be sent, and where it will be. */
function announce(request: ServiceRequest): ServiceResponse {
    const body = jsonBody(request);
    const type = text(body["content_type"], ["body", "content_type"]);
    const name = plain(body["file_name"] ?? "upload.bin");
    const { id } = request.uploads.add(request.seed, { owner: request.owner, name, type, bytes: new Uint8Array() });
    const isOfCdn = request.url.searchParams.get("storage_type") === "fal-cdn-v3";
    const upload_url = addressOf(request, id, name, isOfCdn ? fileHost : storageHost);
    return json({ upload_url, file_url: addressOf(request, id, name) });
}

/** The second step. Its URL is secret, and needs no token. */
function fill(request: ServiceRequest): ServiceResponse {
    const { id = "" } = request.params;
    const file = request.uploads.fill(id, { bytes: request.bytes, type: typeIn(request) });
    if (file) return json({});
    throw new Refusal(404, "Not Found", { hint: `no upload ${id} was announced at ${storageHost}` });
}

function upload(request: ServiceRequest): ServiceResponse {
    if (!request.headers.has("authorization")) {
        throw new Refusal(401, "Unauthorized", {
            hint: `an upload needs the token that ${storageHost}/storage/auth/token hands out`,
        });
    }
    const name = request.headers.get("x-fal-file-name") ?? "upload.bin";
    const file = { owner: request.owner, name, type: typeIn(request), bytes: request.bytes };
    const { id } = request.uploads.add(request.seed, file);
    const response: Json = { access_url: addressOf(request, id, name) };
    return json(response);
}

const typeIn = ({ headers }: Pick<ServiceRequest, "headers">): string =>
    headers.get("content-type") ?? "application/octet-stream";

const addressOf = ({ link }: Pick<ServiceRequest, "link">, id: string, name: string, host = fileHost): string =>
    link(host, `/files/sandbox/${id}/${encodeURIComponent(name)}`);
