/** Entries for the answers of a service itself, mostly by status: the last resort, when no message says more. */
import type { ErrorEntry } from "./error-entry.ts";

export const statusEntries = {
    "bad-request": {
        named: ["BadRequestError", "Bad Request", "Bad request", "INVALID_ARGUMENT"],
        families: ["invalid_request_error"],
        statuses: [400],
        samples: [
            '{"error": {"message": "Invalid request", "type": "invalid_request_error", "param": "model", "code": null}}',
            "huggingface_hub.errors.BadRequestError: (Request ID: …) Bad request:",
        ],
    },
    "not-found": {
        named: ["NotFoundError", "Not Found", "EntryNotFoundError", "RevisionNotFoundError", "404 page not found"],
        statuses: [404],
        samples: ["404 Not Found", "openai.NotFoundError: Error code: 404", '{"detail": "Not Found"}'],
    },
    "method-not-allowed": {
        says: [
            /Request method '\w+' (?:is )?not (?:supported|allowed)/,
            /Cannot GET \//,
            /Not allowed to (?:GET|PUT)\b/,
        ],
        named: ["Method Not Allowed", "Method not allowed"],
        statuses: [405],
        samples: ["405 Method Not Allowed", '{"detail": "Method Not Allowed"}'],
    },
    "request-timeout": {
        named: ["Request Timeout", "Request Time-out"],
        statuses: [408],
        samples: ["408 Request Timeout"],
    },
    conflict: {
        named: ["ConflictError", "Conflict"],
        statuses: [409],
        samples: ["409 Conflict", "openai.ConflictError: Error code: 409"],
    },
    unprocessable: {
        named: [
            "UnprocessableEntityError",
            "Unprocessable Entity",
            "Unprocessable Content",
            "Input validation error",
            "value_error",
        ],
        statuses: [422],
        samples: [
            '{"detail": [{"loc": ["body", "inputs"], "msg": "value is not a valid dict", "type": "value_error"}]}',
            "422 Unprocessable Entity",
        ],
    },
    "failed-dependency": {
        named: ["Failed Dependency"],
        statuses: [424],
        samples: [
            "huggingface_hub.errors.HfHubHTTPError: 424 Client Error: Failed Dependency for url: https://router.huggingface.co/v1/chat/completions",
        ],
    },
    "server-error": {
        says: [
            /Provider returned error/,
            /The server had an error while processing your request/,
            /Inference failed\b/,
        ],
        named: ["InternalServerError", "Internal Server Error", "server_error", "runner_error"],
        statuses: [500],
        unless: [/rate-limited upstream/],
        samples: ["500 Internal Server Error", "openai.InternalServerError: Error code: 500"],
    },
    "bad-gateway": {
        says: [/error code: 52[0-3]\b/],
        named: ["Bad Gateway", "(an HTML page)", "Web server is down", "Origin is unreachable"],
        statuses: [502, 520, 521, 522, 523],
        samples: [
            "ProviderApiError: together responded with 502 Bad Gateway: (an HTML page)",
            "<html><head><title>502 Bad Gateway</title></head><body><h1>Bad Gateway</h1></body></html>",
        ],
    },
    "service-unavailable": {
        says: [
            /\bmodel is (?:currently )?overloaded/,
            /Service tier capacity exceeded/,
            /(?:at|over|exceeded) capacity/,
            /server(?:s are| is) busy/,
            /Model too busy/,
        ],
        named: [
            "Service Unavailable",
            "OverloadedError",
            "overloaded",
            "overloaded_error",
            "UNAVAILABLE",
            "no healthy upstream",
            "Service Temporarily Unavailable",
        ],
        statuses: [503, 529],
        samples: ["503 Service Unavailable", '{"error": "Model is overloaded", "error_type": "overloaded"}'],
    },
    "gateway-timeout": {
        says: [/error code: 524\b/, /upstream request timeout/, /\bmodel .{1,80} timed? out\b/],
        named: ["Gateway Timeout", "Gateway Time-out"],
        statuses: [504, 524],
        samples: ["504 Gateway Time-out", "ProviderApiError: hf-inference responded with 504 Gateway Timeout"],
    },
    redirected: {
        says: [/The address sends elsewhere, and the token is not sent along/, /Exceeded \d+ redirects/],
        named: ["Moved Permanently", "TooManyRedirects"],
        statuses: [301, 302, 303, 307, 308],
        samples: [
            "ProviderApiError: my-server.example responded with 301 Moved Permanently. The address sends elsewhere, and the token is not sent along",
        ],
    },
    "refused-by-service": {
        families: [
            "APIError",
            "APIStatusError",
            "HfHubHTTPError",
            "FalClientHTTPError",
            "ReplicateError",
            "HTTPStatusError",
            "HTTPError",
            "ApiError",
            "AxiosError",
            "APICallError",
        ],
        samples: [
            "openai.APIStatusError: Error code: 418",
            "huggingface_hub.errors.HfHubHTTPError: (Request ID: Root=1-681f)",
        ],
    },
    "job-failed": {
        says: [
            /The job at .{1,80} failed/,
            /\bTASK_STATUS_FAILED\b/,
            /task status: FAIL/,
            /(?:video generation|prediction|API task|image generation) failed/,
            /Timed out while waiting for .{0,60}(?:result|video)/,
            /\bModelError\b/,
        ],
        samples: [
            "ProviderApiError: The job at replicate failed: its status is failed.",
            "InferenceClientProviderOutputError: Together video generation failed: Unknown error",
        ],
    },
    "job-takes-too-long": {
        says: [/The job at .{1,80} was not done within/, /timed out after 60 seconds\. No output generated/],
        samples: [
            "TimeoutError: The job at fal-ai was not done within 600 seconds. Allow it more with the option timeouts: { queue: milliseconds }.",
        ],
    },
    "sandbox-was-told": {
        says: [/The sandbox was told to fail/],
        samples: ["ProviderApiError: hf-inference responded with 503: The sandbox was told to fail"],
    },
} as const satisfies Readonly<Record<string, ErrorEntry>>;
