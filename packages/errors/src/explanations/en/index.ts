import type { ErrorStrings } from "../explanation.ts";
import { call } from "./call.ts";
import { service } from "./service.ts";

/** The strings about errors in English, which define what other languages can translate. */
export const english: ErrorStrings = {
    labels: {
        because: "Your text says",
        todo: "What to do",
        others: "Perhaps also",
        snippet: "The call as it works ({call})",
        notServed: "{provider} is not known to serve {model}; another provider is asked here.",
        tokens: "Your text holds what looks like a key ({tokens}). If others have seen it, revoke it now and make a new one.",
    },
    unknown:
        "This error is not known. Paste all of it: the last lines of a traceback, or the whole response, say the most.",
    explanations: { ...call, ...service },
};
