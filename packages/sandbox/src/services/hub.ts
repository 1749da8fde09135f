/** The Hub's API, as far as calls of hosted models need it: its models, and who asks. */

import { type TaskId, taskIds } from "@callsheet/inference/tasks";
import type { Json } from "@callsheet/inference/wire";
import type { MappingEntry, Models, SandboxModel } from "../models/models.ts";
import { embeddingTasks, isServiceId, serviceIds } from "../models/provider-tasks.ts";
import { Refusal } from "../refusal.ts";
import { json, type ServiceResponse } from "../responses/response.ts";
import { numbers, seedOf } from "../responses/seed.ts";
import { get, type Route, type ServiceRequest } from "./service.ts";

export const hubHost = "huggingface.co";

export const hubRoutes = (form: MappingForm): readonly Route[] => [
    get("/api/whoami-v2", whoAmI),
    /**
     * The agents that huggingface_hub looks for in its environment. It keeps what it is told in its cache, for programs
     * outside of the sandbox too, but takes an empty answer for none.
     */
    get("/api/agent-harnesses", () => json({})),
    get("/api/telemetry/*topic", () => json({})),
    get("/api/tasks", taskList),
    get("/api/models", (request) => modelList(request, form)),
    ...["/:owner/:name", "/:name"].flatMap((repository): readonly Route[] => [
        get(`/api/models${repository}/revision/:revision`, (request) =>
            modelInfo(request, repositoryIn(request), form),
        ),
        get(`/api/models${repository}/tree/*path`, refuseFiles),
        ...["resolve", "raw"].map((kind): Route => get(`${repository}/${kind}/*path`, refuseFiles)),
    ]),
    get("/api/models/*name", (request) => modelInfo(request, repositoryIn(request), form)),
];

const repositoryIn = ({ params: { owner, name = "" } }: ServiceRequest): string =>
    owner === undefined ? name : `${owner}/${name}`;

/** The user of any token. */
function whoAmI({ headers }: ServiceRequest): ServiceResponse {
    if (!headers.has("authorization")) {
        throw new Refusal(401, "Invalid username or password.", {
            hint: "there is no Authorization header: without a token nobody asks",
        });
    }
    return json(user);
}

const user: Json = {
    type: "user",
    id: "0123456789abcdef01234567",
    name: "sandbox-user",
    fullname: "A user of the sandbox",
    email: "user@sandbox.example",
    emailVerified: true,
    canPay: false,
    billingMode: "prepaid",
    periodEnd: null,
    isPro: false,
    avatarUrl: "https://huggingface.co/avatars/sandbox.svg",
    orgs: [],
    auth: {
        type: "access_token",
        accessToken: { displayName: "sandbox", role: "read", createdAt: "2025-01-01T00:00:00.000Z" },
    },
};

/** Libraries show the message of this code at once, and take others for a lost connection. */
function refuseFiles({ url }: Pick<ServiceRequest, "url">): never {
    throw new Refusal(404, `The sandbox has no files of models: ${url.pathname} is only on the Hub.`, {
        hint: "the sandbox answers calls of hosted models; a program that downloads a model needs the Hub",
        code: "EntryNotFound",
    });
}

/** The headers in which the Hub repeats an error: libraries read no body of a HEAD request. */
export const hubErrorHeaders = ({ message, code }: Refusal): Readonly<Record<string, string>> => ({
    "x-error-message": message,
    ...((code === "RepoNotFound" || code === "EntryNotFound") && { "x-error-code": code }),
});

/** The format of the Hub's inference provider mapping; the Hub has used both. */
export type MappingForm = "list" | "record";

function modelInfo(request: ServiceRequest, id: string, form: MappingForm): ServiceResponse {
    const model = request.models.find(id);
    if (!model) {
        // Without a token, the Hub does not reveal whether a model is private or missing.
        const hasToken = request.headers.has("authorization");
        throw new Refusal(hasToken ? 404 : 401, hasToken ? "Repository not found" : "Invalid username or password.", {
            hint: `the sandbox knows no model ${id}: list it in startSandbox({ models }), or take a name that holds its task`,
            ...(hasToken && { code: "RepoNotFound" }),
        });
    }
    const expandedFields = expanded(request.url.searchParams);
    // LiteLLM, which asks without brackets, reads the older form alone.
    const fields = infoOf(request, id, model, request.url.searchParams.has("expand") ? "record" : form);
    const unknownKeys = expandedFields.filter((key) => !Object.hasOwn(fields, key) && !oftenAbsent.includes(key));
    if (unknownKeys.length > 0) request.addHint(`expand: the sandbox does not have ${unknownKeys.join(", ")} yet`);
    const { inferenceProviderMapping: _, trendingScore: __, downloadsAllTime: ___, ...usual } = fields;
    return json({
        _id: seedOf("id", id),
        id,
        ...(expandedFields.length > 0 ? selected(fields, expandedFields) : { modelId: id, ...usual }),
    });
}

/** Properties of a model that many models on the Hub do not have, and none has here. */
const oftenAbsent: readonly string[] =
    "baseModels childrenModelCount evalResults gguf gitalyUid mask_token model-index resourceGroup safetensors securityRepoStatus transformersInfo widgetData".split(
        " ",
    );

