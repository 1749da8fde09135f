/** The client's errors: their messages and their fields. */
import { secret } from "@callsheet/inference";
import { chat, chatStream, classify, clientOf, eventsOf } from "./calls.ts";
import type { Case } from "./case.ts";
import { equal, errorOf, holds, includes } from "./expect.ts";

const model = "any/text-classification";
const redacted = ["Bearer ", secret("HF_TOKEN")];

const advised = [
    [401, "Check the access token: it may be missing, mistyped or expired"],
    [403, "The access token is not allowed to do this: check its permissions"],
    [429, "Too many requests: wait a while, then try again"],
] as const;

const withAdvice = advised.map(
    ([status, advice]): Case => ({
        name: `errors: ${status} says what to do`,
        sandbox: { fault: { kind: "status", status, body: "text" } },
        run: async (scene) => {
            const error = await errorOf(classify(scene, { tries: 1 }));
            equal([error.name, error.status], ["ProviderApiError", status]);
            includes(error.message, `hf-inference responded with ${status}`);
            includes(error.message, `The sandbox was told to fail. ${advice}`);
        },
    }),
);

export const errorCases: readonly Case[] = [
    ...withAdvice,
    {
        name: "errors: a call that cannot be made says what can, and nothing is sent",
        run: async (scene) => {
            const error = await errorOf(clientOf(scene).fillMask({ provider: "together", inputs: "x" }));
            equal(
                [error.name, error.provider, error.task, error.model],
                ["RoutingError", "together", "fill-mask", model],
            );
            equal(error.message, "together does not serve fill-mask. Providers that do: hf-inference.");
            equal((await scene.requests()).length, 0, "how many requests there are");
        },
    },
    {
        name: "errors: a refusal holds the provider, the task, the model, the status, the request and its number",
        sandbox: { fault: { kind: "status", status: 422 } },
        run: async (scene) => {
            const { name, provider, task, status, requestId = "", request, ...error } = await errorOf(classify(scene));
            equal(
                [name, provider, task, error.model, status],
                ["ProviderApiError", "hf-inference", "text-classification", model, 422],
            );
            includes(requestId, "sandbox-");
            equal(request, {
                method: "POST",
                url: `https://router.huggingface.co/hf-inference/models/${model}`,
                headers: { Authorization: redacted, "Content-Type": "application/json" },
                body: { format: "json", value: { inputs: "It rains." } },
            });
        },
    },
    {
        name: "errors: a response that is not what the task gives holds them too",
        sandbox: { fault: { kind: "wrong-shape" } },
        run: async (scene) => {
            const { name, status, requestId = "", request } = await errorOf(classify(scene));
            equal([name, status, request?.headers["Authorization"]], ["ProviderOutputError", 200, redacted]);
            includes(requestId, "sandbox-");
        },
    },
    {
        name: "errors: a stream that breaks off holds them too",
        sandbox: { fault: { kind: "stream-error" } },
        run: async (scene) => {
            const { name, status, requestId = "", request } = await errorOf(eventsOf(chatStream(scene)));
            equal([name, status, request?.headers["Authorization"]], ["ProviderApiError", 200, redacted]);
            includes(requestId, "sandbox-");
        },
    },
    {
        name: "errors: a job that failed holds them too, of the last poll",
        sandbox: { queuePolls: 0, fault: { kind: "queue", end: "failed" } },
        run: async (scene) => {
            const args = { provider: "wavespeed", model: "any/text-to-image", inputs: "Rain" } as const;
            const { name, status, requestId = "", request } = await errorOf(clientOf(scene).textToImage(args));
            equal([name, status, request?.method], ["ProviderApiError", 200, "GET"]);
            includes(requestId, "sandbox-");
            includes(request?.url, "/wavespeed/api/v3/predictions/");
        },
    },
    {
        name: "errors: a model that the Hub does not know",
        run: async (scene) => {
            const args = { provider: "together", model: "nobody/knows", inputs: "Rain" } as const;
            const error = await errorOf(clientOf(scene).textToImage(args));
            equal([error.name, error.task, error.model], ["HubApiError", "text-to-image", "nobody/knows"]);
            equal(error.status, 404);
            includes(error.message, "The Hub could not say where nobody/knows is served.");
            includes(error.message, "Repository not found");
            includes(error.requestId, "sandbox-");
            includes(error.request?.url, "https://huggingface.co/api/models/nobody/knows");
            holds(error.cause instanceof Error, "the Hub's response is the cause");
        },
    },
    {
        name: "errors: a Hub whose response cannot be read",
        sandbox: { fault: { kind: "invalid-json", at: "/api/models/" } },
        run: async (scene) => {
            const args = { provider: "together", model: "unread/text-to-image", inputs: "Rain" } as const;
            const error = await errorOf(clientOf(scene).textToImage(args));
            equal([error.name, error.task, error.status], ["HubApiError", "text-to-image", 200]);
            includes(error.message, 'it does not parse: {"result": [1, 2,');
        },
    },
    {
        name: "errors: a timeout holds the request",
        sandbox: { fault: { kind: "silence" } },
        run: async (scene) => {
            const error = await errorOf(chat(scene, { timeouts: { response: 300 } }));
            equal(
                [error.name, error.provider, error.task, error.model],
                ["TimeoutError", "auto", "conversational", "any/conversational"],
            );
            equal(error.request?.url, "https://router.huggingface.co/v1/chat/completions");
        },
    },
    {
        name: "errors: a call that was aborted before it began sends nothing",
        run: async (scene) => {
            const reason = new RangeError("The person left.");
            const error = await errorOf(classify(scene, { signal: AbortSignal.abort(reason) }));
            equal([error.name, error.provider, error.task], ["AbortError", "hf-inference", "text-classification"]);
            holds(error.cause === reason, "the signal's reason is the cause");
            equal((await scene.requests()).length, 0, "how many requests there are");
        },
    },
    {
        name: "errors: an abort ends a call that waits for its response, also for the body of an error",
        sandbox: { fault: { kind: "stall", status: 500 } },
        run: async (scene) => {
            const error = await errorOf(classify(scene, { signal: AbortSignal.timeout(1500) }));
            equal(error.name, "AbortError");
            holds(
                error.cause instanceof Error && error.cause.name === "TimeoutError",
                "the signal's reason is the cause",
            );
        },
    },
];
