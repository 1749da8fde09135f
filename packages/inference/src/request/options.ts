/** What a caller passes, beside what the task is done to. */
import type { Mapping } from "../call/mapping.ts";
import type { ProviderId } from "../call/provider-id.ts";
import type { Timeouts } from "./clock.ts";
import type { MappingLookUp } from "./mapping.ts";

/** Who is asked, for any task. */
export type Target = {
    /** A Hub token (`hf_…`) goes through the router; any other is taken for the provider's own key. */
    readonly accessToken?: string | undefined;
    /** The model's id on the Hub; at a server of one's own, the name that it knows. */
    readonly model?: string | undefined;
    /** The provider's id, or `auto`. Default: `hf-inference`. */
    readonly provider?: ProviderId | undefined;
    /** A server of one's own, in place of the provider's address. */
    readonly endpointUrl?: string | undefined;
};

/** The options of every call. */
export type Options = {
    /** The organisation of the Hub that pays for the call. */
    readonly billTo?: string | undefined;
    /** Ends the call, which then rejects with an AbortedError. */
    readonly signal?: AbortSignal | undefined;
    /** Used in place of the global fetch. */
    readonly fetch?: typeof globalThis.fetch | undefined;
    /** How often a request is sent at most; 1 for no second try. Default: 3. */
    readonly tries?: number | undefined;
    /** The ecosystem's older name: `false` is `tries: 1`. */
    readonly retry_on_error?: boolean | undefined;
    /** How long the call, and each part of it, may take; the defaults stand there. */
    readonly timeouts?: Timeouts | undefined;
    /** How large a response, or an event of a stream, may be, in bytes. Default: 512 MiB. */
    readonly maxBytes?: number | undefined;
    /** Where the model is served, for those who know: one entry, or how to find them. Default: the Hub is asked. */
    readonly mapping?: Mapping | MappingLookUp | undefined;
    /** Told while a job waits in a provider's queue, with the milliseconds since it began. */
    readonly onWait?: ((milliseconds: number) => void) | undefined;
};

/** What a helper hands over: who is asked, and what for, not yet checked. */
export type Invocation = {
    /** Who is asked. */
    readonly target: Target;
    /** What the task is done to. */
    readonly inputs: unknown;
    /** What changes how it is done; undefined for none. */
    readonly parameters: unknown;
};
