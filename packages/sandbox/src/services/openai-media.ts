/** The images and sounds of OpenAI's form. */
import type { TaskId } from "@callsheet/inference/tasks";
import { type Fields, list, object, oneOf, text } from "../checks/fields.ts";
import { fileUrl, rawFile } from "../checks/files.ts";
import { base64, media } from "../media/media.ts";
import { Refusal } from "../refusal.ts";
import { bytes, json } from "../responses/response.ts";
import { beginning } from "../responses/seed.ts";
import { checkFields, type FindModel, required } from "./openai-form.ts";
import { type FormFile, formBody, jsonBody } from "./read-request.ts";
import type { Route, ServiceRequest } from "./service.ts";

export type ImageManner = {
    /** What `response_format` may say: the word for base64, and the one for a URL. */
    readonly formats: readonly [string, ...string[]];
    readonly fileHost?: string;
    /** Where the service takes images, which field they must be in. */
    readonly images?: (body: Fields, model: string) => void;
};

const strangers = ["inputs", "parameters"] as const;

export const imagesRoute = (path: string, find: FindModel, { formats, fileHost, images }: ImageManner): Route => ({
    method: "POST",
    path,
    respond: (request) => {
        const body = jsonBody(request);
        const prompt = text(required(body, "prompt"), ["body", "prompt"]);
        checkFields(body, {}, request, strangers);
        const given = ["image_url", "reference_images"].some((key) => body[key] !== undefined);
        const tasks: readonly TaskId[] = images && given ? ["image-to-image"] : ["text-to-image"];
        const model = find(request, body, tasks);
        images?.(body, model);
        if (!given && prompt === "") throw new Refusal(400, "prompt must not be empty", { where: ["body", "prompt"] });
        const format = oneOf(body["response_format"] ?? formats.at(-1), formats, ["body", "response_format"]);
        const image =
            format === "url" && fileHost
                ? { url: request.file(fileHost, "jpg") }
                : { b64_json: base64(media("jpg", request.seed).bytes) };
        return json({
            id: `img-${request.seed}`,
            model,
            object: "list",
            created: 1_767_225_600,
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
        text(required(body, "input"), ["body", "input"]);
        checkFields(body, {}, request, strangers);
        const model = find(request, body, ["text-to-speech"]);
        if (kokoro && /kokoro/i.test(model) && body["voice"] === undefined) {
            throw new Refusal(400, "Missing required parameter: 'voice'.", {
                where: ["body", "voice"],
                hint: "models of the name Kokoro have no default voice: send one, such as af_alloy",
            });
        }
        const wanted = body["response_format"];
        return bytes(media(wanted === "wav" || wanted === "mp3" || wanted === "flac" ? wanted : kind, request.seed));
    },
});

/** @param urls a text in place of the file is taken for its address */
export const transcriptionRoute = (path: string, find: FindModel, { urls }: { urls: boolean }): Route => ({
    method: "POST",
    path,
    respond: (request) => {
        const form = formBody(request);
        const file = form.get("file");
        const where = ["body", "file"];
        if (file === undefined) throw new Refusal(400, "Missing required parameter: 'file'.", { where });
        const heard = typeof file === "string" ? address(file, urls) : recording(file);
        const model = form.get("model");
        find(request, { model }, ["automatic-speech-recognition"]);
        const spoken = `A recording of ${heard}.`;
        const verbose = form.get("response_format") === "verbose_json" || form.get("return_timestamps") === "true";
        const segments = [{ id: 0, start: 0, end: 0.1, text: spoken }];
        return json({ text: spoken, ...(verbose && { task: "transcribe", language: "en", duration: 0.1, segments }) });
    },
});

function address(file: string, urls: boolean): string {
    if (!urls) {
        throw new Refusal(400, "file must be a file", {
            where: ["body", "file"],
            hint: "the part `file` has no filename: it must be sent as a file, not as a text",
        });
    }
    fileUrl(file, "audio", ["body", "file"]);
    return beginning(file);
}

/** The service goes by the file's name. */
const extensions = ["flac", "mp3", "mp4", "mpeg", "mpga", "m4a", "ogg", "wav", "webm"];

function recording(file: FormFile): string {
    const extension = file.name.split(".").at(-1)?.toLowerCase() ?? "";
    if (!extensions.includes(extension)) {
        throw new Refusal(400, `Invalid file format. Supported formats: ${extensions.join(", ")}`, {
            where: ["body", "file"],
            hint: `the file's name is "${file.name}": it must end in what the recording is`,
        });
    }
    rawFile(file.bytes, file.type || "application/octet-stream", "audio", ["body", "file"]);
    return `${file.bytes.length} bytes`;
}

/** Together: FLUX.1 Kontext takes one image in `image_url`, all others a list in `reference_images`. */
export function togetherImages(body: Fields, model: string): void {
    const kontext = /flux\.1/i.test(model) && /kontext/i.test(model);
    const [due, other] = kontext ? ["image_url", "reference_images"] : ["reference_images", "image_url"];
    if (body[other] !== undefined) {
        throw new Refusal(400, `${other} is not supported by this model`, {
            where: ["body", other],
            hint: `${model} takes its image in ${due}`,
        });
    }
    if (kontext && body["image_url"] !== undefined) fileUrl(body["image_url"], "image", ["body", "image_url"]);
    if (body["reference_images"] === undefined) return;
    const where = ["body", "reference_images"];
    for (const [index, url] of list(body["reference_images"], where).entries())
        fileUrl(url, "image", [...where, index]);
}

/** A video's image, which Together takes from `frame_images`. */
export function togetherFrames(body: Fields, request: Pick<ServiceRequest, "remark">): boolean {
    const frames = body["frame_images"];
    if (frames === undefined) return false;
    const where = ["body", "frame_images"];
    for (const [index, given] of list(frames, where).entries()) {
        const frame = object(given, [...where, index]);
        const url = fileUrl(frame["input_image"], "image", [...where, index, "input_image"]);
        if (typeof url !== "string" && url.length > 60_000) {
            throw new Refusal(413, "Request entity too large", {
                where: [...where, index, "input_image"],
                hint: `the image is ${url.length} bytes: Together takes about 60 KB in a request`,
            });
        }
        if (frame["frame"] === undefined) request.remark("frame_images: which frame it is was not said; first or last");
    }
    return true;
}
