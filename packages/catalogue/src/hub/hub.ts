/** The Hub, live: what the catalogue is asked, asked of the Hub and of its router. */
import { AbortedError, askHub, HubApiError, type HubOptions, modelPath } from "@callsheet/inference/hub";
import { pipelineTagsOf } from "../hub-tags.ts";
import { idOf } from "../id-of.ts";
import type { CatalogueModel } from "../model.ts";
import { isMeant, type SearchFilter } from "../search-models.ts";
import { hubModel, hubModels, readAnswer, routerModel, routerModels } from "./answers.ts";
import { readModel } from "./read-model.ts";
import { sharedAnswers } from "./shared-answers.ts";
import { type ChatModel, readChatModel, withTerms } from "./terms.ts";

/** How the Hub is asked, and how long its answers are kept. */
export type HubSettings = Omit<HubOptions, "signal"> & {
    /** How many answers of each kind are kept. Default: 200. */
    readonly room?: number | undefined;
    /** For how many milliseconds an answer is kept. Default: 600 000. */
    readonly lifetime?: number | undefined;
    /** Whether the router is asked what providers ask for models that chat. Default: true. */
    readonly terms?: boolean | undefined;
};

/** What a question may be told besides. */
export type QuestionOptions = {
    /** Ends the question, which then rejects with an AbortedError. */
    readonly signal?: AbortSignal | undefined;
};

/** Which models are looked for at the Hub. */
export type HubFilter = SearchFilter & {
    /** How many at most, for each of the tags that the Hub has for the task. Default: 20. */
    readonly limit?: number | undefined;
    /** What stands first. Default: `trendingScore`. */
    readonly sort?: "trendingScore" | "downloads" | "likes" | undefined;
};

/** The Hub, as it is asked. Every question rejects with an InferenceError, whose message is for a person. */
export type Hub = {
    /**
     * A model, by its id or the address of its page: what it does and who serves it now, for chat with their terms.
     * Rejects with a HubApiError of status 404 or 401 for a model that is not there, or is private.
     */
    readonly modelOf: (id: string, options?: QuestionOptions) => Promise<CatalogueModel>;
    /** The models that somebody serves and whose name holds a text, in the Hub's order. */
    readonly find: (text: string, filter?: HubFilter, options?: QuestionOptions) => Promise<CatalogueModel[]>;
    /** Every model that the router knows to chat, by its id, with the terms of those who serve it. */
    readonly chatModels: (options?: QuestionOptions) => Promise<ReadonlyMap<string, ChatModel>>;
};

/** Somebody waits, and the catalogue is at hand: the Hub is not waited for as long as a model that thinks. */
const patience = { tries: 2, timeouts: { response: 10_000, idle: 10_000, retry: 2000, total: 20_000 } };

/**
 * The Hub, to be asked as the catalogue is: a model, a search, and what providers ask for models that chat. Answers are
 * kept for a while; who asks the same at the same time shares one request.
 *
 * @param settings the token, the fetch, how long and how often it is tried, how much is kept; default public models only,
 * the global fetch, two tries, and 200 answers of each kind for ten minutes
 * @returns the questions
 * @example
 * import { createHub } from "@callsheet/catalogue/hub";
 *
 * const hub = createHub();
 * const { task, mappings } = await hub.modelOf("black-forest-labs/FLUX.1-dev");
 * const found = await hub.find("whisper", { task: "automatic-speech-recognition" });
 */
export function createHub({ room = 200, lifetime = 600_000, terms = true, ...settings }: HubSettings = {}): Hub {
    const given = Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined));
    const options: HubOptions = { ...patience, ...given };
    const keeping = { room, lifetime };

    const models = sharedAnswers(async (id: string, signal) => {
        const about = `what ${id} does and who serves it`;
        const path = modelPath(id, ["pipeline_tag", "tags", "inferenceProviderMapping"]);
        const body = await askHub({ about, path, model: id }, { ...options, signal }).catch((error: unknown) => {
            throw isHidden(error, options) ? notFound(id, error) : error;
        });
        const model = readModel(readAnswer(hubModel, body, id));
        if (!terms || model?.task !== "conversational") return model;
        return withTerms(model, await orNothing(chatModel(id, signal)));
    }, keeping);

    const lists = sharedAnswers(async (query: string, signal) => {
        const about = "which models are served";
        const body = await askHub({ about, path: `/api/models?${query}` }, { ...options, signal });
        return readAnswer(hubModels, body, "models").flatMap((model) => readModel(model) ?? []);
    }, keeping);

    const chats = sharedAnswers(async (_all: "all", signal) => {
        const about = "which models chat";
        const body = await askHub({ about, at: "router", path: "/v1/models" }, { ...options, signal });
        return new Map(
            readAnswer(routerModels, body, "models that chat").data.map((model) => [model.id, readChatModel(model)]),
        );
    }, keeping);

    async function chatModel(id: string, signal: AbortSignal): Promise<ChatModel> {
        const about = `what providers ask for ${id}`;
        const path = `/v1/models/${id.split("/").map(encodeURIComponent).join("/")}`;
        const body = await askHub({ about, at: "router", path, model: id }, { ...options, signal });
        return readChatModel(readAnswer(routerModel, body, id));
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
            const found = answers.flat().filter((model) => isMeant(model, text, filter));
            if (!terms || !found.some(({ task }) => task === "conversational")) return found;
            const chat = await orNothing(chats("all", signal));
            return found.map((model) => withTerms(model, chat?.get(model.id)));
        },
        chatModels: ({ signal } = {}) => chats("all", signal),
    };
}

/** One for each tag that the Hub has for the task. */
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
            ...["pipeline_tag", "tags", "inferenceProviderMapping"].map((field) => `expand[]=${field}`),
        ].join("&"),
    );
}

/** The terms are beside the point: a model is known without. */
async function orNothing<Answer>(answer: Promise<Answer>): Promise<Answer | undefined> {
    try {
        return await answer;
    } catch (error) {
        if (error instanceof AbortedError) throw error;
        return undefined;
    }
}

/** The Hub does not tell a stranger whether a model is private or not there; 401 to a token says that it is none. */
const isHidden = (error: unknown, { accessToken }: HubOptions): error is HubApiError =>
    error instanceof HubApiError && (error.status === 404 || (error.status === 401 && !accessToken));

const notFound = (id: string, cause: HubApiError): HubApiError => {
    const { status, requestId, request } = cause;
    const message = `The Hub shows no model ${id}: there is none of that name, or it is private.`;
    return new HubApiError(message, { model: id, status, requestId, request, cause });
};
