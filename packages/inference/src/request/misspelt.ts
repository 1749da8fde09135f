import { getLogger } from "../logger.ts";
import type { TaskSchemas } from "../tasks/task.ts";
import { nearestName } from "./nearest-name.ts";

/** What has been looked at already: a program that calls in a loop is told once. */
const seen = new Set<string>();

/**
 * Warns of parameters that look like misspelt ones of the task. They are sent all the same: a provider may know more
 * parameters than the task does.
 */
export function warnOfMisspelt({ id, flat, parameters: { entries } }: TaskSchemas, parameters: unknown): void {
    for (const given of Object.keys(Object(parameters))) {
        const key = `${id} ${given}`;
        if (Object.hasOwn(entries, given) || seen.has(key)) continue;
        seen.add(key);
        const meant = nearestName(given, Object.keys(entries));
        if (meant === undefined) continue;
        const place = flat === undefined ? "parameters." : "";
        getLogger().warn(`${id}: there is no parameter ${place}${given}; did you mean ${meant}? It is sent as it is.`);
    }
}
