/** Entries for the classes of Callsheet's own errors, with those of the ecosystem's client that correspond to them. */
import type { ErrorEntry } from "./error-entry.ts";

export const classEntries = {
    "input-error": {
        named: ["InputError", "InferenceClientInputError"],
        samples: ['InputError: conversational: pass a model, such as { model: "owner/name" }.'],
        says: [
            /: pass a model, such as/,
            /Name the task, such as/,
            /No default model defined for task/,
            /Specifying a model is required/,
        ],
    },
    "routing-error": {
        named: ["RoutingError", "InferenceClientRoutingError"],
        samples: ["RoutingError: openai is not asked by the Responses API at its own address."],
        says: [/is not asked by the Responses API/],
    },
    "hub-api-error": {
        families: ["HubApiError", "InferenceClientHubApiError", "The Hub could not say"],
        samples: [
            "HubApiError: The Hub's response about owner/name has no mapping that can be read.",
            "Failed to fetch inference provider mapping for model owner/name",
        ],
        says: [/The Hub's response about .{1,120} has no mapping/, /Failed to fetch inference provider mapping/],
    },
    "provider-api-error": {
        families: ["ProviderApiError", "InferenceClientProviderApiError"],
        samples: [
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
        samples: [
            'ProviderOutputError: The response of hf-inference is not what text-classification returns: expected a list, received {"ok":true}.',
            "InferenceClientProviderOutputError: Received malformed response from Replicate text-to-image API",
        ],
    },
    "timeout-error": {
        says: [
            /did not begin to respond within/,
            /stopped in the middle of its response within/,
            /The call was not done within/,
        ],
        samples: [
            "TimeoutError: hf-inference did not begin to respond within 120 seconds. Allow it more with the option timeouts: { response: milliseconds }.",
        ],
    },
    "aborted-error": {
        named: ["AbortedError"],
        says: [/The call was aborted/],
        samples: ["AbortError: The call was aborted."],
    },
    "inference-error": {
        named: ["InferenceError", "could not be reached"],
        samples: [
            "InferenceError: router.huggingface.co could not be reached. Check the network connection, then try again.",
        ],
    },
} as const satisfies Readonly<Record<string, ErrorEntry>>;
