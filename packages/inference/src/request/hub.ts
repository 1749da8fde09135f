/** Asking the Hub what it knows, for those who keep a catalogue: the rules of tokens, time and tries are those of calls. */
import { HubApiError } from "../errors/hub-api-error.ts";
import { hubUrl, routerUrl } from "../providers/hub.ts";
import { askWith, modelSegments } from "./ask-hub.ts";
import { startClock, type Timeouts } from "./clock.ts";

export { AbortedError } from "../errors/aborted-error.ts";
export { InferenceError } from "../errors/inference-error.ts";
export { hubUrl, routerUrl } from "../providers/hub.ts";
export { mappingsIn } from "./ask-hub.ts";
export { HubApiError };

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

/** How the Hub is asked. */
export type HubOptions = {
    /** A Hub token (`hf_…`), which may see more; any other is kept back. Default: none, public models need none. */
    readonly accessToken?: string | undefined;
    /** Used in place of the global fetch. */
    readonly fetch?: typeof globalThis.fetch | undefined;
    /** Ends the question, which then rejects with an AbortedError. */
    readonly signal?: AbortSignal | undefined;
    /** How often the Hub is asked at most; 1 for no second try. Default: 3. */
    readonly tries?: number | undefined;
    /** How long the question, and each part of it, may take; the defaults stand there. */
    readonly timeouts?: Timeouts | undefined;
};

/**
 * Asks the Hub, or its router, a question.
 *
 * @param question what is asked, and of whom
 * @param options the token, and how long and how often it is tried; default what calls have
 * @returns the response's body, parsed but not checked
 * @throws HubApiError for a status that is not 2xx, or a body that is not JSON; TimeoutError; AbortedError;
 * InferenceError where the Hub cannot be reached
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
    const asked = { model, task, accessToken };
    const body = await askWith(about, url, asked, { clock: startClock(signal, timeouts), fetch, tries });
    if (typeof body === "object" && !(body instanceof Blob)) return body;
    throw new HubApiError(`The Hub could not say ${about}. Its response is not JSON.`, { model, task, status: 200 });
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
    return `/api/models/${modelSegments(model)}${query && `?${query}`}`;
}
