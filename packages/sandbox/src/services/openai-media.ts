/** Routes of OpenAI's API for images and speech. */
import type { TaskId } from "@callsheet/inference/tasks";
import { bytesToBase64, type Json } from "@callsheet/inference/wire";
import { type Fields, isGiven, oneOf, plain, text } from "../checks/fields.ts";
import { rawFile } from "../checks/files.ts";
import { fileOf } from "../media/media.ts";
import { sizeOf } from "../media/picture.ts";
import { Refusal } from "../refusal.ts";
import { bytes, events, json, type ServiceResponse } from "../responses/response.ts";
import { seedOf } from "../responses/seed.ts";
import { tokensIn, usageOf } from "../responses/words.ts";
import { created } from "./chat-response.ts";
import { checkImageFields, checkImageModel, usualImageModel } from "./openai-models.ts";
import { checkFields, type FindModel, ownModel, requiredField } from "./openai-routes.ts";
import { formBody, jsonBody } from "./read-request.ts";
import { requestedMedia } from "./requested-media.ts";
import { post, type Route, type ServiceRequest } from "./service.ts";

export type ImageOptions = {
    /** Values of `response_format`: the provider's names for base64 and URL. */
    readonly formats: readonly [string, ...string[]];
    readonly fileHost?: string;
    /** For services that accept images: checks their field and returns the first image. */
    readonly images?: (body: Fields, model: string) => Uint8Array | string | undefined;
};

const foreignFields = ["inputs", "parameters"] as const;

export const imagesRoute = (path: string, find: FindModel, { formats, fileHost, images }: ImageOptions): Route =>
    post(path, (request) => {
        const body = jsonBody(request);
        const prompt = text(requiredField(body, "prompt"), ["body", "prompt"]);
        checkFields(body, request, foreignFields);
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
    });

export const speechRoute = (
    path: string,
    find: FindModel,
    { kind, kokoro, needsVoice }: { kind: "wav" | "mp3"; kokoro?: boolean; needsVoice?: boolean },
): Route =>
    post(path, (request) => {
        const body = jsonBody(request);
        const prompt = text(requiredField(body, "input"), ["body", "input"]);
        checkFields(body, request, foreignFields);
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
    });

function soundIn({ addHint }: Pick<ServiceRequest, "addHint">, format: unknown, usual: "wav" | "mp3") {
    if (format === "wav" || format === "mp3" || format === "flac") return format;
    if (format !== undefined) addHint(`the sandbox cannot make ${plain(format)}: the sound is ${usual.toUpperCase()}`);
    return usual;
}

function* piecesOf(file: Uint8Array<ArrayBuffer>): Generator<Uint8Array<ArrayBuffer>> {
    for (let at = 0; at < file.length; at += 16_384) yield file.slice(at, at + 16_384);
}

export const imageRoutes = (path: (rest: string) => string): readonly Route[] => [
    post(path("/images/generations"), (request) => respondWithImages(request, jsonBody(request), "image_generation")),
    post(path("/images/edits"), edit),
];

const find = ownModel("openai");

/** A form has texts alone, beside its files. */
function edit(request: ServiceRequest): ServiceResponse {
    const form = formBody(request);
    const fields = Object.fromEntries(form.names.map((name) => [name, form.get(name)]));
    const image = form.get("image") ?? form.get("image[]");
    for (const [name, file] of Object.entries({ image, mask: form.get("mask") })) {
        const where = ["body", name];
        if (file === undefined && name === "mask") continue;
        if (file === undefined || typeof file === "string") {
            throw new Refusal(400, `Missing required parameter: '${name}'.`, {
                where,
                hint: `${name} must be sent as a file, with a filename`,
                code: "missing_required_parameter",
            });
        }
        rawFile(file.bytes, file.type || "application/octet-stream", "image", where);
    }
    const bytes = image === undefined || typeof image === "string" ? undefined : image.bytes;
    return respondWithImages(request, fields, "image_edit", bytes);
}

/** How many of the images of a response are drawn, which takes time. The others repeat them. */
const maxDrawn = 2;

