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
