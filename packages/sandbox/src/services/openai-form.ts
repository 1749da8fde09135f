/** OpenAI's form of an API, which most providers of text speak: they differ by a path and by what they refuse. */
import type { TaskId } from "@callsheet/inference/tasks";
import { bytesToBase64, type Json } from "@callsheet/inference/wire";
import { type Fields, oneOf, optionalFlag, optionalNumber, text, textOrTexts } from "../checks/fields.ts";
import type { ServiceId } from "../models/serves.ts";
import { Refusal } from "../refusal.ts";
import { continuationOf } from "../responses/continuation.ts";
import { embedding as embeddingOf, mostDimensions, usualDimensions } from "../responses/embedding.ts";
import { events, json, type ServiceResponse } from "../responses/response.ts";
import { limited, usageOf } from "../responses/tokens.ts";
import { readChat, stopsOf, tokenLimit } from "./chat-request.ts";
import { created, respondToChat, wordingSeed } from "./chat-response.ts";
import { jsonBody, served } from "./read-request.ts";
import type { Route, ServiceRequest } from "./service.ts";

export type OpenAiManner = {
    /** Fields that the service does not take, and says so. */
    readonly refuses?: readonly string[];
    /** A schema lies beside its type in `response_format`, not one level deeper. */
    readonly schemaBeside?: boolean;
};

/** Finds the model that a body names; gives its name for the response. */
export type FindModel = (request: ServiceRequest, body: Fields, tasks: readonly TaskId[]) => string;

/** The provider's own id, in the body. */
export const ownModel =
    (provider: ServiceId): FindModel =>
    (request, body, tasks) =>
        served(request, provider, required(body, "model"), tasks).providerId;

const chatTasks = ["conversational"] as const;
/** A chat model completes text too. */
const completionTasks = ["text-generation", "conversational"] as const;

export const chatRoute = (path: string, find: FindModel, manner: OpenAiManner = {}): Route => ({
    method: "POST",
    path,
    respond: (request) => {
        const body = jsonBody(request);
        checkFields(body, manner, request, ["inputs", "parameters", "prompt"]);
        const chat = readChat(body, manner.schemaBeside === true);
        // Where a provider has no address for completions, a chat serves models of text generation.
        const tasks = [...chatTasks, "text-generation"] as const;
        return respondToChat(chat, find(request, body, tasks), request.seed, wordingSeed(chat, request));
    },
});

export const completionRoute = (path: string, find: FindModel, manner: OpenAiManner = {}): Route => ({
    method: "POST",
    path,
    respond: (request) => {
        const body = jsonBody(request);
        if (body["prompt"] === undefined) throw missing("prompt", body, "a completion endpoint, which takes a prompt");
        checkFields(body, manner, request, ["inputs", "parameters", "messages"]);
        const prompt = text(body["prompt"], ["body", "prompt"]);
        optionalNumber(body, "temperature", { min: 0, max: 2 });
        const model = find(request, body, completionTasks);
        const { words, end } = limited(
            continuationOf(prompt, request.seedFrom(prompt)),
            tokenLimit(body),
            stopsOf(body),
        );
        const finish = end === "length" ? "length" : "stop";
        const said = { words: optionalFlag(body, "echo") ? [prompt, ...words] : words, finish };
        return completion(said, usageOf(prompt, words), optionalFlag(body, "stream"), model, request.seed);
    },
});

type Said = { readonly words: readonly string[]; readonly finish: string };

function completion(
    { words, finish }: Said,
    usage: Json,
    stream: boolean,
    model: string,
    seed: string,
): ServiceResponse {
    const head = { id: `cmpl-${seed}`, object: "text_completion", created, model };
    if (!stream) {
        const choices = [
            { index: 0, text: words.join(""), finish_reason: finish, seed: Number.parseInt(seed.slice(0, 6), 16) },
        ];
        return json({ ...head, choices, usage });
    }
    return events([
        ...words.map((text) => ({ ...head, choices: [{ index: 0, text, finish_reason: null }] })),
        { ...head, choices: [{ index: 0, text: "", finish_reason: finish }], usage },
    ]);
}

export const embeddingsRoute = (path: string, find: FindModel, manner: OpenAiManner = {}): Route => ({
    method: "POST",
    path,
    respond: (request) => {
        const body = jsonBody(request);
        if (body["input"] === undefined) throw missing("input", body, "an endpoint of embeddings, which takes input");
        checkFields(body, manner, request, ["inputs", "parameters", "prompt"]);
        const given = textOrTexts(body["input"], ["body", "input"]);
        const inputs = typeof given === "string" ? [given] : given;
        const format = oneOf(body["encoding_format"] ?? "float", ["float", "base64"], ["body", "encoding_format"]);
        const size =
            optionalNumber(body, "dimensions", { min: 1, max: mostDimensions, whole: true }) ?? usualDimensions;
        const model = find(request, body, ["feature-extraction", "sentence-similarity"]);
        const data = inputs.map((input, index) => {
            const embedding = embeddingOf(input, size);
            return { object: "embedding", index, embedding: format === "float" ? [...embedding] : packed(embedding) };
        });
        const { prompt_tokens } = usageOf(inputs.join(" "), []);
        // Nobody has promised an order: the index says what is whose.
        return json({
            object: "list",
            model,
            data: data.toReversed(),
            usage: { prompt_tokens, total_tokens: prompt_tokens },
        });
    },
});

const packed = (numbers: readonly number[]) => bytesToBase64(new Uint8Array(Float32Array.from(numbers).buffer));

/** Fields of another form: refused where the service does, remarked on where it takes no notice of them. */
export function checkFields(
    body: Fields,
    { refuses = [] }: OpenAiManner,
    request: ServiceRequest,
    strangers: readonly string[],
): void {
    const refused = refuses.find((key) => body[key] !== undefined);
    if (refused) {
        throw new Refusal(400, `Unrecognized request argument supplied: ${refused}`, {
            where: ["body", refused],
            hint: `this service refuses "${refused}"`,
            code: "unknown_parameter",
        });
    }
    const ignored = strangers.filter((key) => body[key] !== undefined);
    if (ignored.length > 0) request.remark(`ignored: ${ignored.join(", ")} (the form of another endpoint)`);
}

export function required(body: Fields, key: string): unknown {
    if (body[key] === undefined) throw missing(key, body, "an endpoint that needs it");
    return body[key];
}

function missing(key: string, body: Fields, what: string): Refusal {
    const stranger = ["inputs", "prompt", "messages", "input"].find(
        (other) => other !== key && body[other] !== undefined,
    );
    return new Refusal(400, `Missing required parameter: '${key}'.`, {
        where: ["body", key],
        code: "missing_required_parameter",
        hint: `${key} is missing: this is ${what}${stranger ? `; "${stranger}" is the form of another one` : ""}`,
    });
}
