/** Entries for keys, models and error statuses of a service. */
import type { ErrorEntry } from "./error-entry.ts";

export const keyEntries = {
    "no-key": {
        statuses: [401],
        says: [
            /No API key found/,
            /No api key passed/,
            /You must provide an api_key/,
            /api_key client option must be set/,
            /Missing credentials\. Please pass/,
            /(?:didn't|did not) provide an API key/,
            /KeyError: ['"]\w*(?:TOKEN|API_KEY)['"]/,
            /You must be (?:logged in|authenticated)/,
            /LocalTokenNotFoundError/,
            /Could not resolve authentication method/,
            /Not authenticated/,
            /Authentication credentials were not provided/,
        ],
        seen: [
            '{"message": "No API key found in request", "request_id": "…"}',
            "ValueError: You must provide an api_key to work with together API or log in with `hf auth login`.",
            "openai.OpenAIError: The api_key client option must be set either by passing api_key to the client or by setting the OPENAI_API_KEY environment variable",
            "KeyError: 'HF_TOKEN'",
        ],
    },
    "key-not-accepted": {
        statuses: [401],
        named: [
            "AuthenticationError",
            "Unauthorized",
            "authentication_error",
            "invalid_api_key",
            "Check the access token",
        ],
        says: [
            /Invalid (?:username or password|credentials|API[ -]?key|token|authentication)/,
            /Incorrect API key/,
            /(?:API key|token) (?:is|has) (?:invalid|expired|been revoked)/,
        ],
        seen: [
            "ProviderApiError: hf-inference responded with 401 Unauthorized: Invalid username or password. Check the access token: it may be missing, mistyped or expired",
            "openai.AuthenticationError: Error code: 401 - {'error': {'message': 'Incorrect API key provided: sk-…', 'type': 'invalid_request_error', 'code': 'invalid_api_key'}}",
            "huggingface_hub.errors.HfHubHTTPError: 401 Client Error: Unauthorized for url: https://router.huggingface.co/v1/chat/completions",
        ],
    },
    "wrong-kind-of-key": {
        says: [
            /takes a Hub token, which begins with hf_/,
            /takes its own key only, not a Hub token/,
            /Cannot select auto-router when using non-Hugging Face API key/,
            /is closed-source and does not support HF tokens/,
        ],
        seen: [
            "RoutingError: auto takes a Hub token, which begins with hf_, and the access token is another key.",
            "RoutingError: openai takes its own key only, not a Hub token. Pass the key that OPENAI_API_KEY holds as the access token.",
        ],
    },
    "key-has-stray-characters": {
        says: [
            /access token holds a line break/,
            /The header .{1,60} can only hold plain ASCII text/,
            /Illegal header value/,
            /Invalid (?:leading whitespace, reserved|return) character/,
            /return character\(s\) in header value/,
            /is an invalid header value/,
            /Cannot convert argument to a ByteString/,
            /codec can't encode character/,
            /Invalid character in header content/,
        ],
        named: ["LocalProtocolError", "InvalidHeader", "UnicodeEncodeError"],
        seen: [
            "InputError: The access token holds a line break or another character that a token never has. Copy it again, whole and without spaces.",
            "httpx.LocalProtocolError: Illegal header value b'Bearer hf_…\\n'",
            "UnicodeEncodeError: 'ascii' codec can't encode character '\\u2026' in position 12: ordinal not in range(128)",
        ],
    },
    "not-allowed": {
        statuses: [403],
        named: ["PermissionDeniedError", "Forbidden", "The access token is not allowed to do this"],
        says: [/does not have sufficient permissions/, /token has the correct permissions/],
        seen: [
            "403 Forbidden: This authentication method does not have sufficient permissions to call Inference Providers on behalf of user asha",
            "openai.PermissionDeniedError: Error code: 403",
        ],
    },
    "gated-model": {
        says: [
            /GatedRepoError/,
            /Cannot access gated repo/,
            /Access to model .{1,120} is restricted/,
            /gated repo/,
            /must (?:accept|agree to) .{0,60}(?:license|terms|conditions)/,
        ],
        seen: [
            "huggingface_hub.errors.GatedRepoError: 403 Client Error. Cannot access gated repo for url https://huggingface.co/api/models/meta-llama/Llama-3.1-8B-Instruct.",
            "Access to model meta-llama/Llama-3.1-8B-Instruct is restricted. You must have access to it and be authenticated to access it.",
        ],
    },
    "no-credit": {
        statuses: [402],
        named: ["Payment Required"],
        says: [
            /exceeded your (?:monthly included credits|current quota)/,
            /insufficient[ _](?:quota|credits?|balance|funds)/,
            /NOT_ENOUGH_BALANCE/,
            /depleted your monthly included credits/,
            /billing hard limit/,
            /(?:run|ran) out of credits?/,
        ],
        seen: [
            "402 Client Error: Payment Required for url: https://router.huggingface.co/v1/chat/completions. You have exceeded your monthly included credits for Inference Providers.",
            "openai.RateLimitError: Error code: 429 - {'error': {'message': 'You exceeded your current quota, please check your plan and billing details.', 'code': 'insufficient_quota'}}",
            '{"code": 403, "reason": "NOT_ENOUGH_BALANCE", "message": "not enough balance"}',
        ],
    },
} as const satisfies Readonly<Record<string, ErrorEntry>>;

export const modelEntries = {
    "no-such-model": {
        says: [
            /\bmodel\b.{0,160}does(?: not|n't) exist/,
            /model_not_found/,
            /model not found/,
            /Repository Not Found/,
            /Unable to access model/,
            /where .{1,160} is served\. The Hub responded with 404/,
            /not able to find inference provider information/,
            /no such model/,
        ],
        named: ["RepositoryNotFoundError"],
        seen: [
            '{"error": "Model owner/nmae does not exist"}',
            "HubApiError: The Hub could not say where owner/nmae is served. The Hub responded with 404 Not Found: Repository not found",
            "openai.NotFoundError: Error code: 404 - {'error': {'message': 'The model `gpt-9` does not exist or you do not have access to it.', 'code': 'model_not_found'}}",
            "huggingface_hub.errors.RepositoryNotFoundError: 401 Client Error. Repository Not Found for url: https://huggingface.co/api/models/owner/nmae.",
        ],
    },
    "model-not-served": {
        says: [
            /does not serve .{1,160} for [\w-]+\./,
            / serves .{1,160} for [\w-]+, not for /,
            /serves [\w-]+ with .{1,80} only/,
            /is not supported by (?:any )?provider/,
            /not supported by provider/,
            /is not supported for task/,
            /No Inference Provider available for model/,
            /model_not_supported/,
            /Unsupported Novita .{1,40} model/,
        ],
        seen: [
            "RoutingError: groq does not serve owner/name for conversational. Providers that do: together.",
            "400 The requested model 'owner/name' is not supported by any provider you have enabled.",
            "ValueError: Model owner/name is not supported by provider together.",
            "Model owner/name is not supported for task text-generation and provider novita. Supported task: conversational.",
        ],
    },
    "task-not-served": {
        says: [/does not serve [\w-]+\. (?:Providers that do|No )/, /Task '.{1,60}' not supported for provider '/],
        seen: [
            "RoutingError: groq does not serve fill-mask. Providers that do: hf-inference.",
            "ValueError: Task 'fill-mask' not supported for provider 'groq'. Available tasks: ['conversational']",
        ],
    },
    "no-such-provider": {
        says: [/There is no provider "/, /Provider '.{1,60}' not supported\. Available/],
        seen: [
            'RoutingError: There is no provider "togehter". Did you mean together?',
            "ValueError: Provider 'nebius' not supported. Available values: 'auto' or any provider from ['cerebras', 'cohere']",
        ],
    },
    "old-address": {
        statuses: [410],
        says: [
            /api-inference\.huggingface\.co is no longer supported/,
            /api-inference\.huggingface\.co/,
            /\bhas been deprecated\b/,
        ],
        seen: [
            '{"error": "https://api-inference.huggingface.co is no longer supported. Please use https://router.huggingface.co instead."}',
        ],
    },
    "model-is-loading": {
        says: [/currently loading/, /estimated_time/, /Model not loaded/, /is (?:starting|warming) up/, /cold start/],
        seen: ['{"error": "Model owner/name is currently loading", "estimated_time": 20.0}'],
    },
} as const satisfies Readonly<Record<string, ErrorEntry>>;

/** Errors of the service itself, by status. */
export const statusEntries = {
    "bad-request": {
        statuses: [400],
        named: ["BadRequestError", "Bad Request", "Bad request", "invalid_request_error"],
        seen: [
            '{"error": {"message": "Invalid request", "type": "invalid_request_error", "param": "model", "code": null}}',
            "huggingface_hub.errors.BadRequestError: (Request ID: …) Bad request:",
        ],
    },
    "not-found": {
        statuses: [404],
        named: ["NotFoundError", "Not Found", "RemoteEntryNotFoundError"],
        seen: ["404: Not Found", '{"detail": "Not Found"}'],
    },
    "method-not-allowed": {
        statuses: [405],
        named: ["Method Not Allowed"],
        seen: ['{"detail": "Method Not Allowed"}'],
    },
    "request-timeout": {
        statuses: [408],
        named: ["Request Timeout"],
        seen: ["408 Request Timeout"],
    },
    conflict: {
        statuses: [409],
        named: ["ConflictError"],
        seen: ["openai.ConflictError: Error code: 409"],
    },
    unprocessable: {
        statuses: [422],
        named: [
            "UnprocessableEntityError",
            "Unprocessable Entity",
            "Unprocessable Content",
            "Input validation error",
            "value_error",
        ],
        seen: [
            '{"detail": [{"loc": ["body", "inputs"], "msg": "value is not a valid dict", "type": "value_error"}]}',
            "422 Unprocessable Entity",
        ],
    },
    "failed-dependency": {
        statuses: [424],
        named: ["Failed Dependency"],
        seen: [
            "huggingface_hub.errors.HfHubHTTPError: 424 Client Error: Failed Dependency for url: https://router.huggingface.co/v1/chat/completions",
        ],
    },
    "too-many-requests": {
        statuses: [429],
        named: ["RateLimitError", "Too Many Requests", "rate_limit_exceeded", "rate limit", "Rate limit"],
        seen: [
            "ProviderApiError: groq responded with 429 Too Many Requests: Rate limit reached. Too many requests: try again in 20 seconds",
            "openai.RateLimitError: Error code: 429 - {'error': {'message': 'Rate limit reached for model', 'code': 'rate_limit_exceeded'}}",
        ],
    },
    "server-error": {
        statuses: [500],
        named: ["InternalServerError", "Internal Server Error", "server_error", "runner_error"],
        seen: ["500 Internal Server Error", "openai.InternalServerError: Error code: 500"],
    },
    "out-of-memory": {
        says: [/out of memory/, /OutOfMemoryError/],
        seen: ['{"error": "CUDA out of memory. Tried to allocate 2.00 GiB"}'],
    },
    "bad-gateway": {
        statuses: [502],
        named: ["Bad Gateway", "(an HTML page)"],
        seen: [
            "ProviderApiError: together responded with 502 Bad Gateway: (an HTML page)",
            "<html><head><title>502 Bad Gateway</title></head><body><h1>Bad Gateway</h1></body></html>",
        ],
    },
    "service-unavailable": {
        statuses: [503],
        named: [
            "Service Unavailable",
            "OverloadedError",
            "overloaded",
            "no healthy upstream",
            "Service Temporarily Unavailable",
        ],
        seen: ["503 Service Unavailable", '{"error": "Model is overloaded", "error_type": "overloaded"}'],
    },
    "gateway-timeout": {
        statuses: [504, 524],
        named: ["Gateway Timeout", "Gateway Time-out"],
        seen: ["504 Gateway Time-out", "ProviderApiError: hf-inference responded with 504 Gateway Timeout"],
    },
    redirected: {
        statuses: [301, 302, 303, 307, 308],
        says: [/The address sends elsewhere, and the token is not sent along/],
        seen: [
            "ProviderApiError: my-server.example responded with 301 Moved Permanently. The address sends elsewhere, and the token is not sent along",
        ],
    },
    "job-failed": {
        says: [
            /The job at .{1,80} failed/,
            /TASK_STATUS_FAILED/,
            /task status: FAIL/,
            /(?:video generation|prediction|API task) failed/,
            /Timed out while waiting for .{0,60}(?:result|video)/,
        ],
        seen: [
            "ProviderApiError: The job at replicate failed: its status is failed.",
            "InferenceClientProviderOutputError: Together video generation failed: Unknown error",
        ],
    },
    "job-takes-too-long": {
        says: [/The job at .{1,80} was not done within/],
        seen: [
            "TimeoutError: The job at fal-ai was not done within 600 seconds. Allow it more with the option timeouts: { queue: milliseconds }.",
        ],
    },
    "sandbox-was-told": {
        says: [/The sandbox was told to fail/],
        seen: ["ProviderApiError: hf-inference responded with 503: The sandbox was told to fail"],
    },
} as const satisfies Readonly<Record<string, ErrorEntry>>;
