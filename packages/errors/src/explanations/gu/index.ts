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

export const gujarati: ErrorStrings = {
    labels,
    unknown: "આ error ઓળખાઈ નહીં. આખું લખાણ મૂકો: traceback ની છેલ્લી લીટીઓમાં કે આખા જવાબમાં કારણ લખ્યું હોય છે.",
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
