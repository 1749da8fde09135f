/** The client's errors as those of the AI SDK, which decides by them whether a call is repeated. */
import { APICallError, NoSuchModelError } from "@ai-sdk/provider";
import {
    AbortedError,
    HubApiError,
    InferenceError,
    InputError,
    ProviderOutputError,
    RoutingError,
} from "@callsheet/inference";
import { jsonOf } from "./exchange.ts";
import type { StartedCall } from "./model-context.ts";

/**
 * Makes a call with the client, and throws its errors as those of the AI SDK: an `APICallError` with the status, the URL, the
 * headers and the body of the response, and a `NoSuchModelError` if the Hub has no such model, or nobody serves it for this. Invalid calls and
 * aborted ones keep their own errors. None of them but the first is repeated.
 */
export async function withSdkErrors<Result>(started: StartedCall, call: () => Promise<Result>): Promise<Result> {
    try {
        return await call();
    } catch (error) {
        throw sdkErrorOf(error, started);
    }
}

export function sdkErrorOf(error: unknown, { exchanges, modelId, modelType }: StartedCall): unknown {
    if (!(error instanceof InferenceError)) return error;
    if (error instanceof RoutingError || (error instanceof HubApiError && error.status === 404)) {
        return Object.assign(new NoSuchModelError({ modelId, modelType, message: error.message }), { cause: error });
    }
    if (error instanceof InputError || error instanceof AbortedError) return error;
    const { message, status, request } = error;
    const { url = request?.url ?? "", requestText, headers, responseText } = exchanges.last() ?? {};
    const body = responseText?.();
    return new APICallError({
        message,
        url,
        requestBodyValues: jsonOf(requestText) ?? request?.body,
        cause: error,
        ...(status !== undefined && { statusCode: status }),
        ...(headers && { responseHeaders: headers }),
        ...(body !== undefined && { responseBody: body, data: jsonOf(body) }),
        isRetryable: error instanceof ProviderOutputError ? false : isRetryable(status),
    });
}

/** Without a status the connection failed, or the time was over. */
const isRetryable = (status: number | undefined): boolean =>
    status === undefined || status >= 500 || [408, 409, 429].includes(status);
