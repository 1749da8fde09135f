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
