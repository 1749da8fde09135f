import type { ErrorStrings } from "../explanation.ts";
import { call } from "./call.ts";
import { labels } from "./labels.ts";
import { service } from "./service.ts";

export const gujarati: ErrorStrings = {
    labels,
    unknown: "આ error ઓળખાઈ નહીં. આખું લખાણ મૂકો: traceback ની છેલ્લી લીટીઓમાં કે આખા જવાબમાં કારણ લખ્યું હોય છે.",
    explanations: { ...call, ...service },
};
