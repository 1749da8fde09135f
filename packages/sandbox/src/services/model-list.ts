/** The models that a provider serves, listed in OpenAI's form. */
import type { Json } from "@callsheet/inference/wire";
import type { Models } from "../models/models.ts";
import type { ServiceId } from "../models/provider-tasks.ts";
import { Refusal } from "../refusal.ts";
import { json } from "../responses/response.ts";
import { created } from "./chat-response.ts";
import { get, type Route } from "./service.ts";

/** The provider's own ids of the listed models that it serves. */
export const servedIds = (models: Models, provider: ServiceId): readonly string[] => [
    ...new Set(
        models
            .ids()
            .flatMap((id) => models.mapping(id))
            .flatMap((entry) => (entry.provider === provider ? [entry.providerId] : [])),
    ),
];

export const modelEntry = (id: string): { readonly [key: string]: Json } => ({
    id,
    object: "model",
    created,
    owned_by: id.split("/")[0] ?? id,
});

/** The list at a path, and each model below it. */
export const modelRoutes = (path: string, provider: ServiceId): readonly Route[] => [
    get(path, ({ models }) => json({ object: "list", data: servedIds(models, provider).map(modelEntry) })),
    get(`${path}/*id`, ({ models, params: { id = "" } }) => {
        if (models.any || servedIds(models, provider).includes(id)) return json(modelEntry(id));
        throw new Refusal(404, `The model \`${id}\` does not exist or you do not have access to it.`, {
            hint: `the sandbox knows no model ${id} at ${provider}`,
            code: "model_not_found",
        });
    }),
];
