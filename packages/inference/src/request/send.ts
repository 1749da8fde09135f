/** The one place that sends. Retries, timeouts and the size limit belong here. */
import { type ErrorContext, InferenceError } from "../errors/inference-error.ts";
import { InputError } from "../errors/input-error.ts";
import { ProviderApiError } from "../errors/provider-api-error.ts";
import { type HeaderValue, type WireRequest, wireToJson } from "../wire.ts";
import { excerpt } from "./check.ts";
import { fillBody } from "./fill.ts";

export type SendOptions = {
    /** Ends the call; the call then rejects with the signal's reason. */
    readonly signal?: AbortSignal | undefined;
    /** Used in place of the global fetch. */
    readonly fetch?: typeof globalThis.fetch | undefined;
};

/**
 * Sends a wire request, the token in the place of its secret.
 *
 * A redirect is refused: following it would carry the token to an address that nobody chose.
 *
 * @throws InputError for a token that cannot stand in a header
 * @throws ProviderApiError for an answer whose status is not 2xx, with the provider's own message
 */
export async function send(
    request: WireRequest,
    token: string | undefined,
    context: ErrorContext,
    { signal, fetch = globalThis.fetch }: SendOptions,
): Promise<Response> {
    const known: ErrorContext = { ...context, request: wireToJson(request) };
    const init: RequestInit = {
        method: request.method,
        headers: fillHeaders(request.headers, token, known),
        redirect: "manual",
        ...(signal && { signal }),
        ...(request.body && { body: await fillBody(request.body) }),
    };
    const response = await reach(() => fetch(request.url, init), request.url, signal, known);
    if (response.ok) return response;
    throw await apiError(response, known);
}

/** Fetches a result from where the provider put it. The token stays here. */
export async function download(
    url: string,
    context: ErrorContext,
    { signal, fetch = globalThis.fetch }: SendOptions,
): Promise<Blob> {
    const response = await reach(() => fetch(url, signal ? { signal } : {}), url, signal, context);
    if (response.ok) return await response.blob();
    throw await apiError(response, context);
}

async function reach(
    attempt: () => Promise<Response>,
    url: string,
    signal: AbortSignal | undefined,
    context: ErrorContext,
): Promise<Response> {
    try {
        return await attempt();
    } catch (cause) {
        if (signal?.aborted) throw cause;
        throw new InferenceError(
            `${new URL(url).host} could not be reached. Check the network connection, then try again.`,
            { ...context, cause },
        );
    }
}

function fillHeaders(headers: WireRequest["headers"], token: string | undefined, context: ErrorContext): Headers {
    const filled = new Headers();
    for (const [name, value] of Object.entries(headers)) {
        // Without a token the request goes out as anybody's: public models answer it.
        if (typeof value !== "string" && !token) continue;
        filled.set(name, headerText(name, value, token ?? "", context));
    }
    return filled;
}

function headerText(name: string, value: HeaderValue, token: string, context: ErrorContext): string {
    const isToken = typeof value !== "string";
    const written = isToken ? value.map((part) => (typeof part === "string" ? part : token)).join("") : value;
    if (/^[\x20-\x7e]*$/.test(written)) return written;
    throw new InputError(
        isToken
            ? "The access token holds a line break or another character that a token never has. Copy it again, whole and without spaces."
            : `The header ${name} can only hold plain ASCII text; received ${JSON.stringify(value)}.`,
        context,
    );
}

async function apiError(response: Response, context: ErrorContext): Promise<ProviderApiError> {
    const requestId = response.headers.get("x-request-id") ?? undefined;
    // A browser hides what a refused redirect was.
    const status = response.type === "opaqueredirect" ? 302 : response.status;
    const from = `${context.provider} answered ${status}${response.statusText && ` ${response.statusText}`}`;
    const body = await response.text().catch(() => "");
    const said = errorText(body);
    return new ProviderApiError(`${from}${said && `: ${said}`}${advice(status)}`, {
        ...context,
        status,
        requestId,
    });
}

/** The message in an error's body, in any of the forms that providers use. */
export function errorText(body: string): string {
    try {
        return messageOf(JSON.parse(body)) || excerpt(body);
    } catch {
        return /^\s*</.test(body) ? "(an HTML page)" : excerpt(body.trim());
    }
}

function messageOf(value: unknown): string {
    if (typeof value === "string") return value;
    if (Array.isArray(value)) return value.map(messageOf).filter(Boolean).join("; ");
    if (typeof value !== "object" || value === null) return "";
    const fields: Record<string, unknown> = { ...value };
    const keys = ["error", "message", "detail", "msg", "title"];
    return keys.map((key) => messageOf(fields[key])).find(Boolean) ?? "";
}

function advice(status: number): string {
    if (status === 401) return ". Check the access token: it may be missing, mistyped or expired";
    if (status === 403) return ". The access token is not allowed to do this: check its permissions";
    if (status === 429) return ". Too many requests: wait a while, then try again";
    if (status >= 300 && status < 400) return ". The address sends elsewhere, and the token is not sent along";
    return "";
}
