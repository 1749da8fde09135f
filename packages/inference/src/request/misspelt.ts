import { getLogger } from "../logger.ts";
import type { TaskSchemas } from "../tasks/task.ts";
import { nearestName } from "./nearest-name.ts";

/** The parameters that have been checked already: a program that calls in a loop is warned once. */
const checked = new Set<string>();

/**
 * Warns of parameters that look like misspelt ones of the task. They are sent anyway, because a provider may accept
 * more parameters than the task lists.
 */
export function warnOfMisspelt({ id, flat, parameters: { entries } }: TaskSchemas, parameters: unknown): void {
    for (const name of Object.keys(Object(parameters))) {
        const key = `${id} ${name}`;
        if (Object.hasOwn(entries, name) || checked.has(key)) continue;
        checked.add(key);
        const suggestion = nearestName(name, Object.keys(entries));
        if (suggestion === undefined) continue;
        const prefix = flat === undefined ? "parameters." : "";
        getLogger().warn(
            `${id}: there is no parameter ${prefix}${name}; did you mean ${suggestion}? It is sent as it is.`,
        );
    }
}
