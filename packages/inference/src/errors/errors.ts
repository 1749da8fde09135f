import { withoutSecret } from "../redaction/redact.ts";
import type { WireRequest } from "../wire/wire.ts";

/** What is known about the failed call. The request has a placeholder in place of the token. */
export type ErrorContext = {
    /** The provider's id; for a custom endpoint, its host. */
    readonly provider?: string | undefined;
    /** The task's id. */
    readonly task?: string | undefined;
    /** The model's id, as the caller wrote it. */
    readonly model?: string | undefined;
    /** The HTTP status of the response. */
    readonly status?: number | undefined;
    /** The provider's own id of the request, to quote when asking for help. */
    readonly requestId?: string | undefined;
    /** The seconds that the server asks to wait before a retry. */
    readonly retryAfter?: number | undefined;
    /** The request that was sent. */
    readonly request?: WireRequest | undefined;
    /** The error behind this one. */
    readonly cause?: unknown;
    /** The access token, which is removed from the texts of the error; the error does not keep it. */
    readonly accessToken?: string | undefined;
};

/**
 * The base class of all errors of a call; an error of this class itself is a failed connection. `message` is for a
 * person, the fields are for a program, and `cause` is the underlying error.
 *
 * @example
 * import { InferenceError, textClassification } from "@callsheet/inference";
 *
 * const call = { accessToken: process.env.HF_TOKEN, model: "ProsusAI/finbert", inputs: "Profits rose again." };
 * const labels = await textClassification(call).catch((error: unknown) => {
 *     if (!(error instanceof InferenceError)) throw error;
 *     console.error(error.message, error.status, error.requestId);
 * });
 */
export class InferenceError extends Error {
    /** The kind of error. */
    override readonly name: string = "InferenceError";
    /** The provider's id; for a custom endpoint, its host. */
    readonly provider: string | undefined;
    /** The task's id. */
    readonly task: string | undefined;
    /** The model's id, as the caller wrote it. */
    readonly model: string | undefined;
    /** The HTTP status of the response; undefined without a response. */
    readonly status: number | undefined;
    /** The provider's own id of the request, to quote when asking for help. */
    readonly requestId: string | undefined;
    /** The seconds that the server asks to wait before a retry; undefined if it does not say. */
    readonly retryAfter: number | undefined;
    /** The request that was sent, with a placeholder in place of the token; undefined if nothing was sent. */
    readonly request: WireRequest | undefined;

    /**
     * Creates an error, for the client to throw.
     *
     * @param message what happened, and what to do, for a person
     * @param context what is known about the call
     */
    constructor(message: string, context: ErrorContext = {}) {
        // All that a server says gets into an error here, so here the token is removed from it, in any encoding.
        const safe = (text: string) => withoutSecret(text, context.accessToken ?? "");
        super(safe(message), context.cause === undefined ? undefined : { cause: context.cause });
        this.provider = context.provider;
        this.task = context.task;
        this.model = context.model;
        this.status = context.status;
        this.requestId = context.requestId && safe(context.requestId);
        this.retryAfter = context.retryAfter;
        this.request = context.request;
    }
}

/**
 * The call is invalid, and nothing was sent. The message names the part that is invalid.
 *
 * @example
 * import { InputError, zeroShotClassification } from "@callsheet/inference";
 *
 * const call = { model: "facebook/bart-large-mnli", inputs: "It broke.", parameters: { candidate_labels: [] } };
 * await zeroShotClassification(call).catch((error: unknown) => {
 *     if (!(error instanceof InputError)) throw error;
 *     console.error(error.message); // zero-shot-classification: parameters.candidate_labels: give at least one label …
 * });
 */
export class InputError extends InferenceError {
    /** `InputError`. */
    override readonly name: string = "InputError";
}

