import type { ErrorStrings } from "../explanation.ts";
import { call } from "./call.ts";
import { labels } from "./labels.ts";
import { service } from "./service.ts";

/** The strings about errors in English, which define what other languages can translate. */
export const english: ErrorStrings = {
    labels,
    unknown:
        "This error is not known. Paste all of it: the last lines of a traceback, or the whole response, say the most.",
    explanations: { ...call, ...service },
};
