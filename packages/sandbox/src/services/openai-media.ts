/** Routes of OpenAI's API for images, speech and transcription. */

import type { TaskId } from "@callsheet/inference/tasks";
import { bytesToBase64 } from "@callsheet/inference/wire";
import { type Fields, list, object, oneOf, text } from "../checks/fields.ts";
import { fileUrl, rawFile } from "../checks/files.ts";
import { fileOf } from "../media/media.ts";
import { chunksOf, readRecording, transcriptOf } from "../media/transcribe.ts";
import { Refusal } from "../refusal.ts";
import { bytes, json } from "../responses/response.ts";
import { created } from "./chat-response.ts";
import { checkFields, type FindModel, requiredField } from "./openai-routes.ts";
import { type FormFile, formBody, jsonBody } from "./read-request.ts";
import { requestedMedia } from "./requested-media.ts";
import type { Route, ServiceRequest } from "./service.ts";

export type ImageOptions = {
    /** Values of `response_format`: the provider's names for base64 and URL. */
    readonly formats: readonly [string, ...string[]];
    readonly fileHost?: string;
    /** For services that accept images: checks their field and returns the first image. */
    readonly images?: (body: Fields, model: string) => Uint8Array | string | undefined;
};

const strangers = ["inputs", "parameters"] as const;

export const imagesRoute = (path: string, find: FindModel, { formats, fileHost, images }: ImageOptions): Route => ({
    method: "POST",
    path,
    respond: (request) => {
        const body = jsonBody(request);
        const prompt = text(requiredField(body, "prompt"), ["body", "prompt"]);
        checkFields(body, request, strangers);
        const hasImage = ["image_url", "reference_images"].some((key) => body[key] !== undefined);
        const task: TaskId = images && hasImage ? "image-to-image" : "text-to-image";
        const model = find(request, body, [task]);
        const inputImage = images?.(body, model);
        if (!hasImage && prompt === "")
            throw new Refusal(400, "prompt must not be empty", { where: ["body", "prompt"] });
        const format = oneOf(body["response_format"] ?? formats.at(-1), formats, ["body", "response_format"]);
        const spec = requestedMedia(task, { prompt, fields: body, image: inputImage, seed: request.seed });
        const image =
            format === "url" && fileHost
                ? { url: request.file(fileHost, "jpg", spec) }
                : { b64_json: bytesToBase64(fileOf("jpg", spec).bytes) };
        return json({
            id: `img-${request.seed}`,
            model,
            object: "list",
            created,
            data: [{ index: 0, ...image }],
        });
    },
});

export const speechRoute = (
    path: string,
    find: FindModel,
    { kind, kokoro }: { kind: "wav" | "mp3"; kokoro?: boolean },
): Route => ({
    method: "POST",
    path,
    respond: (request) => {
        const body = jsonBody(request);
        const prompt = text(requiredField(body, "input"), ["body", "input"]);
        checkFields(body, request, strangers);
        const model = find(request, body, ["text-to-speech"]);
        if (kokoro && /kokoro/i.test(model) && body["voice"] === undefined) {
            throw new Refusal(400, "Missing required parameter: 'voice'.", {
                where: ["body", "voice"],
                hint: "models of the name Kokoro have no default voice: send one, such as af_alloy",
            });
        }
        const format = body["response_format"];
        const spec = requestedMedia("text-to-speech", { prompt, fields: body, seed: request.seed });
        return bytes(fileOf(format === "wav" || format === "mp3" || format === "flac" ? format : kind, spec));
    },
});

type TranscriptionOptions = {
    /** Whether a string in place of the file is a URL. */
    readonly urls: boolean;
    /** Whether a URL may stand in the field `url`, without a file. Default: false. */
    readonly urlField?: boolean;
    /** Whether the words are English whatever was said. Default: false. */
    readonly translates?: boolean;
    /** The field of the response that holds the id of the request. Default: none. */
    readonly requestField?: string;
};

export const transcriptionRoute = (
    path: string,
    find: FindModel,
    { urls, urlField = false, translates = false, requestField }: TranscriptionOptions,
): Route => ({
    method: "POST",
    path,
    respond: (request) => {
        const form = formBody(request);
        const recording = readRecording(recordingOf(form, urls, urlField));
        const model = form.get("model");
        find(request, { model }, ["automatic-speech-recognition"]);
        const spoken = transcriptOf(recording);
        const format = form.get("response_format");
        if (format === "text") return bytes({ bytes: new TextEncoder().encode(`${spoken}\n`), type: "text/plain" });
        const verbose = format === "verbose_json" || form.get("return_timestamps") === "true";
        const segments = chunksOf(recording).map(({ text, timestamp: [start, end] }, id) => ({ id, start, end, text }));
        const language = !translates && /[\u0a80-\u0aff]/.test(spoken) ? "gu" : "en";
        const task = translates ? "translate" : "transcribe";
        const details = { task, language, duration: recording.seconds, segments };
        const aboutRequest = requestField && { [requestField]: { id: `req_${request.seed}` } };
        return json({ text: spoken, ...(verbose && details), ...aboutRequest });
    },
});

/** The bytes of the recording, or its URL. */
function recordingOf(form: ReturnType<typeof formBody>, urls: boolean, urlField: boolean): Uint8Array | string {
    const url = urlField ? form.get("url") : undefined;
    if (typeof url === "string") {
        fileUrl(url, "audio", ["body", "url"]);
        return url;
    }
    const file = form.get("file");
    if (file === undefined) {
        throw new Refusal(400, "Missing required parameter: 'file'.", { where: ["body", "file"] });
    }
    return typeof file === "string" ? address(file, urls) : recordingIn(file);
}

function address(file: string, urls: boolean): string {
    if (!urls) {
        throw new Refusal(400, "file must be a file", {
            where: ["body", "file"],
            hint: "the part `file` has no filename: it must be sent as a file, not as a text",
        });
    }
    fileUrl(file, "audio", ["body", "file"]);
    return file;
}

/** The service identifies the format by the file extension. */
const extensions = ["flac", "mp3", "mp4", "mpeg", "mpga", "m4a", "ogg", "wav", "webm"];

function recordingIn(file: FormFile): Uint8Array {
    const extension = file.name.split(".").at(-1)?.toLowerCase() ?? "";
    if (!extensions.includes(extension)) {
        throw new Refusal(400, `Invalid file format. Supported formats: ${extensions.join(", ")}`, {
            where: ["body", "file"],
            hint: `the file's name is "${file.name}": it must end in what the recording is`,
        });
    }
    return rawFile(file.bytes, file.type || "application/octet-stream", "audio", ["body", "file"]);
}

/** Together's input image: FLUX.1 Kontext takes one in `image_url`, other models take a list in `reference_images`. */
export function togetherImages(body: Fields, model: string): Uint8Array | string | undefined {
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

/** The first frame of a video, from Together's `frame_images`; undefined if there is none. */
export function togetherFrames(body: Fields, request: Pick<ServiceRequest, "remark">): Uint8Array | string | undefined {
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
        if (frame["frame"] === undefined) request.remark("frame_images: which frame it is was not said; first or last");
    }
    return first;
}
