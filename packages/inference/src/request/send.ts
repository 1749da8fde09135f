/** Sends requests. No other file does. */
import { AbortedError, type ErrorContext, InferenceError, InputError, ProviderApiError } from "../errors/errors.ts";
import type { HeaderValue, WireRequest } from "../wire/wire.ts";
import { type Clock, pause, startWatch, withTimeout } from "./clock.ts";
import { errorText } from "./error-text.ts";
import { fillBody } from "./fill-body.ts";
import { bodyBytes, textOf, type Unread } from "./response-body.ts";
import { resultAddress } from "./result-address.ts";
import { delayAfter, durationText, isNetworkFailure, isTemporary, reasonOf, retryAfterOf } from "./retry.ts";

export type Sender = {
    readonly clock: Clock;
    /** Used in place of the global fetch. */
    readonly fetch?: typeof globalThis.fetch | undefined;
    /** The maximum number of tries; 1 for no retry. Default: 3. */
    readonly tries?: number | undefined;
};

/** A response, and the context for errors in reading it. */
export type Received = Unread & { readonly errorContext: ErrorContext };

const defaultTries = 3;

/**
 * Sends a wire request, with the token in place of its secret. Retries a connection that fails, and temporary
 * statuses, but never a response that has begun well.
 *
 * Refuses redirects: following one would send the token to an address that the caller did not choose.
 *
 * @throws InputError for a token that is not valid in a header
 * @throws ProviderApiError for a response whose status is not 2xx, with the provider's own message
 * @throws TimeoutError or AbortedError
 */
export async function send(
    request: WireRequest,
    token: string | undefined,
    context: ErrorContext,
    sender: Sender,
): Promise<Received> {
    const errorContext: ErrorContext = { ...context, request };
    const headers = fillHeaders(request.headers, token, errorContext);
    // Once for all tries, because encoding a large file takes time.
    const body = request.body && (await fillBody(request.body));
    const { response, watch } = await sendWithRetries(sender, errorContext, (fetch, signal) =>
        fetch(request.url, {
            method: request.method,
            headers,
            redirect: "manual",
            signal,
            ...(body !== undefined && { body }),
        }),
    );
    return {
        response,
        watch,
        errorContext: { ...errorContext, status: response.status, requestId: requestIdOf(response) },
    };
}

/** The maximum number of redirects of a download, as in fetch. */
const maxRedirects = 20;

/**
 * Downloads a result from the URL that the provider returned, without the token. Follows redirects itself, to check each
 * address before it is fetched.
 * @param endpointUrl the custom endpoint, if the call goes to one
 * @throws ProviderOutputError for an address that results are not downloaded from
 */
export async function download(
    url: string,
    endpointUrl: string | undefined,
    context: ErrorContext,
    sender: Sender,
): Promise<Unread> {
    const check: CheckAddress = (to, from) => resultAddress(to, from, endpointUrl, context);
    return await sendWithRetries(sender, context, async (fetch, signal) => {
        let address = check(url);
        for (let redirects = 0; ; redirects++) {
            const response = await fetch(address, { redirect: "manual", signal });
            if (response.type === "opaqueredirect") return await fetchRedirected(address, fetch, signal, check);
            const { status, headers, body } = response;
            const location = status >= 300 && status < 400 && headers.get("location");
            if (!location || redirects === maxRedirects) return response;
            await body?.cancel();
            address = check(location, address);
        }
    });
}

/** Gives the whole address that a URL stands for, if it is one to download from. */
type CheckAddress = (url: string, from?: string) => string;

/**
 * Lets a browser follow the redirects, because it hides where they lead. Its own rules protect the private network from
 * the requests, and we refuse to read what comes from there.
 */
async function fetchRedirected(
    address: string,
    fetch: typeof globalThis.fetch,
    signal: AbortSignal,
    check: CheckAddress,
): Promise<Response> {
    const response = await fetch(address, { signal });
    try {
        check(response.url);
    } catch (refusal) {
        await response.body?.cancel();
        throw refusal;
    }
    return response;
}

type Attempt = (fetch: typeof globalThis.fetch, signal: AbortSignal) => Promise<Response>;

async function sendWithRetries(sender: Sender, context: ErrorContext, attempt: Attempt): Promise<Unread> {
    const { clock, fetch = globalThis.fetch, tries = defaultTries } = sender;
    for (let failed = 1; ; failed++) {
        const watch = startWatch(clock, context);
        let response: Response | undefined;
        let failure: unknown;
        try {
            response = await withTimeout(watch, "response", (signal) => attempt(fetch, signal));
            watch.stop();
            if (response.ok) return { response, watch };
        } catch (cause) {
            watch.end();
            // Any other error is the program's own: a retry would not help.
            if (cause instanceof InferenceError || !isNetworkFailure(cause)) throw cause;
            failure = cause;
        }
        const again = failed < tries && (response === undefined || isTemporary(response.status));
        const retryAfter = response && retryAfterOf(response);
        const delay = retryAfter ?? delayAfter(failed, Math.random());
        if (!again || (retryAfter ?? 0) > clock.timeouts.retry || Date.now() + delay > clock.deadline) {
            throw response ? await apiError({ response, watch }, context) : unreachable(context, failure);
        }
        // An unread body would occupy its connection.
        watch.end();
        await response?.body?.cancel();
        await pause(delay, clock, context);
    }
}

function unreachable(context: ErrorContext, cause: unknown): InferenceError {
    const host = context.request ? new URL(context.request.url).host : "The host of the result";
    const reason = reasonOf(cause);
    return new InferenceError(
        `${host} could not be reached${reason && ` (${reason})`}. Check the network connection, then try again.`,
        { ...context, cause },
    );
}

/**
 * The headers, with the token in place of its secret. A plain object, as in `@huggingface/inference`: people spread it
 * and read it by name; and fetch is faster with it than with a `Headers`, which it would copy.
 * @throws InputError for a value that is not valid in a header
 */
export function fillHeaders(
    headers: WireRequest["headers"],
    token: string | undefined,
    context: ErrorContext,
): Record<string, string> {
    const headerTexts: Record<string, string> = {};
    for (const name in headers) {
        const value = headers[name] ?? "";
        const isSecret = typeof value !== "string";
        // Without a token the request is anonymous, which is enough for public models.
        if (isSecret && !token) continue;
        const text = isSecret ? value.map((part) => (typeof part === "string" ? part : token)).join("") : value;
        if (!isHeaderText.test(text)) throw notInHeader(name, value, context);
        headerTexts[name] = text;
    }
    return headerTexts;
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
    // A browser hides the status of a refused redirect.
    const status = response.type === "opaqueredirect" ? 302 : response.status;
    const from = `${context.provider} responded with ${status}${response.statusText && ` ${response.statusText}`}`;
    const body = await bodyBytes(unread, context, maxErrorBytes).catch((reason: unknown) => {
        if (reason instanceof AbortedError) throw reason;
        // If the body cannot be read, the status has to be enough.
        return new Uint8Array();
    });
    const message = errorText(textOf(body, context), context).replace(/\.$/, "");
    const retryAfter = retryAfterOf(response);
    return new ProviderApiError(`${from}${message && `: ${message}`}${advice(status, retryAfter)}`, {
        ...context,
        status,
        requestId: requestIdOf(response),
        retryAfter: retryAfter === undefined ? undefined : Math.ceil(retryAfter / 1000),
    });
}

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
