import type { Adapter } from "../call/call.ts";
import { InputError } from "../errors/errors.ts";
import { at } from "../wire/json.ts";
import { type Bytes, type DataUrl, dataUrl, file } from "../wire/leaf.ts";
import { audioType, bareType, base64FileAt, imageUrl, urlAt } from "./files.ts";
import { byUrl } from "./jobs.ts";
import { chunkOfSegment } from "./openai-api.ts";
import { defineProvider, type ProviderAccess, type ProviderRequest, type Queue } from "./provider.ts";
import { adapterWeightsUrl, jsonRequest, modelPath, type Parameters, renamed } from "./provider-request.ts";

/** The router needs this query on every URL to reach the queue's host. */
const routedQuery = "?_subdomain=queue";

const queue: Queue = {
    // The job's path may name another model than the request did.
    poll: byUrl(["response_url"], "/status"),
    result: byUrl(["response_url"]),
    routedQuery,
    status: ["status"],
    done: "COMPLETED",
    failed: ["FAILED", "CANCELED"],
    reason: ["error"],
    // A job can be complete and have failed.
    reasonFails: true,
    interval: 500,
};

/** The settings of tasks that go through the queue. */
const queued = { baseUrl: "https://queue.fal.run", queue } as const;

const imageResult = { ...queued, resultFile: [urlAt("images", 0, "url")] };
const videoResult = { ...queued, resultFile: [urlAt("video", "url")] };

export const provider = defineProvider({
    id: "fal-ai",
    name: "fal",
    organization: "fal",
    baseUrl: "https://fal.run",
    scheme: "Key",
    tasks: {
        "automatic-speech-recognition": {
            request: ({ model, inputs, parameters }) =>
                jsonRequest(`/${modelPath(model)}`, { ...parameters, audio_url: audioUrl(inputs, model) }),
            response: transcript,
            example: { inputs: file("sample1.mp3", "audio/mpeg") },
        },
        "text-to-speech": {
            request: ({ model, inputs, parameters }) =>
                jsonRequest(`/${modelPath(model)}`, { ...parameters, text: inputs }),
            resultFile: [urlAt("audio", "url")],
        },
        "text-to-audio": {
            request: (call) => job(call, { ...call.parameters, prompt: call.inputs }),
            ...queued,
            resultFile: [urlAt("audio_file", "url"), urlAt("audio", "url")],
        },
        "audio-to-audio": {
            request: (call) => job(call, { ...call.parameters, audio_url: audioUrl(call.inputs, call.model) }),
            ...queued,
            response: soundWithLabel,
            example: { inputs: file("sample1.mp3", "audio/mpeg") },
        },
        "image-segmentation": {
            // In sync mode the mask comes as a data URL.
            request: (call) => job(call, { ...call.parameters, image_url: imageUrl(call.inputs), sync_mode: true }),
            ...queued,
            // fal returns one mask, without label or score.
            response: (body) => base64FileAt(body, ["image", "url"], (mask) => [{ label: "mask", score: 1, mask }]),
        },
        "text-to-image": {
            request: (call) =>
                job(call, {
                    ...imageSize(call.parameters),
                    prompt: call.inputs,
                    ...loras(call.adapter),
                    // fal's own model for adapters needs the name of the base model.
                    ...(call.adapter?.weightsPath !== undefined &&
                        call.model === "fal-ai/lora" && { model_name: loraBaseModel }),
                }),
            ...imageResult,
        },
        "image-to-image": { request: (call) => withImages(call, call.inputs), ...imageResult },
        "image-text-to-image": {
            request: (call) =>
                call.inputs
                    ? withImages(call, call.inputs)
                    : promptOnly({ ...call, parameters: targetSize(call.parameters) }),
            ...imageResult,
        },
        "text-to-video": {
            request: (call) => job(call, { ...call.parameters, prompt: call.inputs, ...loras(call.adapter) }),
            ...videoResult,
        },
        "image-to-video": { request: (call) => withImage(call, call.inputs), ...videoResult },
        "image-text-to-video": {
            request: (call) => (call.inputs ? withImage(call, call.inputs) : promptOnly(call)),
            ...videoResult,
        },
    },
});

type Call = {
    readonly routed: boolean;
    readonly model: string;
    readonly parameters: Parameters;
    readonly adapter?: Adapter | undefined;
};

