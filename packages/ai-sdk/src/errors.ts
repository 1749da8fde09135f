/** The client's errors as those of the AI SDK, which decides by them whether a call is repeated. */
import { APICallError } from "@ai-sdk/provider";
import { AbortedError, InferenceError, InputError, ProviderOutputError } from "@callsheet/inference";

/**
 * Calls the client, and throws its errors as an `APICallError` with the status, the URL and the retry-after header.
 * Invalid calls and aborted ones keep their own errors: they are not repeated.
 */
export async function withSdkErrors<Result>(call: () => Promise<Result>): Promise<Result> {
    try {
        return await call();
    } catch (error) {
        throw sdkErrorOf(error);
    }
}

export function sdkErrorOf(error: unknown): unknown {
    if (!(error instanceof InferenceError)) return error;
    if (error instanceof InputError || error instanceof AbortedError) return error;
    const { message, status, request, retryAfter } = error;
    return new APICallError({
        message,
        url: request?.url ?? "",
        requestBodyValues: request?.body,
        cause: error,
        ...(status !== undefined && { statusCode: status }),
        ...(retryAfter !== undefined && { responseHeaders: { "retry-after": `${retryAfter}` } }),
        isRetryable: error instanceof ProviderOutputError ? false : isRetryable(status),
    });
}

/** Without a status the connection failed, or the time was over. */
const isRetryable = (status: number | undefined): boolean =>
    status === undefined || status >= 500 || [408, 409, 429].includes(status);
