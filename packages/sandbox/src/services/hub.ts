/** The Hub's API: models, and the providers that serve them. */
import { type TaskId, taskIds } from "@callsheet/inference/tasks";
import type { Json } from "@callsheet/inference/wire";
import type { SandboxModel } from "../models/models.ts";
import { embeddingTasks, isServiceId, serviceIds } from "../models/provider-tasks.ts";
import { Refusal } from "../refusal.ts";
import { json, type ServiceResponse } from "../responses/response.ts";
import { numbers, seedOf } from "../responses/seed.ts";
import type { ServiceRequest } from "./service.ts";

export const hubHost = "huggingface.co";

/** The format of the Hub's inference provider mapping; the Hub has used both. */
export type MappingForm = "list" | "record";

export function modelInfo(request: ServiceRequest, form: MappingForm): ServiceResponse {
    const id = request.params["id"] ?? "";
    const model = request.models.find(id);
    if (!model) {
        // Without a token, the Hub does not reveal whether a model is private or missing.
        const hasToken = request.headers.has("authorization");
        throw new Refusal(hasToken ? 404 : 401, hasToken ? "Repository not found" : "Invalid username or password.", {
            hint: `the sandbox knows no model ${id}: list it in startSandbox({ models }), or take a name that holds its task`,
        });
    }
    const expandedFields = expanded(request.url.searchParams);
    const fields: Record<string, Json> = {
        ...tagsOf(model),
        library_name: "transformers",
        inference: "warm",
        inferenceProviderMapping: mapping(request, id, form),
    };
    const strangers = expandedFields.filter((key) => !(key in fields));
    if (strangers.length > 0) request.remark(`expand: the sandbox has no ${strangers.join(", ")}`);
    const { inferenceProviderMapping: _, ...usual } = fields;
    const selected = Object.fromEntries(Object.entries(fields).filter(([key]) => expandedFields.includes(key)));
    return json({
        _id: request.seed,
        id,
        ...(expandedFields.length > 0 ? selected : { modelId: id, private: false, ...usual }),
    });
}

/**
 * The Hub has no pipeline tag for chat: chat models have `text-generation` with the tag `conversational`. Embedding
 * models have the tags of both embedding tasks, which clients check.
 */
function tagsOf({ task }: SandboxModel): { readonly pipeline_tag: string; readonly tags: string[] } {
    if (task === "conversational") {
        return { pipeline_tag: "text-generation", tags: ["text-generation", "conversational"] };
    }
    return { pipeline_tag: task, tags: embeddingTasks.some((id) => id === task) ? [...embeddingTasks] : [task] };
}

function mapping(request: ServiceRequest, id: string, form: MappingForm): Json {
    const entries = request.models.mapping(id);
    if (form === "list") return entries.map((entry) => ({ ...entry }));
    return Object.fromEntries(entries.map(({ provider, ...entry }) => [provider, { ...entry }]));
}

/** The query parameters of the list of models. */
const questions = ["inference_provider", "pipeline_tag", "search", "sort", "limit", "expand", "expand[]"];
const orders = ["trendingScore", "downloads", "likes"];
const mostModels = 1000;

/** `GET /api/models?inference_provider=…`: the models of some providers, or of `all`. */
export function modelList(request: ServiceRequest, form: MappingForm): ServiceResponse {
    const query = request.url.searchParams;
    const strangers = [...query.keys()].filter((key) => !questions.includes(key));
    if (strangers.length > 0) throw notTaken(strangers.join(", "), questions);
    const providers = query.get("inference_provider")?.split(",");
    for (const name of providers ?? []) if (name !== "all" && !isServiceId(name)) throw invalid(query, serviceIds);
    const sort = query.get("sort");
    if (sort !== null && !orders.includes(sort)) throw notTaken(`sort=${sort}`, orders);
    const limit = query.get("limit") ?? String(mostModels);
    if (!/^[1-9]\d*$/.test(limit) || Number(limit) > mostModels)
        throw notTaken(`limit=${limit}`, [`1 to ${mostModels}`]);
    const serving = (id: string) => {
        const entries = request.models.mapping(id);
        return entries.some(({ provider }) => providers?.includes("all") || providers?.includes(provider));
    };
    const tag = query.get("pipeline_tag");
    const text = query.get("search")?.toLowerCase() ?? "";
    const models = request.models
        .ids()
        .filter((id) => id.toLowerCase().includes(text))
        .filter((id) => providers === undefined || serving(id))
        .flatMap((id) => {
            const model = request.models.find(id);
            return model && (tag === null || tagsOf(model).pipeline_tag === tag) ? [{ id, model }] : [];
        });
    const ordered =
        sort === null ? models : models.toSorted((one, other) => sortValue(sort, other.id) - sortValue(sort, one.id));
    const mapped = expanded(query).includes("inferenceProviderMapping");
    return json(
        ordered.slice(0, Number(limit)).map(({ id, model }) => ({
            id,
            modelId: id,
            ...tagsOf(model),
            ...(mapped && { inferenceProviderMapping: mapping(request, id, form) }),
        })),
    );
}

const expanded = (query: URLSearchParams): string[] => [...query.getAll("expand[]"), ...query.getAll("expand")];

/** A model's popularity: made up, but deterministic. */
const sortValue = (sort: string, id: string): number => numbers(seedOf(sort, id), 1)[0] ?? 0;

const notTaken = (what: string, choices: readonly string[]) =>
    new Refusal(400, `Invalid query: ${what}`, { hint: `one of ${choices.join(", ")}` });

const invalid = (query: URLSearchParams, choices: readonly string[]) =>
    new Refusal(400, `Invalid inference_provider: ${query.get("inference_provider")}`, {
        hint: `all, or some of ${choices.join(", ")}`,
    });

/** `GET /api/tasks`: a recommended model per task, which clients use if no model is given. */
export function taskList({ models }: Pick<ServiceRequest, "models">): ServiceResponse {
    const recommended = (task: TaskId) => models.ids().filter((id) => models.find(id)?.task === task);
    const entry = (task: TaskId) => ({ id: task, widgetModels: recommended(task).slice(0, 1), models: [] });
    return json(Object.fromEntries(taskIds.map((task) => [task, entry(task)])));
}