const job = (call: Call, value: Parameters): ProviderRequest =>
    jsonRequest(`/${modelPath(call.model)}${call.routed ? routedQuery : ""}`, value);

const withImage = (call: Call, image: Bytes): ProviderRequest =>
    job(call, { image_url: imageUrl(image), ...call.parameters, ...loras(call.adapter) });

/** Some models want the image in a list. */
function withImages(call: Call, image: Bytes): ProviderRequest {
    const url = imageUrl(image);
    return job(call, { ...targetSize(call.parameters), image_url: url, image_urls: [url], ...loras(call.adapter) });
}

/**
 * The id of a model that takes an image may be one segment longer than that of the model without (`fal-ai/flux-2/edit`,
 * `fal-ai/flux-2`). The router knows models by their full id, so only a direct call can use the shorter one.
 */
function promptOnly(call: Call): ProviderRequest {
    const segments = call.model.split("/");
    const shorter = call.routed || segments.length < 3 ? call.model : segments.slice(0, -1).join("/");
    return job({ ...call, model: shorter }, { ...call.parameters, ...loras(call.adapter) });
}

const loraBaseModel = "stabilityai/stable-diffusion-xl-base-1.0";

function loras(adapter: Adapter | undefined): Parameters {
    const path = adapterWeightsUrl(adapter);
    return path === undefined ? {} : { loras: [{ path, scale: 1 }] };
}

/** fal takes the size as one parameter, `image_size`. */
function imageSize({ width, height, ...parameters }: Parameters): Parameters {
    return width === undefined || height === undefined
        ? { ...parameters, width, height }
        : { image_size: { width, height }, ...parameters };
}

/** With an image, the Hub's schema calls the size `target_size`. */
const targetSize = (parameters: Parameters): Parameters => renamed(parameters, { target_size: "image_size" });

/** The media types under which fal accepts audio, by the audio's own type; the Hub's clients know no others. */
const audioLabels: Readonly<Record<string, string>> = {
    "audio/mpeg": "audio/mpeg",
    "audio/mp3": "audio/mpeg",
    "audio/wav": "audio/x-wav",
    "audio/wave": "audio/x-wav",
    "audio/x-wav": "audio/x-wav",
    "audio/webm": "video/webm",
    "video/webm": "video/webm",
};

function audioUrl(audio: Bytes, model: string): DataUrl {
    const type = audioType(audio);
    const label = audioLabels[bareType(type)];
    if (label !== undefined) return dataUrl(audio, label);
    const receivedType = audio.type ? `received ${type}` : "received bytes without a type";
    throw new InputError(
        `fal-ai reads recordings of the types ${Object.keys(audioLabels).join(", ")}; ${receivedType}. ` +
            "Convert the recording to MP3 or WAV, or give its Blob the type that it has.",
        { provider: "fal-ai", model },
    );
}

/** Speech models differ: `text` or `output`, with `chunks` or `segments`. */
function transcript(body: unknown): unknown {
    const text = at(body, "text") ?? at(body, "output");
    const chunks = at(body, "chunks");
    const segments = at(body, "segments");
    if (Array.isArray(chunks)) return withChunks(text, chunks.map(chunk));
    return withChunks(text, Array.isArray(segments) ? segments.map(chunkOfSegment) : []);
}

const withChunks = (text: unknown, chunks: readonly unknown[]) => (chunks.length > 0 ? { text, chunks } : { text });
const chunk = (item: unknown) => ({ text: at(item, "text"), timestamp: at(item, "timestamp") });

function soundWithLabel(body: unknown): unknown {
    const text = at(body, "text");
    const label = typeof text === "string" && text !== "" ? text : "speech";
    const contentType = at(body, "audio", "content_type");
    return base64FileAt(body, ["audio", "url"], (blob, type) => [
        { label, blob, "content-type": typeof contentType === "string" ? contentType : type || "audio/wav" },
    ]);
}

export const access: ProviderAccess = {
    keyVariables: ["FAL_API_KEY", "FAL_KEY"],
    madeUpKey: "00000000-0000-4000-8000-000000000000:sandbox",
    // The storage, to which its SDKs upload files.
    apiHosts: ["rest.fal.ai"],
    fileHosts: ["fal.media", "*.fal.media"],
};