/** The properties that can be asked for with `expand`. What no model call depends on is made up. */
function infoOf(
    { models }: Pick<ServiceRequest, "models">,
    id: string,
    model: SandboxModel,
    form: MappingForm,
): Record<string, Json> {
    const [owner] = id.includes("/") ? id.split("/") : [];
    const { pipeline_tag, tags } = tagsOf(model);
    const count = (key: string, most: number) => Math.floor(most * sortValue(key, id));
    const downloads = count("downloads", 1_000_000);
    return {
        ...(owner !== undefined && { author: owner }),
        cardData: { library_name: "transformers", pipeline_tag },
        config: {},
        createdAt: "2024-01-01T00:00:00.000Z",
        disabled: false,
        downloads,
        downloadsAllTime: 12 * downloads,
        gated: false,
        inference: "warm",
        inferenceProviderMapping: mapping(models, id, form),
        lastModified: "2025-01-01T00:00:00.000Z",
        library_name: "transformers",
        likes: count("likes", 10_000),
        pipeline_tag,
        private: false,
        sha: seedOf("sha", id).padEnd(40, "0").slice(0, 40),
        siblings: [],
        spaces: [],
        tags,
        trendingScore: count("trendingScore", 100),
        usedStorage: 0,
    };
}

const selected = (fields: Readonly<Record<string, Json>>, keys: readonly string[]): Record<string, Json> =>
    Object.fromEntries(Object.entries(fields).filter(([key]) => keys.includes(key)));

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

function mapping(models: Models, id: string, form: MappingForm): Json {
    const entries = models.mapping(id);
    if (form === "list") return entries.map((entry) => ({ ...entry }));
    return Object.fromEntries(entries.map(({ provider, ...entry }) => [provider, { ...entry }]));
}

/** The query parameters of the list of models. `direction` is of former years: every order is descending. */
const questions =
    "apps author cardData config direction expand expand[] filter full gated inference inference_provider limit num_parameters pipeline_tag search sort".split(
        " ",
    );
const orders = ["createdAt", "downloads", "lastModified", "likes", "likes30d", "trendingScore"];
/** What a page holds at most. */
const maxModels = 1000;

/** `GET /api/models?inference_provider=…`: the models of some providers, or of `all`. */
function modelList(request: ServiceRequest, form: MappingForm): ServiceResponse {
    const query = request.url.searchParams;
    const unknownKeys = [...query.keys()].filter((key) => !questions.includes(key));
    if (unknownKeys.length > 0) throw notTaken(unknownKeys.join(", "), questions);
    const unfiltered = ["apps", "num_parameters"].filter((key) => query.has(key));
    if (unfiltered.length > 0)
        request.addHint(`the sandbox cannot filter by ${unfiltered.join(" and ")}: it lists all`);
    const providers = query.get("inference_provider")?.split(",");
    for (const name of providers ?? []) if (name !== "all" && !isServiceId(name)) throw invalid(query, serviceIds);
    const sort = query.get("sort");
    if (sort !== null && !orders.includes(sort)) throw notTaken(`sort=${sort}`, orders);
    const limit = query.get("limit") ?? String(maxModels);
    if (!/^[1-9]\d*$/.test(limit)) throw notTaken(`limit=${limit}`, ["a number from 1"]);
    const isAsked = filterOf(request, providers);
    const models = request.models.ids().flatMap((id) => {
        const model = request.models.find(id);
        return model && isAsked(id, model) ? [{ id, model }] : [];
    });
    const ordered =
        sort === null ? models : models.toSorted((one, other) => sortValue(sort, other.id) - sortValue(sort, one.id));
    const expandedFields = expanded(query);
    return json(
        ordered.slice(0, Math.min(Number(limit), maxModels)).map(({ id, model }) => {
            const fields = infoOf(request, id, model, form);
            const shown = expandedFields.length > 0 ? expandedFields : listed;
            return { _id: seedOf("id", id), id, modelId: id, ...selected(fields, [...shown, "pipeline_tag", "tags"]) };
        }),
    );
}

/** The properties in a list that names none. */
const listed = ["createdAt", "downloads", "library_name", "likes", "private", "trendingScore"];

/** Whether a model is asked for by all the filters of a query. */
function filterOf(
    { url, models }: Pick<ServiceRequest, "url" | "models">,
    providers: readonly string[] | undefined,
): (id: string, model: SandboxModel) => boolean {
    const query = url.searchParams;
    const tag = query.get("pipeline_tag");
    const author = query.get("author");
    const text = query.get("search")?.toLowerCase() ?? "";
    const filters = query.getAll("filter").flatMap((filter) => filter.split(","));
    const serves = ({ provider }: MappingEntry) => providers?.includes("all") || providers?.includes(provider);
    return (id, model) => {
        const { pipeline_tag, tags } = tagsOf(model);
        const own = [...tags, pipeline_tag, "transformers"];
        return (
            id.toLowerCase().includes(text) &&
            (author === null || id.startsWith(`${author}/`)) &&
            (tag === null || pipeline_tag === tag) &&
            query.get("gated")?.toLowerCase() !== "true" &&
            filters.every((filter) => own.includes(filter)) &&
            (providers === undefined || models.mapping(id).some(serves))
        );
    };
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
function taskList({ models }: Pick<ServiceRequest, "models">): ServiceResponse {
    const recommended = (task: TaskId) => models.ids().filter((id) => models.find(id)?.task === task);
    const entry = (task: TaskId) => ({ id: task, widgetModels: recommended(task).slice(0, 1), models: [] });
    return json(Object.fromEntries(taskIds.map((task) => [task, entry(task)])));
}
