/** OpenAI's images: made from a prompt, or edited, whole or as a stream. */
import { bytesToBase64, type Json } from "@callsheet/inference/wire";
import { type Fields, isGiven, oneOf, text } from "../checks/fields.ts";
import { rawFile } from "../checks/files.ts";
import { fileOf } from "../media/media.ts";
import { sizeOf } from "../media/picture.ts";
import { Refusal } from "../refusal.ts";
import { events, json, type ServiceResponse } from "../responses/response.ts";
import { seedOf } from "../responses/seed.ts";
import { usageOf } from "../responses/tokens.ts";
import { created } from "./chat-response.ts";
import { checkImageFields, checkImageModel, usualImageModel } from "./openai-models.ts";
import { ownModel, requiredField } from "./openai-routes.ts";
import { formBody, jsonBody } from "./read-request.ts";
import { requestedMedia } from "./requested-media.ts";
import type { Route, ServiceRequest } from "./service.ts";

export const imageRoutes = (path: (rest: string) => string): readonly Route[] => [
    {
        method: "POST",
        path: path("/images/generations"),
        respond: (request) => respondWithImages(request, jsonBody(request), "image_generation"),
    },
    { method: "POST", path: path("/images/edits"), respond: edit },
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
const mostDrawn = 2;

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
    const drawn = Array.from({ length: Math.min(count, mostDrawn) }, (_, index) => {
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
            b64_json: (drawn[index % mostDrawn] ?? first).b64_json,
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
    request.remark(`the sandbox cannot make ${format}: the image is a PNG`);
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
