/** Images in the own form of services whose other routes are OpenAI's. The model stands in the path. */
import { bytesToBase64, type Json } from "@callsheet/inference/wire";
import { text } from "../checks/fields.ts";
import { fileOf } from "../media/media.ts";
import { bytes, json, type ServiceResponse } from "../responses/response.ts";
import { type FindModel, requiredField } from "./openai-routes.ts";
import { jsonBody } from "./read-request.ts";
import { requestedMedia } from "./requested-media.ts";
import type { Route, ServiceRequest } from "./service.ts";

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
    return {
        method: "POST",
        path,
        respond: (request: ServiceRequest) => {
            const body = jsonBody(request);
            const prompt = text(requiredField(body, "prompt"), ["body", "prompt"]);
            find(request, { model: request.params["model"] }, ["text-to-image"]);
            const spec = requestedMedia("text-to-image", { prompt, fields: body, seed: request.seed });
            return respond(fileOf("jpg", spec), request.seed);
        },
    };
}
