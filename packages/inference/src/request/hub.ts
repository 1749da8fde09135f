/** Requests to the Hub, for a catalogue: tokens, timeouts and retries work as in calls. */
import { HubApiError } from "../errors/errors.ts";
import { hubUrl, routerUrl } from "../providers/hub.ts";
import { fetchFromHub, modelSegments } from "./ask-hub.ts";
import { startClock, type Timeouts } from "./clock.ts";

export { AbortedError, InferenceError } from "../errors/errors.ts";
export { hubUrl, routerUrl } from "../providers/hub.ts";
export { mappingsIn } from "./ask-hub.ts";
export { HubApiError };

/** A request to the Hub. */
export type HubQuestion = {
    /** What is requested, in words that follow "The Hub could not say". */
    readonly about: string;
    /** The path and the query, from the first slash on: `/api/models/openai/whisper-large-v3`. */
    readonly path: string;
    /** The Hub, or its router, which knows the providers' terms for chat. Default: the Hub. */
    readonly at?: "hub" | "router" | undefined;
    /** The model's id, for errors. */
    readonly model?: string | undefined;
    /** The task's id, for errors. */
    readonly task?: string | undefined;
};

/** The options of a request to the Hub. */
export type HubOptions = {
    /** A Hub token (`hf_…`), which may see more; any other is not sent. Default: none; public models need none. */
    readonly accessToken?: string | undefined;
    /** Used in place of the global fetch. */
    readonly fetch?: typeof globalThis.fetch | undefined;
    /** Aborts the request, which then rejects with an AbortedError. */
    readonly signal?: AbortSignal | undefined;
    /** The maximum number of tries; 1 for no retry. Default: 3. */
    readonly tries?: number | undefined;
    /** The timeouts of the request and of its parts; `Timeouts` lists the defaults. */
    readonly timeouts?: Timeouts | undefined;
};

/**
 * Sends a request to the Hub, or to its router.
 *
 * @param question the request
 * @param options the token, the timeouts and the number of tries; default those of calls
 * @returns the body of the response, parsed but not validated
 * @throws HubApiError for a status that is not 2xx, or a body that is not JSON; TimeoutError; AbortedError;
 * InferenceError if the Hub cannot be reached
 * @example
 * import { askHub } from "@callsheet/inference/hub";
 *
 * const models = await askHub({ about: "which models chat", at: "router", path: "/v1/models" });
 */
export async function askHub(
    { about, path, at = "hub", model, task }: HubQuestion,
    { accessToken, fetch, signal, tries, timeouts }: HubOptions = {},
): Promise<unknown> {
    const url = `${at === "hub" ? hubUrl : routerUrl}${path}`;
    const context = { model, task, accessToken };
    const body = await fetchFromHub(about, url, context, { clock: startClock(signal, timeouts), fetch, tries });
    if (typeof body === "object" && !(body instanceof Blob)) return body;
    throw new HubApiError(`The Hub could not say ${about}. Its response is not JSON.`, { model, task, status: 200 });
}

/**
 * The path of a model in the Hub's API.
 *
 * @param model the model's id on the Hub
 * @param fields the fields to request, by the names of the Hub's `expand`; default those that it returns unasked
 * @returns the path and the query, for `askHub`
 * @see the Hub's API of a model
 * @example
 * import { askHub, modelPath } from "@callsheet/inference/hub";
 *
 * const model = "openai/whisper-large-v3";
 * const found = await askHub({ about: `what ${model} does`, path: modelPath(model, ["pipeline_tag"]) });
 */
export function modelPath(model: string, fields: readonly string[] = []): string {
    const query = fields.map((field) => `expand[]=${field}`).join("&");
    return `/api/models/${modelSegments(model)}${query && `?${query}`}`;
}
