/** Replicate: every call is a prediction, by a model, a version of one or a deployment. */

import type { TaskId } from "@callsheet/inference/tasks";
import type { Json } from "@callsheet/inference/wire";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";
import { checkLength, type Fields, isFields, maxPromptLength, object, plain, text } from "../checks/fields.ts";
import { fileOrUpload } from "../checks/files.ts";
import type { Job, JobState, Upload } from "../latest.ts";
import { answerOf, captionOf } from "../media/describe-image.ts";
import { imageFeatures } from "../media/image-features.ts";
import { readRecording, transcriptOf } from "../media/transcribe.ts";
import { Refusal } from "../refusal.ts";
import { skimmedText } from "../responses/conversation.ts";
import { replyBySeed } from "../responses/reply.ts";
import { events, json, nothing, type ServiceResponse } from "../responses/response.ts";
import { seedOf } from "../responses/seed.ts";
import { limited } from "../responses/words.ts";
import { scriptedWords, servedIds } from "./openai-routes.ts";
import { jobOf, pollRoute, type Statuses } from "./queue.ts";
import { formBody, jsonBody, notAFile, servedModel } from "./read-request.ts";
import { requestedMedia, resultKind } from "./requested-media.ts";
import { get, post, problemError, remove, type Service, type ServiceRequest } from "./service.ts";

const host = "api.replicate.com";
const fileHost = "replicate.delivery";
/** The host of streams. Their URLs are secret: the JavaScript SDK sends no key there. */
const streamHost = "stream.replicate.com";

/** When everything was made: the same request gets the same response. */
const madeAt = "2026-01-01T00:00:00.000Z";

export const replicate: Service = {
    id: "replicate",
    hosts: [host, streamHost],
    olderScheme: "Token",
    publicHosts: [streamHost],
    fileHosts: [fileHost],
    filesTakeKey: true,
    refuse: problemError,
    routes: [
        post("/v1/models/:owner/:name/predictions", (request) => predict(request, nameIn(request), jsonBody(request))),
        post("/v1/deployments/:owner/:name/predictions", (request) =>
            predict(request, nameIn(request), jsonBody(request), versionOf(nameIn(request))),
        ),
        post("/v1/predictions", predictVersion),
        get("/v1/predictions", (request) =>
            page(request.jobs.of(request.owner).map((job) => report(job, job.state, request))),
        ),
        pollRoute({ path: "/v1/predictions/:id", report }),
        post("/v1/predictions/:id/cancel", cancel),
        ...["predictions", "files"].map((kind) => get(`/v1/${kind}/:id`, stream, streamHost)),
        get("/v1/models", ({ models }) => page(modelNames(models).map(modelEntry))),
        get("/v1/models/:owner/:name", (request) => json(modelEntry(checkedName(request)))),
        get("/v1/models/:owner/:name/versions", (request) => page([versionEntry(request, versionOf(nameIn(request)))])),
        get("/v1/models/:owner/:name/versions/:version", (request) =>
            json(versionEntry(request, request.params["version"] ?? "")),
        ),
        get("/v1/deployments/:owner/:name", (request) => json(deploymentEntry(checkedName(request)))),
        get("/v1/account", () => json(account)),
        get("/v1/hardware", () => json(hardware)),
        post("/v1/files", upload),
        get("/v1/files", (request) => page(request.uploads.of(request.owner).map((file) => fileEntry(request, file)))),
        get("/v1/files/:id", (request) => json(fileEntry(request, fileIn(request)))),
        remove("/v1/files/:id", (request) => {
            request.uploads.delete(fileIn(request).id);
            return nothing;
        }),
    ],
};

const page = (results: readonly Json[]): ServiceResponse => json({ previous: null, next: null, results: [...results] });

const nameIn = ({ params: { owner, name } }: Pick<ServiceRequest, "params">): string => `${owner}/${name}`;

function predictVersion(request: ServiceRequest): ServiceResponse {
    const body = jsonBody(request);
    const version = text(body["version"], ["body", "version"]);
    if (version.includes("/")) return predict(request, version, body);
    const knownModel = request.models.versioned("replicate", version);
    if (knownModel || request.models.any) return predict(request, knownModel ?? version, body, version);
    throw new Refusal(422, "Invalid version or not permitted", {
        where: ["body", "version"],
        hint: `the sandbox knows no version ${version}: list a model with providerId "owner/name:${version}"`,
    });
}

/** The name of a model that is served, for any task. @throws Refusal for one that is not there */
function checkedName(request: ServiceRequest): string {
    servedModel(request, "replicate", nameIn(request), tasks);
    return nameIn(request);
}

