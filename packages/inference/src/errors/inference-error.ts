import type { WireRequest } from "../wire/wire.ts";

/** What is known about the call that failed. The token is not in the request: its secret stands in its place. */
export type ErrorContext = {
    /** The provider's id; of a server of one's own, the host. */
    readonly provider?: string | undefined;
    /** The task's id. */
    readonly task?: string | undefined;
    /** The model's id, as the caller wrote it. */
    readonly model?: string | undefined;
    /** The HTTP status of the response. */
    readonly status?: number | undefined;
    /** The provider's own number for the request, to quote when asking for help. */
    readonly requestId?: string | undefined;
    /** How many seconds the server asks to wait before another try. */
    readonly retryAfter?: number | undefined;
    /** What was sent. */
    readonly request?: WireRequest | undefined;
    /** The error behind this one. */
    readonly cause?: unknown;
    /** What must not be quoted, should the provider repeat it; an error does not keep it. */
    readonly accessToken?: string | undefined;
};

/**
 * The family of all errors that a call can end in; by itself, a connection that failed. `message` is for a person, the
 * fields are for a program, and `cause` is the error behind it.
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
    /** What kind of error it is. */
    override readonly name: string = "InferenceError";
    /** The provider's id; of a server of one's own, the host. */
    readonly provider: string | undefined;
    /** The task's id. */
    readonly task: string | undefined;
    /** The model's id, as the caller wrote it. */
    readonly model: string | undefined;
    /** The HTTP status of the response; undefined where none came. */
    readonly status: number | undefined;
    /** The provider's own number for the request, to quote when asking for help. */
    readonly requestId: string | undefined;
    /** How many seconds the server asks to wait before another try; undefined where it does not say. */
    readonly retryAfter: number | undefined;
    /** What was sent, with a secret in the token's place; undefined where nothing was. */
    readonly request: WireRequest | undefined;

    /**
     * Makes an error; the client throws them.
     *
     * @param message what happened, and what to do, for a person
     * @param context what is known about the call
     */
    constructor(message: string, context: ErrorContext = {}) {
        super(message, context.cause === undefined ? undefined : { cause: context.cause });
        this.provider = context.provider;
        this.task = context.task;
        this.model = context.model;
        this.status = context.status;
        this.requestId = context.requestId;
        this.retryAfter = context.retryAfter;
        this.request = context.request;
    }
}
