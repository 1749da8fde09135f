/** Routes of OpenAI's API for text and models, which most providers offer: they differ in paths and refusals. */

import { dimensionsOf } from "@callsheet/catalogue";
import type { TaskId } from "@callsheet/inference/tasks";
import type { Json } from "@callsheet/inference/wire";
import {
    checkCount,
    checkLength,
    type Fields,
    isFields,
    maxPromptLength,
    maxTaskLength,
    maxTexts,
    oneOf,
    optionalFlag,
    optionalNumber,
    text,
    textLength,
    textOrTexts,
} from "../checks/fields.ts";
import type { Models } from "../models/models.ts";
import { embeddingTasks, type ServiceId } from "../models/provider-tasks.ts";
import { Refusal, type Where } from "../refusal.ts";
import { dimensionsFor, embedding as embeddingOf, maxDimensions, packed } from "../responses/embedding.ts";
import { continuationOf } from "../responses/reply.ts";
import { events, json } from "../responses/response.ts";
import { type Limited, limited, piecesOf, usageOf } from "../responses/words.ts";
import { type ChatForm, readChat, stopsOf, tokenLimit } from "./chat-request.ts";
import { created, respondToChat, wordingSeed } from "./chat-response.ts";
import { jsonBody, servedModel } from "./read-request.ts";
import { get, post, type Route, type ServiceRequest } from "./service.ts";

export type OpenAiOptions = ChatForm & {
    /** Fields that the service refuses with an error. */
    readonly refuses?: readonly string[];
    /** Default: every model takes the same. */
    readonly checkModel?: CheckModel;
    /** Refuses models at the endpoint of completions, which takes several prompts then. Default: all, with one prompt. */
    readonly checkCompletionModel?: (model: string) => void;
    /** The `service_tier` of its chat responses. Default: no such field. */
    readonly tier?: string;
    /** The field of its chat responses about the request, such as `x_groq`. Default: no such field. */
    readonly requestField?: string;
    /** The field of a message that holds its reasoning. Default: `reasoning_content`. */
    readonly reasoningField?: string;
};

/** Refuses what one of a service's models does not take. */
export type CheckModel = (model: string, body: Fields) => void;

/** Finds the model of a body; returns its name for the response. */
export type FindModel = (request: ServiceRequest, body: Fields, tasks: readonly TaskId[]) => string;

/** Finds the model by the provider model id in the body. */
export const ownModel =
    (provider: ServiceId): FindModel =>
    (request, body, tasks) =>
        servedModel(request, provider, requiredField(body, "model"), tasks).providerId;

/** Providers without a completions endpoint serve text generation models by chat. */
export const chatTasks = ["conversational", "text-generation"] as const;
/** Chat models also complete text. */
const completionTasks = ["text-generation", "conversational"] as const;

export const chatRoute = (path: string, find: FindModel, options: OpenAiOptions = {}): Route =>
    post(path, (request) => {
        const body = jsonBody(request);
        checkFields(body, request, ["inputs", "parameters", "prompt"], options);
        const read = readChat(body, options);
        const model = find(request, body, chatTasks);
        options.checkModel?.(model, body);
        const chat = { ...read, scripted: request.scripted("chat") };
        return respondToChat(chat, { model, ...options }, request.seed, wordingSeed(chat, request));
    });

export const completionRoute = (path: string, find: FindModel, options: OpenAiOptions = {}): Route =>
    post(path, (request) => {
        const body = jsonBody(request);
        if (body["prompt"] === undefined) throw missing("prompt", body, "a completion endpoint, which takes a prompt");
        const refuses = options.refuses?.filter((field) => field !== "prompt") ?? [];
        checkFields(body, request, ["inputs", "parameters", "messages"], { refuses });
        const where = ["body", "prompt"];
        const isOpenAi = options.checkCompletionModel !== undefined;
        const prompts = isOpenAi ? textsOrTokens(body["prompt"], where) : [text(body["prompt"], where)];
        checkLength(textLength(prompts), maxPromptLength, where);
        optionalNumber(body, "temperature", { min: 0, max: 2 });
        const count = optionalNumber(body, "n", { min: 1, max: 128, whole: true }) ?? 1;
        checkCount(prompts.length * count, maxChoices, where, "completions");
        const model = find(request, body, completionTasks);
        options.checkCompletionModel?.(model);
        const scripted = scriptedWords(request);
        const completed = prompts.flatMap((prompt) =>
            Array.from({ length: count }, (_, index) => {
                const seed = index === 0 ? request.seedFrom(prompt) : request.seedFrom(prompt, String(index));
                const { words, end } =
                    scripted ?? limited(continuationOf(prompt, seed), tokenLimit(body), stopsOf(body));
                const finish = end === "length" ? "length" : "stop";
                return { pieces: optionalFlag(body, "echo") ? [prompt, ...words] : words, words, finish };
            }),
        );
        const usage = usageOf(
            prompts.join(" "),
            completed.flatMap(({ words }) => words),
        );
        const head = { id: `cmpl-${request.seed}`, object: "text_completion", created, model };
        const seed = Number.parseInt(request.seed.slice(0, 6), 16);
        if (!optionalFlag(body, "stream")) {
            const choices = completed.map(({ pieces, finish }, index) => ({
                index,
                text: pieces.join(""),
                finish_reason: finish,
                ...(isOpenAi ? { logprobs: null } : { seed }),
            }));
            return json({ ...head, choices, usage });
        }
        const chunk = (index: number, text: string, finish_reason: string | null) => ({
            ...head,
            choices: [{ index, text, finish_reason }],
        });
        const { stream_options: streaming } = body;
        const asksForUsage = isFields(streaming) && streaming["include_usage"] === true;
        // OpenAI says the usage by itself, and where it is asked for; others say it with the last choice.
        return events([
            ...completed.flatMap(({ pieces, finish }, index) => [
                ...pieces.map((piece) => chunk(index, piece, null)),
                {
                    ...chunk(index, "", finish),
                    ...(!isOpenAi && index === completed.length - 1 && { usage }),
                },
            ]),
            ...(isOpenAi && asksForUsage ? [{ ...head, choices: [], usage }] : []),
        ]);
    });

