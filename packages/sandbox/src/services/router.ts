/** The Hub's router: chat with any provider at one URL; each provider's own API is below its name. */
import type { Json } from "@callsheet/inference/wire";
import { checkLength, maxNameLength, text } from "../checks/fields.ts";
import type { Models } from "../models/models.ts";
import { isServiceId, providerTasks, serviceIds } from "../models/provider-tasks.ts";
import { Refusal } from "../refusal.ts";
import { json } from "../responses/response.ts";
import { numbers, seedOf } from "../responses/seed.ts";
import { chatRoute, type FindModel, requiredField } from "./openai-routes.ts";
import { responsesRoute } from "./responses-api.ts";
import { get, type Route } from "./service.ts";

export const routerHost = "router.huggingface.co";

const policies = ["fastest", "cheapest", "preferred"];

/** `owner/name`, `owner/name:provider` or `owner/name:policy`. */
const find: FindModel = ({ models }, body) => {
    const modelAndSuffix = text(requiredField(body, "model"), ["body", "model"]);
    checkLength(modelAndSuffix.length, maxNameLength, ["body", "model"]);
    const [id = "", suffix] = modelAndSuffix.split(":");
    const entries = models.mapping(id).filter((entry) => entry.task === "conversational");
    // If unlisted models are served, every unlisted model can chat here, whatever its name suggests.
    const isStranger = models.any && models.find(id) !== undefined && !models.isListed(id) && entries.length === 0;
    const chats = isStranger ? serviceIds.filter((provider) => providerTasks[provider].includes("conversational")) : [];
    if (isStranger && (suffix === undefined || policies.includes(suffix) || chats.some((one) => one === suffix))) {
        return id;
    }
    const [first] = entries;
    const refuse = (hint: string) =>
        new Refusal(400, `The requested model '${modelAndSuffix}' is not supported by any provider you have enabled.`, {
            where: ["body", "model"],
            code: "model_not_supported",
            hint,
        });
    if (!first) {
        const task = models.find(id)?.task;
        throw refuse(task ? `${id} is there for ${task}, not for chat` : `the sandbox knows no model ${id} on the Hub`);
    }
    if (suffix === undefined || policies.includes(suffix)) return first.providerId;
    const entryOfSuffix = entries.find((entry) => entry.provider === suffix);
    if (entryOfSuffix) return entryOfSuffix.providerId;
    throw refuse(
        isServiceId(suffix)
            ? `${suffix} does not serve ${id}; ${entries.map((entry) => entry.provider).join(", ")} do`
            : `"${suffix}" is neither a provider nor one of ${policies.join(", ")}`,
    );
};

export const routerRoutes: readonly Route[] = [
    chatRoute("/v1/chat/completions", find),
    responsesRoute("/v1/responses", find),
    get("/v1/models", ({ models }) => {
        const chats = models.ids().filter((id) => models.find(id)?.task === "conversational");
        return json({ object: "list", data: chats.map((id) => chatModel(models, id)) });
    }),
    get("/v1/models/*id", ({ models, params: { id = "" } }) => {
        if (models.find(id)?.task === "conversational") return json(chatModel(models, id));
        throw new Refusal(404, `The model '${id}' does not exist.`, {
            hint: `the sandbox knows no model ${id} that chats`,
            code: "model_not_found",
        });
    }),
];

function chatModel(models: Models, id: string): Json {
    return {
        id,
        object: "model",
        created: 1_700_000_000,
        owned_by: id.split("/")[0] ?? id,
        architecture: { input_modalities: ["text"], output_modalities: ["text"] },
        providers: models
            .mapping(id)
            .filter(({ task }) => task === "conversational")
            .map(({ provider, status }) => ({
                provider,
                status: status === "live" ? "live" : "error",
                ...termsOf(id, provider),
            })),
    };
}

/** A provider's price and features of a model: made up, but deterministic. As in reality, some fields are missing. */
function termsOf(id: string, provider: string): Readonly<Record<string, Json>> {
    const [price = 0, ratio = 0, context = 0, tools = 0, structured = 0, latency = 0, speed = 0] = numbers(
        seedOf(id, provider),
        7,
    );
    const input = cents(0.02 + 2 * price);
    return {
        is_model_author: id.startsWith(`${provider}/`),
        ...(price < 0.8 && { pricing: { input, output: cents(input * (1 + 4 * ratio)) }, is_free: false }),
        ...(context < 0.9 && { context_length: 8192 * 2 ** Math.floor(6 * context) }),
        ...(tools < 0.9 && { supports_tools: tools < 0.6 }),
        ...(structured < 0.9 && { supports_structured_output: structured < 0.5 }),
        first_token_latency_ms: Math.round(80 + 1500 * latency),
        throughput: cents(10 + 250 * speed),
    };
}

const cents = (number: number): number => Math.round(100 * number) / 100;
