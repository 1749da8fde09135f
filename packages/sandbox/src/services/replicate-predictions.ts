/** Replicate's predictions: what a model's input must hold, what comes out of it, and how it is reported. */
import type { TaskId } from "@callsheet/inference/tasks";
import type { Json } from "@callsheet/inference/wire";
import { type Fields, isFields, object, plain, text } from "../checks/fields.ts";
import { fileOrUpload } from "../checks/files.ts";
import { checkLetters, mostOfPrompt } from "../checks/length.ts";
import type { Job, JobState } from "../jobs.ts";
import { answerOf, captionOf } from "../media/describe-image.ts";
import { imageFeatures } from "../media/image-features.ts";
import { readRecording, transcriptOf } from "../media/transcribe.ts";
import { Refusal } from "../refusal.ts";
import { skimmedText } from "../responses/conversation.ts";
import { replyBySeed } from "../responses/reply.ts";
import { events, json, type ServiceResponse } from "../responses/response.ts";
import { limited } from "../responses/tokens.ts";
import { scriptedWords } from "./openai-routes.ts";
import { jobOf, type Statuses } from "./queue.ts";
import { servedModel } from "./read-request.ts";
import { requestedMedia, resultKind } from "./requested-media.ts";
import type { ServiceRequest } from "./service.ts";

export const host = "api.replicate.com";
export const fileHost = "replicate.delivery";
/** The host of streams. Their URLs are secret: the JavaScript SDK sends no key there. */
export const streamHost = "stream.replicate.com";

/** When everything was made: the same request gets the same response. */
export const madeAt = "2026-01-01T00:00:00.000Z";

export const writing: readonly TaskId[] = ["text-generation", "conversational"];

/** The tasks of its models. The client has none that write: the Hub lists no such models at Replicate. */
export const tasks: readonly TaskId[] = [
    "text-to-image",
    "image-to-image",
    "text-to-video",
    "text-to-speech",
    "automatic-speech-recognition",
    "image-to-text",
    ...writing,
];

/** What is kept about a prediction, beside its output and its state. */
type Prediction = {
    readonly model: string;
    readonly version: string;
    readonly input: Json;
    /** Whether its output is a text, which is streamed in pieces. */
    readonly writes: boolean;
};

/** @param version the id of a version; that of an official model is hidden */
export function predict(request: ServiceRequest, model: string, body: Fields, version = "hidden"): ServiceResponse {
    const input = object(body["input"], ["body", "input"]);
    const { task } = servedModel(request, "replicate", model, tasks, fittingOf(input));
    check(request, task, input);
    checkSteps(model, input);
    if (body["webhook"] !== undefined) request.remark("the sandbox does not call the webhook");
    const writes = writing.includes(task);
    const prediction: Prediction = {
        model: version === model ? "" : model,
        version,
        input: input as Json, // The body was parsed from JSON.
        writes,
    };
    const job = request.submit(output(request, task, input), prediction);
    const waits = /^wait\b/.test(request.headers.get("prefer") ?? "");
    const state = waits ? settledState(job) : "queued";
    const status = report(job, state, request);
    // With `Prefer: wait`, the status of an image lags behind: it is "processing" while the output is complete.
    const lags = state === "done" && resultKind(task) === "png";
    return json(lags ? { ...status, status: statuses.running } : status, 201);
}

/** Tasks that fit the fields of an input. */
function fittingOf(input: Fields): readonly TaskId[] {
    const has = (...keys: readonly string[]) => keys.some((key) => input[key] !== undefined);
    if (has("audio")) return ["automatic-speech-recognition"];
    if (has("text")) return ["text-to-speech"];
    if (has(...imageNames)) {
        return has("question", "caption") ? ["image-to-text"] : ["image-to-image", "image-to-text", ...writing];
    }
    if (has("messages", "system_prompt", "max_tokens", "max_new_tokens", "temperature", "top_p")) return writing;
    return ["text-to-image", "text-to-video", ...writing];
}

/** Names of the image input, which differ by model. */
const imageNames = ["image", "images", "input_image", "input_images"];

function check(request: ServiceRequest, task: TaskId, input: Fields): void {
    const where = ["body", "input"];
    if (task === "automatic-speech-recognition") fileOrUpload(request, input["audio"], "audio", [...where, "audio"]);
    if (task === "text-to-speech") text(input["text"], [...where, "text"]);
    if (task === "text-to-image" || task === "text-to-video") text(input["prompt"], [...where, "prompt"]);
    if (writing.includes(task) && input["messages"] === undefined) {
        checkLetters(text(input["prompt"], [...where, "prompt"]).length, mostOfPrompt, [...where, "prompt"]);
    }
    if (task !== "image-to-image" && task !== "image-to-text") return;
    const names = imageNames.filter((name) => input[name] !== undefined);
    if (names.length === 0) throw new Refusal(422, "- input: image is required", { where: [...where, "image"] });
    for (const name of names) {
        const urls = Array.isArray(input[name]) ? input[name] : [input[name]];
        for (const url of urls) fileOrUpload(request, url, "image", [...where, name]);
    }
}