/** The names of the listed models, without their versions. */
const modelNames = (models: ServiceRequest["models"]): readonly string[] => [
    ...new Set(servedIds(models, "replicate").map((id) => id.replace(/:.*/, ""))),
];

/** The id of a model's only version. */
const versionOf = (model: string): string => [1, 2, 3, 4].map((part) => seedOf("version", model, `${part}`)).join("");

function modelEntry(model: string): Json {
    const [owner = "", name = ""] = model.split("/");
    return {
        url: `https://replicate.com/${model}`,
        owner,
        name,
        description: "A model of the sandbox",
        visibility: "public",
        github_url: null,
        paper_url: null,
        license_url: null,
        run_count: 1,
        cover_image_url: null,
        default_example: null,
        latest_version: versionSchema(versionOf(model), false),
    };
}

function versionEntry(request: ServiceRequest, version: string): Json {
    const { task } = servedModel(request, "replicate", nameIn(request), tasks);
    return versionSchema(version, writing.includes(task));
}

/** The Python SDK reads in the schema whether the output of a version comes in pieces. */
const versionSchema = (id: string, writes: boolean): Json => ({
    id,
    created_at: madeAt,
    cog_version: "0.14.11",
    openapi_schema: {
        openapi: "3.0.2",
        info: { title: "Cog", version: "0.1.0" },
        paths: {},
        components: {
            schemas: {
                Input: { type: "object", title: "Input", properties: { prompt: { type: "string", title: "Prompt" } } },
                Output: writes
                    ? {
                          type: "array",
                          items: { type: "string" },
                          title: "Output",
                          "x-cog-array-type": "iterator",
                          "x-cog-array-display": "concatenate",
                      }
                    : { title: "Output" },
            },
        },
    },
});

const account = { type: "user", username: "sandbox", name: "The sandbox", github_url: null } as const;

const hardware: Json = [
    { name: "CPU", sku: "cpu" },
    { name: "Nvidia T4 GPU", sku: "gpu-t4" },
];

function deploymentEntry(model: string): Json {
    const [owner = "", name = ""] = model.split("/");
    return {
        owner,
        name,
        current_release: {
            number: 1,
            model,
            version: versionOf(model),
            created_at: madeAt,
            created_by: account,
            configuration: { hardware: "gpu-t4", min_instances: 0, max_instances: 1 },
        },
    };
}

function upload(request: ServiceRequest): ServiceResponse {
    const content = formBody(request).get("content");
    const where = ["body", "content"];
    if (content === undefined) throw new Refusal(400, "Missing content", { where, hint: "content is missing: a file" });
    if (typeof content === "string") throw notAFile("content");
    const { name, type, bytes } = content;
    const file = request.uploads.add(request.seed, {
        owner: request.owner,
        name,
        type: type || "application/octet-stream",
        bytes: new Uint8Array(bytes),
    });
    return json(fileEntry(request, file), 201);
}

function fileIn({ uploads, params: { id = "" } }: ServiceRequest): Upload {
    const file = uploads.find(id);
    if (file) return file;
    throw new Refusal(404, "File not found", { hint: `there is no file ${id}`, code: "not_found" });
}

function fileEntry({ link }: Pick<ServiceRequest, "link">, { id, name, type, bytes }: Upload): Json {
    const digest = bytesToHex(sha256(bytes));
    return {
        id,
        name,
        content_type: type,
        size: bytes.length,
        etag: digest.slice(0, 32),
        checksums: { sha256: digest },
        metadata: {},
        created_at: madeAt,
        expires_at: null,
        urls: { get: link(host, `/v1/files/${id}`) },
    };
}

const writing: readonly TaskId[] = ["text-generation", "conversational"];

/** The tasks of its models. The client has none that write: the Hub lists no such models at Replicate. */
const tasks: readonly TaskId[] = [
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
function predict(request: ServiceRequest, model: string, body: Fields, version = "hidden"): ServiceResponse {
    const input = object(body["input"], ["body", "input"]);
    const { task } = servedModel(request, "replicate", model, tasks, fittingOf(input));
    check(request, task, input);
    checkSteps(model, input);
    if (body["webhook"] !== undefined) request.addHint("the sandbox does not call the webhook");
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
        checkLength(text(input["prompt"], [...where, "prompt"]).length, maxPromptLength, [...where, "prompt"]);
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

function cancel(request: ServiceRequest): ServiceResponse {
    const job = jobOf(request, request.params["id"]);
    // A prediction that has ended stays as it is.
    if (["queued", "running"].includes(job.state)) job.cancel();
    return json(report(job, job.state, request));
}

/** The events of a prediction: its output, a piece at a time, and how it has ended. */
function stream(request: ServiceRequest): ServiceResponse {
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

function report(job: Job, state: JobState, request: ServiceRequest): { [key: string]: Json } {
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
