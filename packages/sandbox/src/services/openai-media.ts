/** Routes of OpenAI's API for images and speech. */

import type { TaskId } from "@callsheet/inference/tasks";
import { bytesToBase64 } from "@callsheet/inference/wire";
import { type Fields, list, object, oneOf, plain, text } from "../checks/fields.ts";
import { fileUrl } from "../checks/files.ts";
import { fileOf } from "../media/media.ts";
import { Refusal } from "../refusal.ts";
import { bytes, events, json } from "../responses/response.ts";
import { tokensIn, usageOf } from "../responses/tokens.ts";
import { created } from "./chat-response.ts";
import { checkFields, type FindModel, requiredField } from "./openai-routes.ts";
import { jsonBody } from "./read-request.ts";
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
    { kind, kokoro, needsVoice }: { kind: "wav" | "mp3"; kokoro?: boolean; needsVoice?: boolean },
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
        if (needsVoice) requiredField(body, "voice");
        const spec = requestedMedia("text-to-speech", { prompt, fields: body, seed: request.seed });
        const file = fileOf(soundIn(request, body["response_format"], kind), spec);
        if (body["stream_format"] !== "sse") return bytes(file);
        const usage = usageOf(prompt, tokensIn(prompt));
        const audio = [...piecesOf(file.bytes)].map((piece) => ({
            type: "speech.audio.delta",
            audio: bytesToBase64(piece),
        }));
        const { prompt_tokens: input_tokens, completion_tokens: output_tokens, total_tokens } = usage;
        return events(
            [...audio, { type: "speech.audio.done", usage: { input_tokens, output_tokens, total_tokens } }],
            false,
        );
    },
});

function soundIn({ remark }: Pick<ServiceRequest, "remark">, format: unknown, usual: "wav" | "mp3") {
    if (format === "wav" || format === "mp3" || format === "flac") return format;
    if (format !== undefined) remark(`the sandbox cannot make ${plain(format)}: the sound is ${usual.toUpperCase()}`);
    return usual;
}

function* piecesOf(file: Uint8Array<ArrayBuffer>): Generator<Uint8Array<ArrayBuffer>> {
    for (let at = 0; at < file.length; at += 16_384) yield file.slice(at, at + 16_384);
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
