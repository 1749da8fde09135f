/**
 * A self-hosted server, such as vLLM, text-generation-inference or an Inference Endpoint: at the sandbox's own address
 * and at the hosts of `ownHosts`.
 */
import { isTaskId } from "@callsheet/inference/tasks";

import { checkLength, maxNameLength } from "../checks/fields.ts";
import { Refusal } from "../refusal.ts";
import { json, type ServiceResponse } from "../responses/response.ts";
import { imagesRoute, speechRoute } from "./openai-media.ts";
import { chatRoute, completionRoute, embeddingsRoute, type FindModel, modelEntry } from "./openai-routes.ts";
import { transcriptionRoute } from "./openai-transcription.ts";
import { runPipeline } from "./pipeline-route.ts";
import { responsesRoute } from "./responses-api.ts";
import { get, post, type Route, type ServiceRequest } from "./service.ts";

/** The server calls its model by any name. */
const find: FindModel = (_request, { model }) => {
    if (typeof model !== "string") return "default";
    checkLength(model.length, maxNameLength, ["body", "model"]);
    return model;
};

/** The OpenAI-compatible routes below a path. */
const openAiRoutes = (base: string): readonly Route[] => [
    chatRoute(`${base}/v1/chat/completions`, find),
    responsesRoute(`${base}/v1/responses`, find),
    completionRoute(`${base}/v1/completions`, find),
    embeddingsRoute(`${base}/v1/embeddings`, find),
    imagesRoute(`${base}/v1/images/generations`, find, { formats: ["url", "b64_json"] }),
    speechRoute(`${base}/v1/audio/speech`, find, { kind: "mp3", kokoro: true }),
    transcriptionRoute(`${base}/v1/audio/transcriptions`, find, { urls: false }),
];

/** Routes below `/` and below any path that ends in `/endpoints/{task}`, which also accepts the Hub's task format. */
export const endpointRoutes: readonly Route[] = [
    ...openAiRoutes(""),
    get("/v1/models", ({ models }) => json({ object: "list", data: models.ids().map(modelEntry) })),
    get("/v1/models/*id", ({ models, params: { id = "" } }) => {
        if (models.find(id)) return json(modelEntry(id));
        throw new Refusal(404, `The model '${id}' does not exist.`, {
            hint: `the sandbox knows no model ${id}`,
            code: "model_not_found",
        });
    }),
    ...["/endpoints/:task", "/*above/endpoints/:task"].flatMap((path) => [
        ...openAiRoutes(path),
        post(path, dedicated),
    ]),
];

function dedicated(request: ServiceRequest): ServiceResponse {
    const task = request.params["task"] ?? "";
    if (!isTaskId(task)) throw new Refusal(404, "Not Found", { hint: `there is no task ${task}` });
    return runPipeline(task, request);
}
