/** The one place that sends. */
import { AbortedError } from "../errors/aborted-error.ts";
import { withoutToken } from "../errors/excerpt.ts";
import { type ErrorContext, InferenceError } from "../errors/inference-error.ts";
import { InputError } from "../errors/input-error.ts";
import { ProviderApiError } from "../errors/provider-api-error.ts";
import type { HeaderValue, WireRequest } from "../wire/wire.ts";
import { bodyBytes, textOf, type Unread } from "./body.ts";
import { type Clock, pause, startWatch, within } from "./clock.ts";
import { errorText } from "./error-text.ts";
import { fillBody } from "./fill.ts";
import { isNetworkFailure, reasonOf } from "./network-failure.ts";
import { delayAfter, durationText, isTemporary, readRetryAfter } from "./retry.ts";

export type Sender = {
    readonly clock: Clock;
    /** Used in place of the global fetch. */
    readonly fetch?: typeof globalThis.fetch | undefined;
    /** How often a request is sent at most; 1 for no second try. Default: 3. */
    readonly tries?: number | undefined;
};

/** A response, and what is known of the call by then, for what may go wrong in reading it. */
export type Received = Unread & { readonly known: ErrorContext };

const defaultTries = 3;

/**
 * Sends a wire request, the token in the place of its secret. A connection that fails, and the statuses 429, 502, 503
 * and 504, are tried again; a response that has begun well never is.
 *
 * A redirect is refused: following it would carry the token to an address that nobody chose.
 *
 * @throws InputError for a token that cannot stand in a header
 * @throws ProviderApiError for a response whose status is not 2xx, with the provider's own message
 * @throws TimeoutError or AbortedError
 */
export async function send(
    request: WireRequest,
    token: string | undefined,
    context: ErrorContext,
    sender: Sender,
): Promise<Received> {
    const known: ErrorContext = { ...context, request };
    const headers = fillHeaders(request.headers, token, known);
    // Once for all tries: a large file takes its time to become text.
    const body = request.body && (await fillBody(request.body));
    const { response, watch } = await trying(sender, known, (fetch, signal) =>
        fetch(request.url, {
            method: request.method,
            headers,
            redirect: "manual",
            signal,
            ...(body !== undefined && { body }),
        }),
    );
    return { response, watch, known: { ...known, status: response.status, requestId: requestIdOf(response) } };
}

/** Fetches a result from where the provider put it. The token stays here. */
export async function download(url: string, context: ErrorContext, sender: Sender): Promise<Unread> {
    if (!URL.canParse(url)) throw new InferenceError(`${context.provider} gave a result that is not a URL.`, context);
    return await trying(sender, context, (fetch, signal) => fetch(url, { signal }));
}

type Attempt = (fetch: typeof globalThis.fetch, signal: AbortSignal) => Promise<Response>;

async function trying(sender: Sender, context: ErrorContext, attempt: Attempt): Promise<Unread> {
    const { clock, fetch = globalThis.fetch, tries = defaultTries } = sender;
    for (let failed = 1; ; failed++) {
        const watch = startWatch(clock, context);
        let response: Response | undefined;
        let failure: unknown;
        try {
            response = await within(watch, "response", (signal) => attempt(fetch, signal));
            watch.stop();
            if (response.ok) return { response, watch };
        } catch (cause) {
            watch.end();
            // What is no failure of the network is the program's own, and no other try mends it.
            if (cause instanceof InferenceError || !isNetworkFailure(cause)) throw cause;
            failure = cause;
        }
        const again = failed < tries && (response === undefined || isTemporary(response.status));
        const asked = response && retryAfterOf(response);
        const delay = asked ?? delayAfter(failed, Math.random());
        if (!again || (asked ?? 0) > clock.timeouts.retry || Date.now() + delay > clock.deadline) {
            throw response ? await apiError({ response, watch }, context) : unreachable(context, failure);
        }
        // A body that nobody reads would hold its connection.
        watch.end();
        await response?.body?.cancel();
        await pause(delay, clock, context);
    }
}

function unreachable(context: ErrorContext, cause: unknown): InferenceError {
    const host = context.request ? new URL(context.request.url).host : "The host of the result";
    const reason = withoutToken(reasonOf(cause), context);
    return new InferenceError(
        `${host} could not be reached${reason && ` (${reason})`}. Check the network connection, then try again.`,
        { ...context, cause },
    );
}

/**
 * The headers, the token in the place of its secret. A plain object, as the ecosystem's is: people spread it, and read it
 * by the names as they are written; and fetch takes it sooner than a `Headers`, which it would copy.
 * @throws InputError for what a header cannot hold
 */
export function fillHeaders(
    headers: WireRequest["headers"],
    token: string | undefined,
    context: ErrorContext,
): Record<string, string> {
    const filled: Record<string, string> = {};
    for (const name in headers) {
        const value = headers[name] ?? "";
        const isSecret = typeof value !== "string";
        // Without a token the request goes out as anybody's: public models answer it.
        if (isSecret && !token) continue;
        const text = isSecret ? value.map((part) => (typeof part === "string" ? part : token)).join("") : value;
        if (!isHeaderText.test(text)) throw notInHeader(name, value, context);
        filled[name] = text;
    }
    return filled;
}

const isHeaderText = /^[\x20-\x7e]*$/;

const notInHeader = (name: string, value: HeaderValue, context: ErrorContext): InputError =>
    new InputError(
        typeof value === "string"
            ? `The header ${name} can only hold plain ASCII text; received ${JSON.stringify(value)}.`
            : "The access token holds a line break or another character that a token never has. Copy it again, whole and without spaces.",
        context,
    );

const maxErrorBytes = 2 ** 20;

async function apiError(unread: Unread, context: ErrorContext): Promise<ProviderApiError> {
    const { response } = unread;
    // A browser hides what a refused redirect was.
    const status = response.type === "opaqueredirect" ? 302 : response.status;
    const from = `${context.provider} responded with ${status}${response.statusText && ` ${response.statusText}`}`;
    const body = await bodyBytes(unread, context, maxErrorBytes).catch((reason: unknown) => {
        if (reason instanceof AbortedError) throw reason;
        // The status says enough where the rest cannot be read.
        return new Uint8Array();
    });
    const said = errorText(textOf(body), context).replace(/\.$/, "");
    const retryAfter = retryAfterOf(response);
    return new ProviderApiError(`${from}${said && `: ${said}`}${advice(status, retryAfter)}`, {
        ...context,
        status,
        requestId: requestIdOf(response),
        retryAfter: retryAfter === undefined ? undefined : Math.ceil(retryAfter / 1000),
    });
}

const retryAfterOf = ({ headers }: Response): number | undefined =>
    readRetryAfter(headers.get("retry-after"), Date.now());

const requestIdOf = ({ headers }: Response): string | undefined => headers.get("x-request-id") ?? undefined;

function advice(status: number, retryAfter: number | undefined): string {
    if (status === 401) return ". Check the access token: it may be missing, mistyped or expired";
    if (status === 403) return ". The access token is not allowed to do this: check its permissions";
    const when = retryAfter === undefined ? "wait a while, then try again" : `try again in ${durationText(retryAfter)}`;
    if (status === 429) return `. Too many requests: ${when}`;
    if (retryAfter !== undefined && isTemporary(status)) return `. Busy: ${when}`;
    if (status >= 300 && status < 400) return ". The address sends elsewhere, and the token is not sent along";
    return "";
}
