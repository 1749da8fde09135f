/** The Hub: where a model is served, and whether a model is there at all. */
import type { Json } from "@callsheet/inference/wire";
import { isServiceId, serviceIds } from "../models/serves.ts";
import { Refusal } from "../refusal.ts";
import { json, type ServiceResponse } from "../responses/response.ts";
import type { ServiceRequest } from "./service.ts";

export const hubHost = "huggingface.co";

/** In which form the Hub says where a model is served; it has used both. */
export type MappingForm = "list" | "record";

export function modelInfo(request: ServiceRequest, form: MappingForm): ServiceResponse {
    const id = request.params["id"] ?? "";
    const model = request.models.find(id);
    if (!model) {
        // The Hub does not tell a stranger whether a model is private or not there.
        const known = request.headers.has("authorization");
        throw new Refusal(known ? 404 : 401, known ? "Repository not found" : "Invalid username or password.", {
            hint: `the sandbox knows no model ${id}: list it in startSandbox({ models }), or take a name that holds its task`,
        });
    }
    const wanted = request.url.searchParams.getAll("expand[]").concat(request.url.searchParams.getAll("expand"));
    const chat = model.task === "conversational";
    const whole: Record<string, Json> = {
        pipeline_tag: chat ? "text-generation" : model.task,
        tags: [chat ? "text-generation" : model.task, ...(chat ? ["conversational"] : [])],
        library_name: "transformers",
        inference: "warm",
        inferenceProviderMapping: mapping(request, id, form),
    };
    const strangers = wanted.filter((key) => !(key in whole));
    if (strangers.length > 0) request.remark(`expand: the sandbox has no ${strangers.join(", ")}`);
    const { inferenceProviderMapping: _, ...usual } = whole;
    const expanded = Object.fromEntries(Object.entries(whole).filter(([key]) => wanted.includes(key)));
    return json({
        _id: request.seed,
        id,
        ...(wanted.length > 0 ? expanded : { modelId: id, private: false, ...usual }),
    });
}

function mapping(request: ServiceRequest, id: string, form: MappingForm): Json {
    const entries = request.models.mapping(id);
    if (form === "list") return entries.map((entry) => ({ ...entry }));
    return Object.fromEntries(entries.map(({ provider, ...entry }) => [provider, { ...entry }]));
}

/** `GET /api/models?inference_provider=…`: the models of a provider, or those that some provider serves. */
export function modelList(request: ServiceRequest): ServiceResponse {
    const provider = request.url.searchParams.get("inference_provider");
    const task = request.url.searchParams.get("pipeline_tag");
    const serving = (id: string) =>
        provider === null ||
        provider === "all" ||
        (isServiceId(provider) && request.models.mapping(id).some((entry) => entry.provider === provider));
    if (provider !== null && provider !== "all" && !isServiceId(provider)) {
        throw new Refusal(400, `Invalid inference_provider: ${provider}`, { hint: `one of ${serviceIds.join(", ")}` });
    }
    const found = request.models
        .ids()
        .filter(serving)
        .map((id) => ({ id, task: request.models.find(id)?.task }));
    return json(
        found
            .filter((model) => task === null || model.task === task)
            .map(({ id, task }) => ({ id, modelId: id, pipeline_tag: task ?? null })),
    );
}
