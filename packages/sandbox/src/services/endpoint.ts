/** A server of one's own, as vLLM, text-generation-inference or an Inference Endpoint is: the sandbox's own address. */
import { isTaskId } from "@callsheet/inference";
import { type Answer, json } from "../answers/answer.ts";
import { Refusal } from "../refusal.ts";
import { generate } from "./generation.ts";
import { chatRoute, completionRoute, embeddingsRoute, type FindModel } from "./openai-form.ts";
import { runPipeline } from "./pipeline-route.ts";
import type { Asked, Route } from "./service.ts";

/** It serves one model, whatever it is called. */
const find: FindModel = (_asked, body) => (typeof body["model"] === "string" ? body["model"] : "default");

/** Below `/`, and below `/endpoints/{task}`: there the task's own form is taken too. */
export const endpointRoutes: readonly Route[] = [
    chatRoute("/v1/chat/completions", find),
    completionRoute("/v1/completions", find),
    embeddingsRoute("/v1/embeddings", find),
    {
        method: "GET",
        path: "/v1/models",
        answer: () => json({ object: "list", data: [{ id: "default", object: "model" }] }),
    },
    chatRoute("/endpoints/:task/v1/chat/completions", find),
    completionRoute("/endpoints/:task/v1/completions", find),
    embeddingsRoute("/endpoints/:task/v1/embeddings", find),
    { method: "POST", path: "/endpoints/:task", answer: dedicated },
];

function dedicated(asked: Asked): Answer {
    const task = asked.params["task"] ?? "";
    if (!isTaskId(task)) throw new Refusal(404, "Not Found", { hint: `there is no task ${task}` });
    return task === "text-generation" ? generate(asked) : runPipeline(task, asked);
}