/** The most completions of a request. */
const maxChoices = 1024;

export const embeddingsRoute = (path: string, find: FindModel): Route =>
    post(path, (request) => {
        const body = jsonBody(request);
        if (body["input"] === undefined) throw missing("input", body, "an endpoint of embeddings, which takes input");
        checkFields(body, request, ["inputs", "parameters", "prompt"]);
        const inputs = textsOrTokens(body["input"], ["body", "input"]);
        checkLength(textLength(inputs), maxTaskLength, ["body", "input"]);
        const format = oneOf(body["encoding_format"] ?? "float", ["float", "base64"], ["body", "encoding_format"]);
        const asked = optionalNumber(body, "dimensions", { min: 1, max: maxDimensions, whole: true });
        const model = find(request, body, embeddingTasks);
        const most = dimensionsOf(model);
        if (asked !== undefined && most !== undefined && asked > most) {
            throw new Refusal(
                400,
                `Invalid value for 'dimensions' = ${asked}. Must be less than or equal to ${most}.`,
                {
                    where: ["body", "dimensions"],
                    hint: `${model} has ${most} dimensions, and can be cut to fewer alone`,
                },
            );
        }
        const { dimensions, headers } = dimensionsFor(model, asked);
        const data = inputs.map((input, index) => {
            const embedding = embeddingOf(input, dimensions);
            return { object: "embedding", index, embedding: format === "float" ? [...embedding] : packed(embedding) };
        });
        const { prompt_tokens } = usageOf(inputs.join(" "), []);
        // Reversed on purpose: the API does not guarantee an order, clients must use the index.
        const usage = { prompt_tokens, total_tokens: prompt_tokens };
        return json({ object: "list", model, data: data.toReversed(), usage }, 200, headers);
    });

/** The text that a model is to write, whole; undefined if it is not scripted. */
export function scriptedWords(request: Pick<ServiceRequest, "scripted">): Limited | undefined {
    const { text } = request.scripted("text") ?? {};
    return text === undefined ? undefined : { words: piecesOf(text), end: "over" };
}

/** A text, a list of texts, a text as its tokens, or a list of those. Tokens stand for words that nobody here knows. */
function textsOrTokens(input: unknown, where: Where): readonly string[] {
    const items = Array.isArray(input) ? input : [input];
    if (items.length > 0 && items.every(isToken)) return [items.join(" ")];
    checkCount(items.length, maxTexts, where);
    if (items.length > 0 && items.every((item) => Array.isArray(item) && item.every(isToken))) {
        return items.map((tokens: readonly number[]) => tokens.join(" "));
    }
    return [textOrTexts(input, where)].flat();
}

const isToken = (item: unknown): item is number => Number.isInteger(item) && Number(item) >= 0;

/** Checks for fields of other endpoints: refuses those that the service refuses, and adds a hint for ignored ones. */
export function checkFields(
    body: Fields,
    request: ServiceRequest,
    foreignFields: readonly string[],
    { refuses = [] }: OpenAiOptions = {},
): void {
    const refused = refuses.find((key) => body[key] !== undefined);
    if (refused) {
        throw new Refusal(400, `Unrecognized request argument supplied: ${refused}`, {
            where: ["body", refused],
            hint: `this service refuses "${refused}"`,
            code: "unknown_parameter",
        });
    }
    const ignored = foreignFields.filter((key) => body[key] !== undefined);
    if (ignored.length > 0) request.addHint(`ignored: ${ignored.join(", ")} (the form of another endpoint)`);
}

export function requiredField(body: Fields, key: string): unknown {
    if (body[key] === undefined) throw missing(key, body, "an endpoint that needs it");
    return body[key];
}

function missing(key: string, body: Fields, what: string): Refusal {
    const foreign = ["inputs", "prompt", "messages", "input"].find(
        (other) => other !== key && body[other] !== undefined,
    );
    return new Refusal(400, `Missing required parameter: '${key}'.`, {
        where: ["body", key],
        code: "missing_required_parameter",
        hint: `${key} is missing: this is ${what}${foreign ? `; "${foreign}" is the form of another one` : ""}`,
    });
}

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
