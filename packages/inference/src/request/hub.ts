/** Asking the Hub what it knows, for those who keep a catalogue: the rules of tokens, time and tries are those of calls. */
import { askWith, type HubQuestion } from "./ask-hub.ts";
import { startClock, type Timeouts } from "./clock.ts";

export { AbortedError } from "../errors/aborted-error.ts";
export { HubApiError } from "../errors/hub-api-error.ts";
export { InferenceError } from "../errors/inference-error.ts";
export { type HubQuestion, mappingsIn, modelPath } from "./ask-hub.ts";

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
export const askHub = (question: HubQuestion, options: HubOptions = {}): Promise<unknown> =>
    askWith(question, options.accessToken, { ...options, clock: startClock(options.signal, options.timeouts) });