/** The one limit of a model's own schema that many programs meet: flux-schnell takes four steps at most. */
function checkSteps(model: string, { num_inference_steps: steps }: Fields): void {
    if (!/flux.*schnell/i.test(model) || !(Number(steps) > 4)) return;
    throw new Refusal(422, "- input.num_inference_steps: Must be less than or equal to 4\n", {
        where: ["body", "input", "num_inference_steps"],
        hint: `${model} takes 4 steps at most; received ${steps}`,
    });
}

function output(request: ServiceRequest, task: TaskId, input: Fields): Json {
    const where = ["body", "input"];
    if (task === "automatic-speech-recognition") {
        const recording = readRecording(fileOrUpload(request, input["audio"], "audio", [...where, "audio"]));
        return request.scripted("text")?.text ?? transcriptOf(recording);
    }
    if (writing.includes(task)) return written(request, input);
    const [named] = imageNames.flatMap((name) => input[name] ?? []);
    const image = named === undefined ? undefined : fileOrUpload(request, named, "image", [...where, "image"]);
    if (task === "image-to-text" && image !== undefined) {
        const { text: scripted } = request.scripted("text") ?? {};
        if (scripted !== undefined) return scripted;
        const features = imageFeatures(image);
        const { question } = input;
        return typeof question === "string" ? answerOf(features, question).answer : captionOf(features);
    }
    const spec = requestedMedia(task, {
        prompt: plain(input["prompt"] ?? input["text"] ?? ""),
        fields: input,
        image,
        seed: request.seed,
    });
    const url = request.file(fileHost, resultKind(task), spec);
    return task === "text-to-image" ? [url] : url;
}

/** A text in pieces, as models that write give it. */
function written(request: ServiceRequest, input: Fields): Json {
    const scripted = scriptedWords(request);
    if (scripted) return [...scripted.words];
    const turns = [
        { role: "system", text: plain(input["system_prompt"] ?? ""), images: 0 } as const,
        { role: "user", text: skimmedText(promptOf(input)), images: 0 } as const,
    ];
    const reply = replyBySeed(turns)(request.seedFrom(JSON.stringify(turns)));
    const most = Number(input["max_tokens"] ?? input["max_new_tokens"] ?? Number.POSITIVE_INFINITY);
    return [...limited(reply, most > 0 ? most : Number.POSITIVE_INFINITY).words];
}

function promptOf({ prompt, messages }: Fields): string {
    if (typeof prompt === "string") return prompt;
    const last: unknown = Array.isArray(messages) ? messages.at(-1) : undefined;
    return isFields(last) ? plain(last["content"] ?? "") : "";
}

/** The state for `Prefer: wait`, and at the end of a stream: the final one, or the current one if the job does not end. */
function settledState(job: Job): JobState {
    let state = job.poll();
    for (let polls = 0; polls < 100 && (state === "queued" || state === "running"); polls++) state = job.poll();
    return state;
}

export function cancel(request: ServiceRequest): ServiceResponse {
    const job = jobOf(request, request.params["id"]);
    // A prediction that has ended stays as it is.
    if (["queued", "running"].includes(job.state)) job.cancel();
    return json(report(job, job.state, request));
}

/** The events of a prediction: its output, a piece at a time, and how it has ended. */
export function stream(request: ServiceRequest): ServiceResponse {
    const job = jobOf(request, request.params["id"]);
    const state = settledState(job);
    const pieces = [job.result].flat().map((data, index) => ({ event: "output", id: `${index}:0`, data: plain(data) }));
    const end = state === "done" ? {} : { reason: "canceled" };
    const last =
        state === "failed"
            ? { event: "error", data: JSON.stringify({ detail: failure }) }
            : { event: "done", data: JSON.stringify(end) };
    return events([...(state === "done" ? pieces : []), { id: `${pieces.length}:0`, ...last }], false, writeEvent);
}

/** Its data is text, not JSON, and each of its lines has a field of its own. */
const writeEvent = (value: Json): string => {
    const { event, id, data } = Object(value);
    return [
        `event: ${event}`,
        `id: ${id}`,
        ...String(data)
            .split("\n")
            .map((line) => `data: ${line}`),
        "\n",
    ].join("\n");
};

const statuses: Statuses = {
    queued: "starting",
    running: "processing",
    done: "succeeded",
    failed: "failed",
    cancelled: "canceled",
};

const failure = "The prediction failed.";

const predictionOf = ({ about }: Job): Prediction => Object(about);

export function report(job: Job, state: JobState, request: ServiceRequest): { [key: string]: Json } {
    const { writes, ...prediction } = predictionOf(job);
    const get = request.link(host, `/v1/predictions/${job.id}`);
    const hasEnded = ["done", "failed", "cancelled"].includes(state);
    return {
        id: job.id,
        ...prediction,
        status: statuses[state],
        output: state === "done" ? job.result : null,
        error: state === "failed" ? failure : null,
        logs: "",
        data_removed: false,
        metrics: state === "done" ? { predict_time: 0.5, total_time: 0.6 } : {},
        created_at: madeAt,
        started_at: state === "queued" ? null : madeAt,
        completed_at: hasEnded ? madeAt : null,
        urls: {
            get,
            cancel: `${get}/cancel`,
            web: `https://replicate.com/p/${job.id}`,
            // By this path the SDK knows that the output is a file.
            stream: request.link(streamHost, `/v1/${writes ? "predictions" : "files"}/${job.id}`),
        },
    };
}
