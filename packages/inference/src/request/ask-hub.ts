/** A question to the Hub, its answer, and what is read of it. */
import type { Mapping } from "../call/mapping.ts";
import { HubApiError } from "../errors/hub-api-error.ts";
import type { ErrorContext } from "../errors/inference-error.ts";
import { ProviderApiError } from "../errors/provider-api-error.ts";
import { ProviderOutputError } from "../errors/provider-output-error.ts";
import { hubTokenVariable, hubUrl, isHubToken, routerUrl } from "../providers/hub.ts";
import { secret } from "../wire/leaf.ts";
import { readBody } from "./read.ts";
import { type Sender, send } from "./send.ts";

/** What is asked of the Hub. */
export type HubQuestion = {
    /** What is to be found out, in words that follow "The Hub could not say". */
    readonly about: string;
    /** The path and the query, from the first slash on: `/api/models/openai/whisper-large-v3`. */
    readonly path: string;
    /** Who is asked: the Hub, or its router, which knows what providers ask for chat. Default: the Hub. */
    readonly at?: "hub" | "router" | undefined;
    /** The model's id, for errors. */
    readonly model?: string | undefined;
    /** The task's id, for errors. */
    readonly task?: string | undefined;
};

/** @throws HubApiError, with what was asked in words */
export async function askWith(
    { about, path, at = "hub", model, task }: HubQuestion,
    token: string | undefined,
    sender: Sender,
): Promise<unknown> {
    const context: ErrorContext = { provider: "The Hub", task, model, accessToken: token };
    const request = {
        method: "GET",
        url: `${at === "hub" ? hubUrl : routerUrl}${path}`,
        headers: { Authorization: ["Bearer ", secret(hubTokenVariable)] },
    } as const;
    const hubToken = token !== undefined && isHubToken(token) ? token : undefined;
    try {
        const { response, known } = await send(request, hubToken, context, sender);
        const body = await readBody(response, sender.clock, known);
        if (typeof body === "object" && !(body instanceof Blob)) return body;
        throw new ProviderOutputError("Its response is not JSON.", known);
    } catch (cause) {
        if (!(cause instanceof ProviderApiError || cause instanceof ProviderOutputError)) throw cause;
        const { message, status, requestId, retryAfter, request } = cause;
        throw new HubApiError(`The Hub could not say ${about}. ${message}`, {
            ...context,
            status,
            requestId,
            retryAfter,
            request,
            cause,
        });
    }
}

/**
 * Where the Hub says what it knows of a model.
 *
 * @param model the model's id on the Hub
 * @param fields what is asked for, by the names of the Hub's `expand`; default what it says unasked
 * @returns the path and the query of a question
 * @see the Hub's API of a model
 * @example
 * import { askHub, modelPath } from "@callsheet/inference/hub";
 *
 * const model = "openai/whisper-large-v3";
 * const found = await askHub({ about: `what ${model} does`, path: modelPath(model, ["pipeline_tag"]) });
 */
export function modelPath(model: string, fields: readonly string[] = []): string {
    const query = fields.map((field) => `expand[]=${field}`).join("&");
    return `/api/models/${model.split("/").map(encodeURIComponent).join("/")}${query && `?${query}`}`;
}

/**
 * The entries of a model's mapping, as the Hub says them: a list, or, in the older form, a record by provider.
 *
 * @param body what the Hub says of a model, with its `inferenceProviderMapping`
 * @returns the entries, none where the Hub names none; undefined where they cannot be read
 * @example
 * import { mappingsIn } from "@callsheet/inference/hub";
 *
 * const entry = { providerId: "their/id", status: "live", task: "conversational" };
 * const entries = mappingsIn({ inferenceProviderMapping: { together: entry } });
 */
export function mappingsIn(body: unknown): readonly Mapping[] | undefined {
    if (!isRecord(body)) return undefined;
    const { inferenceProviderMapping: found = [] } = body;
    if (found !== null && typeof found !== "object") return undefined;
    const entries = Object.entries(found ?? []).map(([provider, entry]) =>
        isRecord(entry) ? { ...entry, ...(!Array.isArray(found) && { provider }) } : {},
    );
    return entries.every(isMapping) ? entries : undefined;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
    typeof value === "object" && value !== null && !Array.isArray(value);

const isMapping = (entry: Readonly<Record<string, unknown>>): entry is Mapping =>
    [entry["provider"], entry["providerId"], entry["task"]].every((field) => typeof field === "string");
