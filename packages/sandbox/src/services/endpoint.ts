/** A server of one's own, as vLLM, text-generation-inference or an Inference Endpoint is: the sandbox's own address. */
import { isTaskId, type Json } from "@callsheet/inference";
import { type Answer, events, json } from "../answers/answer.ts";
import { beginning, numbers } from "../answers/seed.ts";
import { object, optionalFlag, optionalNumber, text } from "../checks/fields.ts";
import { Refusal } from "../refusal.ts";
import { jsonBody } from "./asked.ts";
import { limited } from "./chat-answer.ts";
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

/** The form of text-generation-inference: whole, or a token an event, without a `[DONE]`. */
function generate(asked: Asked): Answer {
    const body = jsonBody(asked);
    const prompt = text(body["inputs"], ["body", "inputs"]);
    const parameters = body["parameters"] === undefined ? {} : object(body["parameters"], ["body", "parameters"]);
    const limit = optionalNumber(parameters, "max_new_tokens", { min: 1, whole: true }) ?? Number.POSITIVE_INFINITY;
    const { words, cut } = limited(` and so on, after “${beginning(prompt)}”.`, limit);
    const generated_text = words.join("");
    if (!optionalFlag(body, "stream")) return json([{ generated_text }]);
    const chances = numbers(asked.seed, words.length);
    const details = { finish_reason: cut ? "length" : "eos_token", generated_tokens: words.length, seed: null };
    return events(
        words.map((text, index): Json => {
            const last = index === words.length - 1;
            const token = { id: index, text, logprob: -(chances[index] ?? 0), special: false };
            return { index, token, generated_text: last ? generated_text : null, details: last ? details : null };
        }),
        false,
    );
}
