import type { Explanations } from "../explanation.ts";

/** Explanations: the classes of Callsheet's own errors. */
export const classes = {
    "input-error": {
        title: "InputError",
        means: "The call could not be made as it was written. Nothing was sent, and nothing was paid for.",
        todo: [
            "Read the message: it names the field, what was expected and what came.",
            "Another try without a change ends the same way.",
        ],
    },
    "routing-error": {
        title: "RoutingError",
        means: "There is nobody to ask: the provider is not known, does not serve the task or the model, or takes another kind of key. It is an `InputError` too.",
        todo: ["Choose one of the providers that the message names, or `auto`."],
    },
    "hub-api-error": {
        title: "HubApiError",
        means: "The Hub could not say who serves the model. The provider was not asked yet.",
        todo: [
            "With status 404: check the model's id.",
            "With 429 or 5xx: wait, or pass the option `mapping`, so that the Hub need not be asked.",
        ],
    },
    "provider-api-error": {
        title: "ProviderApiError",
        means: "The provider answered that it could not do it: by a status that is not 2xx, by an error in a stream, or by a job that failed. The message holds the provider's own words.",
        todo: [
            "Look at `status`, and read the provider's words in the message: they can be pasted here too.",
            "When you ask the provider for help, give it the `requestId`.",
        ],
    },
    "provider-output-error": {
        title: "ProviderOutputError",
        means: "The provider answered with success, but not with what the task gives. Most often the model does another task than was asked, or the server is one of a form of its own.",
        todo: [
            "Compare the task on the model's page with the one that you call.",
            "The message says where the answer differs. If the provider has changed its form, report it; until then take another provider.",
        ],
    },
    "timeout-error": {
        title: "TimeoutError",
        means: "The call took longer than a timeout allows: until the response begins, between two of its pieces, in a queue, or in all.",
        todo: [
            "The message says which timeout it was; allow more by the option `timeouts`, in milliseconds.",
            "A large model may take a minute for its first answer. Ask for less, such as fewer tokens or a smaller image, or take streaming.",
        ],
    },
    "aborted-error": {
        title: "AbortedError",
        means: "Your own program ended the call: by its `signal`, or you pressed Ctrl C. `cause` is the signal's reason.",
        todo: [
            "If nobody meant to, look where `abort()` is called: often a page that was left, or a timer that is too short.",
        ],
    },
    "inference-error": {
        title: "InferenceError",
        means: "The family of all these errors. By itself it says that the connection failed: nobody answered.",
        todo: [
            "In brackets the message says why: paste all of it here.",
            "Check the network connection and the address, then try again.",
        ],
    },
} as const satisfies Partial<Explanations>;
