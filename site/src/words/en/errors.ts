/** The catalogue of errors, around its entries. */
export const errorPages = {
    samples: "What it looks like",
    status: "Status",
    see: "See also:",
    groups: {
        setup: {
            title: "Getting set up",
            text: "Python, Node, their packages and the terminal, before the first call.",
        },
        classes: {
            title: "The client's own errors",
            text: "Callsheet's library throws errors of these classes. They are one family: `instanceof InferenceError` in a `catch` tells them all.",
        },
        call: {
            title: "A slip in the call",
            text: "What was written does not fit the task or the model. Another try without a change does not help.",
        },
        key: { title: "Keys and money", text: "Who asks, what they may do, and who pays." },
        limit: {
            title: "Limits",
            text: "How much may be asked in a minute, in a day, or in one call. The key is right.",
        },
        model: { title: "Models and providers", text: "Whoever was asked does not have the model, or not yet." },
        service: {
            title: "The service's status",
            text: "By the status of HTTP: after 4xx one mostly changes the request, after 5xx one mostly waits.",
        },
        response: {
            title: "Reading the answer",
            text: "An answer came, but not all of it, or not the one that was expected.",
        },
        network: {
            title: "On the way",
            text: "The request never arrived. Another key or another model changes nothing.",
        },
        program: {
            title: "In your own program",
            text: "A slip in the program, or a file or a console that does not hold what it should.",
        },
    },
    family: "What every error holds",
    field: "Field",
    holds: "What it holds",
    fields: {
        message: "What happened and what to do, for a person.",
        cause: "The error behind it, if there is one.",
        provider: "The provider's id; of a server of your own, its host.",
        task: "The task's id.",
        model: "The model's id, as you wrote it.",
        status: "The HTTP status of the response; `undefined` where none came.",
        requestId: "The provider's own number for the request: quote it when you ask for help.",
        retryAfter: "How many seconds the server asks you to wait, where it says so.",
        request: "What was sent, with a sign in the token's place; `undefined` where nothing was.",
    },
};

export type ErrorPageStrings = typeof errorPages;

/** The error finder. */
export const errorFinder = {
    finder: "Paste the message here",
    finderHint: "The message of an error, a server's response, or a whole traceback: just as it is.",
    clear: "Clear",
    privacy: "What you paste never leaves this page: it is not sent, not kept, and not put into the address.",
    example: "For example:",
    needsScript:
        "To find an error by pasting its message, switch JavaScript on. The whole list below reads without it.",
    answer: "Explanation",
    found: "{count} explanations. The nearest: {title}",
    foundOne: "One explanation: {title}",
    nothing: "This message is not in the list. Did you paste all of it? If so, look for its status below.",
    tokenTitle: "Your text holds something that looks like a key",
    token: "{tokens}: this page sends it nowhere. But if you have shared this message with anybody, or posted it, revoke that key now and make a new one. Take keys out before you show a message to others.",
    tokenLink: "Your tokens on the Hub",
    go: "The whole entry",
};

export type ErrorFinderStrings = typeof errorFinder;
