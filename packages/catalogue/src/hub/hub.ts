/** The live Hub: the same questions as to the catalogue, answered by the Hub and its router. */
import { AbortedError, askHub, HubApiError, type HubOptions, mappingsIn, modelPath } from "@callsheet/inference/hub";
import { INFERENCE_PROVIDERS, type Mapping } from "@callsheet/inference/providers";
import { isTaskId, type TaskId } from "@callsheet/inference/tasks";
import { isForAdults, pipelineTagsOf, readsImagesBy, tagsOf, taskOfTags } from "../hub-tags.ts";
import { byProvider, type CatalogueModel, type ModelMapping } from "../model.ts";
import { idOf, isMatch, type SearchFilter } from "../search-models.ts";
import { cachedRequest } from "./cached-request.ts";
import { type HubModel, hubModel, hubModels, readResponse, routerModel, routerModels } from "./hub-responses.ts";
import { type ChatModel, readChatModel, withTerms } from "./terms.ts";

/** The options of requests to the Hub, and the limits of the cache. */
export type HubSettings = Omit<HubOptions, "signal"> & {
    /** The maximum number of answers of each kind in the cache. Default: 200. */
    readonly room?: number | undefined;
    /** The milliseconds for which an answer is cached. Default: 600 000. */
    readonly lifetime?: number | undefined;
    /** Whether to ask the router for the providers' terms of chat models. Default: true. */
    readonly terms?: boolean | undefined;
};

/** The options of a question. */
export type QuestionOptions = {
    /** Aborts the question, which then rejects with an AbortedError. */
    readonly signal?: AbortSignal | undefined;
};

/** Filters and sorts a search at the Hub. */
export type HubFilter = SearchFilter & {
    /** The maximum number of models, for each of the Hub's tags for the task. Default: 20. */
    readonly limit?: number | undefined;
    /** The sort order. Default: `trendingScore`. */
    readonly sort?: "trendingScore" | "downloads" | "likes" | undefined;
};

/** Questions to the Hub. Each rejects with an InferenceError, whose message is for a person. */
export type Hub = {
    /**
     * A model, by its id or the address of its page: its task and the providers that serve it now, for chat with their
     * terms. Rejects with a HubApiError of status 404 or 401 for a model that does not exist or is private.
     */
    readonly modelOf: (id: string, options?: QuestionOptions) => Promise<CatalogueModel>;
    /** The models that a provider serves and whose name contains a text, in the Hub's order. */
    readonly find: (text: string, filter?: HubFilter, options?: QuestionOptions) => Promise<CatalogueModel[]>;
    /** Every chat model that the router knows, by its id, with the terms of the providers that serve it. */
    readonly chatModels: (options?: QuestionOptions) => Promise<ReadonlyMap<string, ChatModel>>;
};

/** Shorter timeouts than those of calls: a person is waiting, and the catalogue is the fallback. */
const defaults = { tries: 2, timeouts: { response: 10_000, idle: 10_000, retry: 2000, total: 20_000 } };

/** The fields to request of a model. */
const fields = ["pipeline_tag", "tags", "downloads", "inferenceProviderMapping"];

/**
 * Creates a client of the Hub with the same questions as the catalogue: a model, a search, and the providers' terms for
 * chat models. Answers are cached; concurrent identical questions share one request.
 *
 * @param settings the token, the fetch, timeouts and tries, the limits of the cache; default public models only, the
 * global fetch, two tries, and 200 answers of each kind for ten minutes
 * @returns the questions
 * @example
 * import { createHub } from "@callsheet/catalogue/hub";
 *
 * const hub = createHub();
 * const { task, mappings } = await hub.modelOf("black-forest-labs/FLUX.1-dev");
 * const found = await hub.find("whisper", { task: "automatic-speech-recognition" });
 */