/**
 * No provider can take the call: the one it names is unknown, does not serve the task or the model, or does not accept
 * this kind of token. The message says what to use instead.
 *
 * @example
 * import { fillMask, RoutingError } from "@callsheet/inference";
 *
 * const call = { model: "FacebookAI/xlm-roberta-base", provider: "groq", inputs: "A <mask>." } as const;
 * await fillMask(call).catch((error: unknown) => {
 *     if (!(error instanceof RoutingError)) throw error;
 *     console.error(error.message); // groq does not serve fill-mask. Providers that do: hf-inference.
 * });
 */
export class RoutingError extends InputError {
    /** `RoutingError`. */
    override readonly name: string = "RoutingError";
}

/**
 * The Hub could not tell where the model is served: it does not know the model, or its response is an error or cannot
 * be read. `status` is the status of that response.
 *
 * @example
 * import { HubApiError, textToImage } from "@callsheet/inference";
 *
 * const call = { accessToken: process.env.HF_TOKEN, model: "black-forest-labs/FLUX.1-dev", inputs: "A lake" };
 * const image = await textToImage({ ...call, provider: "together" }).catch((error: unknown) => {
 *     if (!(error instanceof HubApiError && error.status === 404)) throw error;
 *     console.error(`There is no model ${error.model}.`);
 * });
 */
export class HubApiError extends InferenceError {
    /** `HubApiError`. */
    override readonly name: string = "HubApiError";
}

/**
 * The provider reported a failure: a status that is not 2xx, an error in a stream, or a job that failed. The message
 * includes the provider's own.
 *
 * @example
 * import { fillMask, ProviderApiError } from "@callsheet/inference";
 *
 * const call = { accessToken: process.env.HF_TOKEN, model: "FacebookAI/xlm-roberta-base", inputs: "A <mask>." };
 * const words = await fillMask(call).catch((error: unknown) => {
 *     if (!(error instanceof ProviderApiError && error.status === 429)) throw error;
 *     console.error(`Busy: try again in ${error.retryAfter ?? 60} seconds.`);
 * });
 */
export class ProviderApiError extends InferenceError {
    /** `ProviderApiError`. */
    override readonly name: string = "ProviderApiError";
}

/**
 * The provider's response is not a valid output of the task. The message says where, what was expected and what was
 * received.
 *
 * @example
 * import { fillMask, ProviderOutputError } from "@callsheet/inference";
 *
 * const call = { accessToken: process.env.HF_TOKEN, model: "FacebookAI/xlm-roberta-base", inputs: "A <mask>." };
 * const words = await fillMask(call).catch((error: unknown) => {
 *     if (!(error instanceof ProviderOutputError)) throw error;
 *     console.error(`${error.provider} responded with something else: ${error.message}`);
 * });
 */
export class ProviderOutputError extends InferenceError {
    /** `ProviderOutputError`. */
    override readonly name: string = "ProviderOutputError";
}

/**
 * The call took longer than a timeout allows; the message says which one, and how to set it.
 *
 * @example
 * import { fillMask, TimeoutError } from "@callsheet/inference";
 *
 * const call = { accessToken: process.env.HF_TOKEN, model: "FacebookAI/xlm-roberta-base", inputs: "A <mask>." };
 * const words = await fillMask(call, { timeouts: { total: 30_000 } }).catch((error: unknown) => {
 *     if (!(error instanceof TimeoutError)) throw error;
 *     console.error("Not within half a minute.");
 * });
 */
export class TimeoutError extends InferenceError {
    /** `TimeoutError`. */
    override readonly name: string = "TimeoutError";
}

/**
 * The caller's own signal ended the call; `cause` is the signal's reason.
 *
 * @example
 * import { AbortedError, fillMask } from "@callsheet/inference";
 *
 * const call = { model: "FacebookAI/xlm-roberta-base", inputs: "A <mask>." };
 * await fillMask(call, { signal: AbortSignal.abort() }).catch((error: unknown) => {
 *     if (!(error instanceof AbortedError)) throw error;
 * });
 */
export class AbortedError extends InferenceError {
    /** `AbortError`, like the platform's own abort errors. */
    override readonly name: string = "AbortError";
}
