/** The Hub's own provider: a model's task decides what its address takes. */
import type { TaskId } from "@callsheet/inference/tasks";
import { serves } from "../models/serves.ts";
import { Refusal } from "../refusal.ts";
import { textError } from "./error-forms.ts";
import { chatRoute, completionRoute, type FindModel } from "./openai-form.ts";
import { runPipeline } from "./pipeline-route.ts";
import { served } from "./read-request.ts";
import type { Service, ServiceRequest } from "./service.ts";

/** The model stands in the path; a body may name it again. */
const find: FindModel = (request, _body, tasks) => modelOf(request, tasks).providerId;

const modelOf = (request: ServiceRequest, tasks: readonly TaskId[]) =>
    served(
        { models: request.models, routed: true },
        "hf-inference",
        `${request.params["owner"]}/${request.params["name"]}`,
        tasks,
    );

/** On this provider a model of the one task serves the other as well. */
const embedding = ["feature-extraction", "sentence-similarity"] as const;

export const hfInference: Service = {
    id: "hf-inference",
    hosts: ["router.huggingface.co"],
    scheme: "Bearer",
    routed: true,
    refuse: textError,
    routes: [
        chatRoute("/models/:owner/:name/v1/chat/completions", find),
        completionRoute("/models/:owner/:name/v1/completions", find),
        {
            method: "POST",
            path: "/models/:owner/:name/pipeline/:task",
            respond: (request) => {
                const task = embedding.find((id) => id === request.params["task"]);
                if (!task)
                    throw new Refusal(404, "Not Found", { hint: `/pipeline/ is for ${embedding.join(" and ")}` });
                modelOf(request, embedding);
                return runPipeline(task, request);
            },
        },
        {
            method: "POST",
            path: "/models/:owner/:name",
            // The Hub's Python client generates text here; huggingface.js at /v1/completions.
            respond: (request) => runPipeline(modelOf(request, serves["hf-inference"]).task, request),
        },
    ],
};
