/** Replicate: every call is a prediction, whose input depends on the model. */
import type { TaskId } from "@callsheet/inference/tasks";
import type { Json } from "@callsheet/inference/wire";
import { type Fields, object, plain, text } from "../checks/fields.ts";
import { fileUrl } from "../checks/files.ts";
import type { Job, JobState } from "../jobs.ts";
import { readRecording, transcriptOf } from "../media/transcribe.ts";
import { Refusal } from "../refusal.ts";
import { json } from "../responses/response.ts";
import { problemError } from "./error-forms.ts";
import { jobOf, pollRoute, type Statuses } from "./queue.ts";
import { jsonBody, servedModel } from "./read-request.ts";
import { requestedMedia, resultKind } from "./requested-media.ts";
import type { Service, ServiceRequest } from "./service.ts";

const host = "api.replicate.com";
const fileHost = "replicate.delivery";
const tasks: readonly TaskId[] = [
    "automatic-speech-recognition",
    "text-to-speech",
    "image-to-image",
    "text-to-image",
    "text-to-video",
];

export const replicate: Service = {
    id: "replicate",
    hosts: [host],
    fileHosts: [fileHost],
    filesTakeKey: true,
    refuse: problemError,
    routes: [
        {
            method: "POST",
            path: "/v1/models/:owner/:name/predictions",
            respond: (request) =>
                predict(request, `${request.params["owner"]}/${request.params["name"]}`, jsonBody(request)),
        },
        { method: "POST", path: "/v1/predictions", respond: predictVersion },
        pollRoute({
            path: "/v1/predictions/:id",
            report: (job, state, request) => prediction(request, job, "", state),
        }),
        { method: "POST", path: "/v1/predictions/:id/cancel", respond: cancel },
    ],
};

function predictVersion(request: ServiceRequest) {
    const body = jsonBody(request);
    const version = text(body["version"], ["body", "version"]);
    if (version.includes("/")) return predict(request, version, body);
    const knownModel = request.models.versioned("replicate", version);
    if (knownModel || request.models.any) return predict(request, knownModel ?? version, body);
    throw new Refusal(422, "Invalid version or not permitted", {
        where: ["body", "version"],
        hint: `the sandbox knows no version ${version}: list a model with providerId "owner/name:${version}"`,
    });
}

function predict(request: ServiceRequest, model: string, body: Fields) {
    const input = object(body["input"], ["body", "input"]);
    const { task } = servedModel(request, "replicate", model, tasks, fittingOf(input));
    check(task, input);
    checkSteps(model, input);
    const job = request.submit(output(request, task, input));
    const waits = /^wait\b/.test(request.headers.get("prefer") ?? "");
    const state = waits ? settledState(job) : "queued";
    const status = prediction(request, job, model, state);
    // With `Prefer: wait`, the status of an image lags behind: it is "processing" while the output is complete.
    const lags = state === "done" && resultKind(task) === "png";
    return json(lags ? { ...status, status: statuses.running } : status, 201);
}

/** Tasks that fit the fields of an input. */
function fittingOf(input: Fields): readonly TaskId[] {
    const has = (key: string) => input[key] !== undefined;
    if (has("audio")) return ["automatic-speech-recognition"];
    if (has("text")) return ["text-to-speech"];
    return imageNames.some(has) ? ["image-to-image"] : ["text-to-image", "text-to-video"];
}

/** Names of the image input, which differ by model. */
const imageNames = ["image", "images", "input_image", "input_images"];

function check(task: TaskId, input: Fields): void {
    const where = ["body", "input"];
    if (task === "automatic-speech-recognition") fileUrl(input["audio"], "audio", [...where, "audio"]);
    if (task === "text-to-speech") text(input["text"], [...where, "text"]);
    if (task === "text-to-image" || task === "text-to-video") text(input["prompt"], [...where, "prompt"]);
    if (task !== "image-to-image") return;
    const names = imageNames.filter((name) => input[name] !== undefined);
    if (names.length === 0) throw new Refusal(422, "- input: image is required", { where: [...where, "image"] });
    for (const name of names) {
        const urls = Array.isArray(input[name]) ? input[name] : [input[name]];
        for (const url of urls) fileUrl(url, "image", [...where, name]);
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
    if (task === "automatic-speech-recognition") {
        return transcriptOf(readRecording(fileUrl(input["audio"], "audio", ["body", "input", "audio"])));
    }
    const [image] = imageNames.flatMap((name) => input[name] ?? []);
    const spec = requestedMedia(task, {
        prompt: plain(input["prompt"] ?? input["text"] ?? ""),
        fields: input,
        image: image === undefined ? undefined : fileUrl(image, "image", ["body", "input", "image"]),
        seed: request.seed,
    });
    const url = request.file(fileHost, resultKind(task), spec);
    return task === "text-to-image" ? [url] : url;
}

/** The state for `Prefer: wait`: the final one, or the current one if the job does not end. */
function settledState(job: Job): JobState {
    let state = job.poll();
    for (let polls = 0; polls < 100 && (state === "queued" || state === "running"); polls++) state = job.poll();
    return state;
}

function cancel(request: ServiceRequest) {
    const job = jobOf(request, request.params["id"]);
    // A prediction that has ended stays as it is.
    if (["queued", "running"].includes(job.state)) job.cancel();
    return json(prediction(request, job, "", job.state));
}

const statuses: Statuses = {
    queued: "starting",
    running: "processing",
    done: "succeeded",
    failed: "failed",
    cancelled: "canceled",
};

function prediction(request: ServiceRequest, job: Job, model: string, state: JobState) {
    const get = request.link(host, `/v1/predictions/${job.id}`);
    return {
        id: job.id,
        model,
        version: "sandbox",
        status: statuses[state],
        output: state === "done" ? job.result : null,
        error: state === "failed" ? "The prediction failed." : null,
        logs: "",
        urls: { get, cancel: `${get}/cancel` },
    };
}