function respondWithImages(
    request: ServiceRequest,
    body: Fields,
    kind: "image_generation" | "image_edit",
    image?: Uint8Array,
): ServiceResponse {
    const prompt = text(requiredField(body, "prompt"), ["body", "prompt"]);
    const asked = body["model"] ?? usualImageModel;
    checkImageModel(asked);
    const model = find(request, { model: asked }, [image ? "image-to-image" : "text-to-image"]);
    checkImageFields(model, body, kind);
    const count = countIn(body, "n", 1, 10) ?? 1;
    const previews = countIn(body, "partial_images", 0, 3) ?? 0;
    const output_format = formatOf(request, body);
    const fields = { size: "1024x1024", ...body, ...(body["size"] === "auto" && { size: "1024x1024" }) };
    const drawn = Array.from({ length: Math.min(count, maxDrawn) }, (_, index) => {
        const seed = index === 0 ? request.seed : seedOf(request.seed, String(index));
        const spec = requestedMedia(image ? "image-to-image" : "text-to-image", { prompt, fields, image, seed });
        const { width, height } = sizeOf(spec);
        const { bytes } = fileOf(output_format === "jpeg" ? "jpg" : "png", spec);
        return { b64_json: bytesToBase64(bytes), size: `${width}x${height}` };
    });
    const [first = { b64_json: "", size: "" }] = drawn;
    const about = {
        background: body["background"] === "transparent" ? "transparent" : "opaque",
        output_format,
        quality: qualities.find((quality) => quality === body["quality"]) ?? "medium",
        size: first.size,
    };
    const usage = usageFor(prompt, image !== undefined, count);
    if (body["stream"] !== true && body["stream"] !== "true") {
        const data = Array.from({ length: count }, (_, index) => ({
            b64_json: (drawn[index % maxDrawn] ?? first).b64_json,
        }));
        return json({ created, ...about, data, usage });
    }
    const { b64_json } = first;
    const head = { b64_json, created_at: created, ...about };
    return events(
        [
            ...Array.from({ length: previews }, (_, index) => ({
                type: `${kind}.partial_image`,
                partial_image_index: index,
                ...head,
            })),
            { type: `${kind}.completed`, ...head, usage },
        ],
        false,
    );
}

const qualities = ["low", "medium", "high", "xhigh", "max"];

/** A whole number, which a form has as a text. */
function countIn(body: Fields, key: string, least: number, most: number): number | undefined {
    const value = body[key];
    if (!isGiven(value)) return undefined;
    const number = Number(value);
    if (Number.isInteger(number) && number >= least && number <= most) return number;
    throw new Refusal(400, `Invalid '${key}': expected a whole number from ${least} to ${most}.`, {
        where: ["body", key],
        code: "integer_out_of_range",
    });
}

function formatOf(request: ServiceRequest, body: Fields): "png" | "jpeg" {
    const where = ["body", "output_format"];
    const format = oneOf(body["output_format"] ?? "png", ["png", "jpeg", "webp", "gif", "svg"], where);
    if (format === "png" || format === "jpeg") return format;
    request.addHint(`the sandbox cannot make ${format}: the image is a PNG`);
    return "png";
}

function usageFor(prompt: string, hasImage: boolean, count: number): Json {
    const text_tokens = usageOf(prompt, []).prompt_tokens;
    const image_tokens = hasImage ? 323 : 0;
    const [input_tokens, output_tokens] = [text_tokens + image_tokens, 1056 * count];
    return {
        input_tokens,
        input_tokens_details: { image_tokens, text_tokens },
        output_tokens,
        output_tokens_details: { image_tokens: output_tokens, text_tokens: 0 },
        total_tokens: input_tokens + output_tokens,
    };
}

/** Fireworks responds with the image itself. */
export const workflowRoutes = (path: string, find: FindModel): readonly Route[] =>
    [`${path}/workflows/*model/text_to_image`, `${path}/image_generation/*model`].map((path) =>
        imageRoute(path, find, (image) => bytes(image)),
    );

/** DeepInfra responds with data URLs. */
export const inferenceRoute = (path: string, find: FindModel): Route =>
    imageRoute(path, find, ({ bytes: image, type }, seed) =>
        json({
            images: [`data:${type};base64,${bytesToBase64(image)}`],
            request_id: seed,
            seed: 0,
            inference_status: usage,
        }),
    );

const usage: Json = { status: "succeeded", runtime_ms: 0, cost: 0 };

function imageRoute(
    path: string,
    find: FindModel,
    respond: (image: ReturnType<typeof fileOf>, seed: string) => ServiceResponse,
): Route {
    return post(path, (request: ServiceRequest) => {
        const body = jsonBody(request);
        const prompt = text(requiredField(body, "prompt"), ["body", "prompt"]);
        find(request, { model: request.params["model"] }, ["text-to-image"]);
        const spec = requestedMedia("text-to-image", { prompt, fields: body, seed: request.seed });
        return respond(fileOf("jpg", spec), request.seed);
    });
}
