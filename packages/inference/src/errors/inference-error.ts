import type { WireRequest } from "../wire.ts";

/** What is known about the call that failed. The token is not in the request: its secret stands in its place. */
export type ErrorContext = {
    /** Its id; of a server of one's own, the host. */
    readonly provider?: string | undefined;
    readonly task?: string | undefined;
    readonly model?: string | undefined;
    /** The HTTP status of the response. */
    readonly status?: number | undefined;
    /** The provider's own number for the request, to quote when asking for help. */
    readonly requestId?: string | undefined;
    /** How many seconds the server asks to wait before another try. */
    readonly retryAfter?: number | undefined;
    readonly request?: WireRequest | undefined;
    readonly cause?: unknown;
    /** What must not be quoted, should the provider repeat it; an error does not keep it. */
    readonly accessToken?: string | undefined;
};

/** The family of all errors that a call can end in. `message` is for a person; the fields are for a program. */
export class InferenceError extends Error {
    override readonly name: string = "InferenceError";
    readonly provider: string | undefined;
    readonly task: string | undefined;
    readonly model: string | undefined;
    readonly status: number | undefined;
    readonly requestId: string | undefined;
    /** How many seconds the server asks to wait before another try; undefined where it does not say. */
    readonly retryAfter: number | undefined;
    readonly request: WireRequest | undefined;

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
