/** The Hub's router: chat with any provider at one address, each provider below its own name. */

import { text } from "../checks/fields.ts";
import { isServiceId } from "../models/serves.ts";
import { Refusal } from "../refusal.ts";
import { json } from "../responses/response.ts";
import { chatRoute, type FindModel, required } from "./openai-form.ts";
import { responsesRoute } from "./responses-api.ts";
import type { Route } from "./service.ts";

export const routerHost = "router.huggingface.co";

const policies = ["fastest", "cheapest", "preferred"];

/** `owner/name`, `owner/name:provider` or `owner/name:policy`. */
const find: FindModel = ({ models }, body) => {
    const given = text(required(body, "model"), ["body", "model"]);
    const [id = "", suffix] = given.split(":");
    const entries = models.mapping(id).filter((entry) => entry.task === "conversational");
    const [first] = entries;
    const refuse = (hint: string) =>
        new Refusal(400, `The requested model '${given}' is not supported by any provider you have enabled.`, {
            where: ["body", "model"],
            code: "model_not_supported",
            hint,
        });
    if (!first) {
        const task = models.find(id)?.task;
        throw refuse(task ? `${id} is there for ${task}, not for chat` : `the sandbox knows no model ${id} on the Hub`);
    }
    if (suffix === undefined || policies.includes(suffix)) return first.providerId;
    const chosen = entries.find((entry) => entry.provider === suffix);
    if (chosen) return chosen.providerId;
    throw refuse(
        isServiceId(suffix)
            ? `${suffix} does not serve ${id}; ${entries.map((entry) => entry.provider).join(", ")} do`
            : `"${suffix}" is neither a provider nor one of ${policies.join(", ")}`,
    );
};

export const routerRoutes: readonly Route[] = [
    chatRoute("/v1/chat/completions", find),
    responsesRoute("/v1/responses", find),
    {
        method: "GET",
        path: "/v1/models",
        respond: ({ models }) =>
            json({
                object: "list",
                data: models
                    .ids()
                    .filter((id) => models.find(id)?.task === "conversational")
                    .map((id) => ({
                        id,
                        object: "model",
                        providers: models.mapping(id).map(({ provider, status }) => ({ provider, status })),
                    })),
            }),
    },
];
