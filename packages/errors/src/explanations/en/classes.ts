import type { Explanations } from "../explanation.ts";

/** Explanations: the classes of Callsheet's own errors. */
export const classes = {
    "input-error": {
        title: "InputError",
        cause: "The call could not be made as it was written. Nothing was sent, and nothing was paid for.",
        steps: [
            "Read the message: it names the field, what was expected and what came.",
            "Another try without a change ends the same way.",
        ],
    },
    "routing-error": {
        title: "RoutingError",
        cause: "There is nobody to ask: the provider is not known, does not serve the task or the model, or takes another kind of key. It is an `InputError` too.",
        steps: ["Choose one of the providers that the message names, or `auto`."],
    },
    "hub-api-error": {
        title: "HubApiError",
        cause: "The Hub could not say who serves the model. The provider was not asked yet.",
        steps: [
            "With status 404: check the model's id.",
            "With 429 or 5xx: wait, or pass the option `mapping`, so that the Hub need not be asked.",
        ],
    },
    "provider-api-error": {
        title: "ProviderApiError",
        cause: "The provider answered that it could not do it: by a status that is not 2xx, by an error in a stream, or by a job that failed. The message holds the provider's own words.",
        steps: [
            "Look at `status`, and read the provider's words in the message: they can be pasted here too.",
            "When you ask the provider for help, give it the `requestId`.",
        ],
    },
    "provider-output-error": {
        title: "ProviderOutputError",
        cause: "The provider answered with success, but not with what the task gives. Most often the model does another task than was asked, or the server is one of a form of its own.",
        steps: [
            "Compare the task on the model's page with the one that you call.",
            "The message says where the answer differs. If the provider has changed its form, report it; until then take another provider.",
        ],
    },
    "timeout-error": {
        title: "TimeoutError",
        cause: "The call took longer than a timeout allows: until the response begins, between two of its pieces, in a queue, or in all.",
        steps: [
            "The message says which timeout it was; allow more by the option `timeouts`, in milliseconds.",
            "A large model may take a minute for its first answer. Ask for less, such as fewer tokens or a smaller image, or take streaming.",
        ],
    },
    "aborted-error": {
        title: "AbortedError",
        cause: "Your own program ended the call: by its `signal`, or you pressed Ctrl C. `cause` is the signal's reason.",
        steps: [
            "If nobody meant to, look where `abort()` is called: often a page that was left, or a timer that is too short.",
        ],
    },
    "inference-error": {
        title: "InferenceError",
        cause: "The family of all these errors. By itself it says that the connection failed: nobody answered.",
        steps: [
            "In brackets the message says why: paste all of it here.",
            "Check the network connection and the address, then try again.",
        ],
    },
} as const satisfies Partial<Explanations>;
