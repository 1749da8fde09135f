import type { ErrorStrings } from "../explanation.ts";
import { call } from "./call.ts";
import { classes } from "./classes.ts";
import { key } from "./key.ts";
import { labels } from "./labels.ts";
import { model } from "./model.ts";
import { network } from "./network.ts";
import { program } from "./program.ts";
import { response } from "./response.ts";
import { service } from "./service.ts";
import { setup } from "./setup.ts";

/** The strings about errors in English, which define what other languages can translate. */
export const english: ErrorStrings = {
    labels,
    unknown:
        "This error is not known. Paste all of it: the last lines of a traceback, or the whole response, say the most.",
    explanations: {
        ...setup,
        ...key,
        ...model,
        ...call,
        ...service,
        ...response,
        ...network,
        ...program,
        ...classes,
    },
};
