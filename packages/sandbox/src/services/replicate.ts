/** Replicate: everything is a prediction, whose input depends on the model. */
import type { Json, TaskId } from "@callsheet/inference";
import { json } from "../answers/answer.ts";
import { type Fields, object, text } from "../checks/fields.ts";
import { fileUrl } from "../checks/files.ts";
import type { Job, JobState } from "../jobs.ts";
import { Refusal } from "../refusal.ts";
import { jobOf, jsonBody, served } from "./asked.ts";
import { problemError } from "./error-forms.ts";
import { resultKind } from "./image-tasks.ts";
import type { Asked, Service } from "./service.ts";

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
    scheme: "Bearer",
    routed: true,
    fileHosts: [fileHost],
    refuse: problemError,
    routes: [
        {
            method: "POST",
            path: "/v1/models/:owner/:name/predictions",
            answer: (asked) => predict(asked, `${asked.params["owner"]}/${asked.params["name"]}`, jsonBody(asked)),
        },
        { method: "POST", path: "/v1/predictions", answer: predictVersion },
        { method: "GET", path: "/v1/predictions/:id", answer: poll },
        { method: "POST", path: "/v1/predictions/:id/cancel", answer: cancel },
    ],
};

function predictVersion(asked: Asked) {
    const body = jsonBody(asked);
    const version = text(body["version"], ["body", "version"]);
    if (version.includes("/")) return predict(asked, version, body);
    const known = asked.models.versioned("replicate", version);
    if (known) return predict(asked, known, body);
    throw new Refusal(422, "Invalid version or not permitted", {
        where: ["body", "version"],
        hint: `the sandbox knows no version ${version}: list a model with providerId "owner/name:${version}"`,
    });
}

function predict(asked: Asked, model: string, body: Fields) {
    const { task } = served(asked, "replicate", model, tasks);
    const input = object(body["input"], ["body", "input"]);
    check(task, input);
    const job = asked.submit(() => output(asked, task));
    const waits = /^wait\b/.test(asked.headers.get("prefer") ?? "");
    return json(prediction(asked, job, model, waits ? settled(job) : "queued"), 201);
}

function check(task: TaskId, input: Fields): void {
    const where = ["body", "input"];
    if (task === "automatic-speech-recognition") fileUrl(input["audio"], "audio", [...where, "audio"]);
    if (task === "text-to-speech") text(input["text"], [...where, "text"]);
    if (task === "text-to-image" || task === "text-to-video") text(input["prompt"], [...where, "prompt"]);
    if (task !== "image-to-image") return;
    // Models differ in what they call their image: each takes the name it knows.
    const names = ["image", "images", "input_image", "input_images"].filter((name) => input[name] !== undefined);
    if (names.length === 0) throw new Refusal(422, "- input: image is required", { where: [...where, "image"] });
    for (const name of names) {
        const urls = Array.isArray(input[name]) ? input[name] : [input[name]];
        for (const url of urls) fileUrl(url, "image", [...where, name]);
    }
}

function output(asked: Asked, task: TaskId): Json {
    if (task === "automatic-speech-recognition") return `A recording (${asked.seed.slice(0, 6)}).`;
    const url = asked.file(fileHost, resultKind(task));
    return task === "text-to-image" ? [url] : url;
}

/** `Prefer: wait` gives the end where there is one, and the state of things where there is none. */
function settled(job: Job): JobState {
    let state = job.poll();
    for (let polls = 0; polls < 100 && (state === "queued" || state === "running"); polls++) state = job.poll();
    return state;
}

function poll(asked: Asked) {
    const job = jobOf(asked, asked.params["id"]);
    return json(prediction(asked, job, "", job.poll()));
}

function cancel(asked: Asked) {
    const job = jobOf(asked, asked.params["id"]);
    asked.jobs.cancel(job.id);
    return json(prediction(asked, job, "", "cancelled"));
}

const words = {
    queued: "starting",
    running: "processing",
    done: "succeeded",
    failed: "failed",
    cancelled: "canceled",
} as const;

function prediction(asked: Asked, job: Job, model: string, state: JobState): Json {
    const get = asked.link(host, `/v1/predictions/${job.id}`);
    return {
        id: job.id,
        model,
        version: "sandbox",
        status: words[state],
        output: state === "done" ? job.result : null,
        error: state === "failed" ? "The prediction failed." : null,
        logs: "",
        urls: { get, cancel: `${get}/cancel` },
    };
}
