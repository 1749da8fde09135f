/** Entries for the client's own errors, by class or by message. */
import type { ErrorEntry } from "./error-entry.ts";

/** The client's error classes, with the names of the corresponding classes in the ecosystem's client. */
export const classEntries = {
    "input-error": {
        named: ["InputError", "InferenceClientInputError"],
        seen: ['InputError: conversational: pass a model, such as { model: "owner/name" }.'],
        says: [
            /: pass a model, such as/,
            /Name the task, such as/,
            /No default model defined for task/,
            /Specifying a model is required/,
        ],
    },
    "routing-error": {
        named: ["RoutingError", "InferenceClientRoutingError"],
        seen: ["RoutingError: openai is not asked by the Responses API at its own address."],
        says: [/is not asked by the Responses API/],
    },
    "hub-api-error": {
        named: ["HubApiError", "InferenceClientHubApiError", "The Hub could not say"],
        seen: [
            "HubApiError: The Hub's response about owner/name has no mapping that can be read.",
            "Failed to fetch inference provider mapping for model owner/name",
        ],
        says: [/The Hub's response about .{1,120} has no mapping/, /Failed to fetch inference provider mapping/],
    },
    "provider-api-error": {
        named: ["ProviderApiError", "InferenceClientProviderApiError", "HfHubHTTPError", "APIError", "APIStatusError"],
        seen: [
            "InferenceClientProviderApiError: Failed to perform inference: an HTTP error occurred when requesting the provider.",
            "ProviderApiError: hf-inference responded with 418: I am a teapot",
        ],
    },
    "provider-output-error": {
        named: ["ProviderOutputError", "InferenceClientProviderOutputError", "APIResponseValidationError"],
        says: [
            /is not what [\w-]+ returns/,
            /Received malformed response from/,
            /did not say where its job is/,
            /gave a result that is not a URL/,
            /Data returned by API invalid for expected schema/,
        ],
        seen: [
            'ProviderOutputError: The response of hf-inference is not what text-classification returns: expected a list, received {"ok":true}.',
            "InferenceClientProviderOutputError: Received malformed response from Replicate text-to-image API",
        ],
    },
    "timeout-error": {
        named: ["TimeoutError", "APITimeoutError", "APIConnectionTimeoutError", "InferenceTimeoutError", "ReadTimeout"],
        says: [
            /did not begin to respond within/,
            /stopped in the middle of its response within/,
            /The call was not done within/,
            /\bRequest timed out\b/,
            /Inference call timed out/,
            /Read timed out/,
            /read operation timed out/,
            /aborted due to timeout/,
            /UND_ERR_(?:HEADERS|BODY)_TIMEOUT|(?:Headers|Body) Timeout Error/,
            /Operation timed out after \d+ milliseconds/,
        ],
        seen: [
            "TimeoutError: hf-inference did not begin to respond within 120 seconds. Allow it more with the option timeouts: { response: milliseconds }.",
            "openai.APITimeoutError: Request timed out.",
            "huggingface_hub.errors.InferenceTimeoutError: Inference call timed out: https://router.huggingface.co/v1/chat/completions",
            "httpx.ReadTimeout: The read operation timed out",
            "DOMException [TimeoutError]: The operation was aborted due to timeout",
        ],
    },
    "aborted-error": {
        named: ["AbortedError", "AbortError", "APIUserAbortError", "KeyboardInterrupt"],
        says: [
            /The call was aborted/,
            /(?:This|The) operation was aborted(?! due to timeout)/,
            /signal is aborted without reason/,
            /Request was aborted/,
            /The user aborted a request/,
        ],
        seen: [
            "AbortError: The call was aborted.",
            "DOMException [AbortError]: This operation was aborted",
            "KeyboardInterrupt",
        ],
    },
    "inference-error": {
        named: ["InferenceError", "APIConnectionError", "ConnectError", "could not be reached", "Connection error."],
        seen: [
            "InferenceError: router.huggingface.co could not be reached. Check the network connection, then try again.",
            "openai.APIConnectionError: Connection error.",
        ],
    },
} as const satisfies Readonly<Record<string, ErrorEntry>>;

/** Invalid calls, which are rejected before they are sent or by the provider. */
export const callEntries = {
    "value-does-not-fit": {
        says: [
            /: expected .{1,200}, received /,
            /There is no task "/,
            /Task '.{1,60}' not supported for provider/,
            /Unsupported data format/,
        ],
        seen: [
            'InputError: fill-mask: parameters.top_k: expected a number, received "5".',
            'InputError: There is no task "text-clasification". Did you mean text-classification?',
        ],
    },
    "field-is-missing": {
        says: [
            /\b[\w.]{1,100} is missing[.:]/,
            /field required/,
            /missing field `/,
            /\btext is required\b/,
            /"type": ?"missing"/,
            /Missing required parameter/,
            /Missing required arguments?/,
            /invalid_fields/,
        ],
        named: ["missing_required_parameter"],
        seen: [
            "InputError: question-answering: inputs.context is missing.",
            '{"error": ["Error in `inputs.context`: field required"]}',
            '{"detail": [{"type": "missing", "loc": ["body", "messages"], "msg": "Field required"}]}',
            "Failed to deserialize the JSON body into the target type: missing field `messages` at line 1 column 75",
            '{"title": "Input validation failed", "detail": "- input: text is required\\n", "status": 422, "invalid_fields": [{"type": "required", "field": "input.text", "description": "text is required"}]}',
        ],
    },
    "not-a-model-id": {
        says: [
            /is not a model id/,
            /is an address\. Pass it as endpointUrl/,
            /Model URLs are no longer supported/,
            /Repo id must (?:be in the form|use alphanumeric)/,
            /must be prefixed by "/,
            /serves its own models only/,
        ],
        named: ["HFValidationError"],
        seen: [
            'InputError: "whisper" is not a model id. Expected the form owner/name, such as openai/whisper-large-v3.',
            "InputError: openai serves its own models only: expected a model id such as openai/gpt-5-mini, not google/gemma-3-27b-it.",
            "huggingface_hub.errors.HFValidationError: Repo id must be in the form 'repo_name' or 'namespace/repo_name'",
        ],
    },
    "not-an-endpoint": {
        says: [
            /is not an endpoint URL/,
            /endpointUrl is a server of your own/,
            /Cannot use endpointUrl with a third-party provider/,
            /Received both `model` and `base_url`/,
        ],
        seen: ['InputError: "my-server" is not an endpoint URL. Expected the form https://host/path.'],
    },
    "file-type-not-taken": {
        statuses: [415],
        says: [
            /reads recordings of the types/,
            /does not support blob type/,
            /Content type .{1,60} not supported/,
            /Unsupported Media Type/,
            /Content-Type must be/,
            /Malformed soundfile/,
            /Unable to determine the input's content-type/,
        ],
        seen: [
            "InputError: fal-ai reads recordings of the types audio/mpeg, audio/wav; received audio/flac. Convert the recording to MP3 or WAV, or give its Blob the type that it has.",
            'hf-inference responded with 400: Content type "None" not supported. Supported content types are: application/json, image/jpeg',
            "415 Unsupported Media Type",
        ],
    },
    "no-address-of-the-file": {
        says: [/has no URL of it/, /gave the file itself, not its URL/],
        seen: ["InputError: hf-inference gives the file itself and has no URL of it. Ask for the blob."],
    },
    "not-in-responses": {
        says: [/The Responses API has no/],
        seen: ["InputError: The Responses API has no stop, seed. Leave it out, or ask by chat-completions."],
    },
    "too-long": {
        says: [
            /maximum context length/,
            /context_length_exceeded/,
            /must have less than \d+ tokens/,
            /`?inputs`? tokens \+ `?max_new_tokens`? must be <=/,
            /(?:prompt|input|request) (?:is|was) too long/,
            /string too long/,
            /reduce the length/,
        ],
        named: ["string_above_max_length", "LengthFinishReasonError"],
        seen: [
            '{"error": "Input validation error: `inputs` tokens + `max_new_tokens` must be <= 4096. Given: 4051 `inputs` tokens and 512 `max_new_tokens`", "error_type": "validation"}',
            "openai.BadRequestError: Error code: 400 - {'error': {'message': \"This model's maximum context length is 8192 tokens.\", 'code': 'context_length_exceeded'}}",
        ],
    },
    "too-large": {
        statuses: [413],
        says: [
            /Payload Too Large/,
            /Request Entity Too Large/,
            /(?:file|body|request|image|content)(?: \w+)? (?:is )?too large/,
            /length limit exceeded/,
        ],
        seen: ["413 Request Entity Too Large", "ProviderApiError: together responded with 413: Payload Too Large"],
    },
    "chat-template": {
        says: [
            /template_error/,
            /chat template/,
            /Conversation roles must alternate/,
            /System role not supported/,
            /does not seem to support chat completion/,
            /not a chat model/,
            /Template error/,
        ],
        seen: [
            '{"error": "Template error: Conversation roles must alternate user/assistant/user/assistant/...", "error_type": "template_error"}',
            "openai.NotFoundError: Error code: 404 - {'error': {'message': 'This is not a chat model and thus not supported in the v1/chat/completions endpoint.'}}",
        ],
    },
    "mask-is-missing": {
        says: [/No mask_token/, /mask_token .{0,40}not found/],
        seen: ['{"error": "No mask_token ([MASK]) found on the input"}'],
    },
    "content-refused": {
        says: [
            /content_filter/,
            /content[ _]policy/,
            /safety system/,
            /NSFW content/,
            /flagged (?:as|by|for)/,
            /rejected by the content filter/,
        ],
        named: ["ContentFilterFinishReasonError"],
        seen: [
            "400 Your request was rejected as a result of our safety system.",
            "Could not parse response content as the request was rejected by the content filter",
        ],
    },
} as const satisfies Readonly<Record<string, ErrorEntry>>;