export function createHub({ room = 200, lifetime = 600_000, terms = true, ...settings }: HubSettings = {}): Hub {
    const ownSettings = Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined));
    const options: HubOptions = { ...defaults, ...ownSettings };
    const cacheLimits = { room, lifetime };

    const models = cachedRequest(async (id: string, signal) => {
        const about = `what ${id} does and who serves it`;
        const path = modelPath(id, fields);
        const body = await askHub({ about, path, model: id }, { ...options, signal }).catch((error: unknown) => {
            throw isHidden(error, options) ? notFound(id, error) : error;
        });
        const model = readModel(readResponse(hubModel, body, id));
        if (!terms || model?.task !== "conversational") return model;
        return withTerms(model, await orUndefined(chatModel(id, signal)));
    }, cacheLimits);

    const lists = cachedRequest(async (query: string, signal) => {
        const about = "which models are served";
        const body = await askHub({ about, path: `/api/models?${query}` }, { ...options, signal });
        return readResponse(hubModels, body, "models").flatMap((model) => readModel(model) ?? []);
    }, cacheLimits);

    const chats = cachedRequest(async (_all: "all", signal) => {
        const about = "which models chat";
        const body = await askHub({ about, at: "router", path: "/v1/models" }, { ...options, signal });
        return new Map(
            readResponse(routerModels, body, "models that chat").data.map((model) => [model.id, readChatModel(model)]),
        );
    }, cacheLimits);

    async function chatModel(id: string, signal: AbortSignal): Promise<ChatModel> {
        const about = `what providers ask for ${id}`;
        const path = `/v1/models/${id.split("/").map(encodeURIComponent).join("/")}`;
        const body = await askHub({ about, at: "router", path, model: id }, { ...options, signal });
        return readChatModel(readResponse(routerModel, body, id));
    }

    return {
        modelOf: async (text, { signal } = {}) => {
            const id = idOf(text) ?? text;
            const model = await models(id, signal);
            if (model !== undefined) return model;
            throw new HubApiError(`The Hub knows ${id}, but for no task that there are calls for.`, {
                model: id,
                status: 200,
            });
        },
        find: async (text, filter = {}, { signal } = {}) => {
            const answers = await Promise.all(queriesOf(text, filter).map((query) => lists(query, signal)));
            const models = answers.flat().filter((model) => isMatch(model, text, filter));
            if (!terms || !models.some(({ task }) => task === "conversational")) return models;
            const chat = await orUndefined(chats("all", signal));
            return models.map((model) => withTerms(model, chat?.get(model.id)));
        },
        chatModels: ({ signal } = {}) => chats("all", signal),
    };
}

/** A query for each of the Hub's tags for the task. */
function queriesOf(text: string, { task, provider = "all", limit = 20, sort = "trendingScore" }: HubFilter): string[] {
    const tags: readonly (string | undefined)[] = task === undefined ? [undefined] : pipelineTagsOf(task);
    const search = (idOf(text) ?? text).trim();
    return tags.map((tag) =>
        [
            `inference_provider=${encodeURIComponent(provider)}`,
            ...(tag === undefined ? [] : [`pipeline_tag=${tag}`]),
            ...(search === "" ? [] : [`search=${encodeURIComponent(search)}`]),
            `sort=${sort}`,
            `limit=${limit}`,
            ...fields.map((field) => `expand[]=${field}`),
        ].join("&"),
    );
}

/** Terms are optional: if they cannot be had, the model is returned without them. */
async function orUndefined<Answer>(answer: Promise<Answer>): Promise<Answer | undefined> {
    try {
        return await answer;
    } catch (error) {
        if (error instanceof AbortedError) throw error;
        return undefined;
    }
}

/** Without a token the Hub responds 401 for missing and private models alike; with one, 401 means an invalid token. */
const isHidden = (error: unknown, { accessToken }: HubOptions): error is HubApiError =>
    error instanceof HubApiError && (error.status === 404 || (error.status === 401 && !accessToken));

const notFound = (id: string, cause: HubApiError): HubApiError => {
    const { status, requestId, request } = cause;
    const message = `The Hub shows no model ${id}: there is none of that name, or it is private.`;
    return new HubApiError(message, { model: id, status, requestId, request, cause });
};

/**
 * Reads a model from a response of the Hub. Entries of unknown providers and tasks are skipped.
 * @returns the model; undefined if its task is unknown
 * @throws HubApiError if its mapping cannot be read
 */
function readModel(model: HubModel): CatalogueModel | undefined {
    const { id } = model;
    const entries = mappingsIn(model);
    if (entries === undefined) {
        throw new HubApiError(`The Hub's response about ${id} has no mapping that can be read.`, {
            model: id,
            status: 200,
        });
    }
    const hubTags = { pipeline_tag: model.pipeline_tag ?? "", tags: model.tags ?? [] };
    const mappings = entries.flatMap((entry) => readMapping(entry, id)).toSorted(byProvider);
    const task = taskOf(taskOfTags(hubTags), mappings);
    if (task === undefined) return undefined;
    const readsImages = task === "conversational" && readsImagesBy(hubTags);
    return {
        id,
        task,
        ...tagsOf(task, readsImages),
        readsImages,
        ...(isForAdults(id, task, hubTags.tags) && { forAdults: true }),
        ...(model.downloads != null && { downloads: model.downloads }),
        mappings,
    };
}

/** The task of the tags, if a provider serves the model for it; else the task that it is served for. */
const taskOf = (tagged: TaskId | undefined, mappings: readonly ModelMapping[]): TaskId | undefined =>
    mappings.some(({ task }) => task === tagged) ? tagged : (mappings[0]?.task ?? tagged);

function readMapping(entry: Mapping, id: string): ModelMapping[] {
    const { providerId, hfModelId = id, status, task, adapter, adapterWeightsPath } = entry;
    const provider = INFERENCE_PROVIDERS.find((id) => id === entry.provider);
    if (provider === undefined || !isTaskId(task)) return [];
    return [
        {
            provider,
            providerId,
            hfModelId,
            task,
            ...(status && { status }),
            ...(adapter && { adapter }),
            ...(adapterWeightsPath && { adapterWeightsPath }),
        },
    ];
}
