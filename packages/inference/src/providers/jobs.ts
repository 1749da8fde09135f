/** Jobs in a provider's queue: their paths and their states. */
import { at, type Path } from "../wire/json.ts";
import type { JobPlace, JobState, Queue } from "./provider.ts";

/** A job whose path is `before` and its id from the response. */
/* @__NO_SIDE_EFFECTS__ */
export const byId = (before: string, ...path: Path): JobPlace => ({ before, path, is: "id", after: "" });

/** A job whose URL is in the response. @param after the text to append to its path */
/* @__NO_SIDE_EFFECTS__ */
export const byUrl = (path: Path, after = ""): JobPlace => ({ before: "", path, is: "url", after });

/** The path of a job; undefined if the response does not contain it. */
export function jobPath(submitted: unknown, { before, path, is, after }: JobPlace): string | undefined {
    const said = at(submitted, ...path);
    const part = is === "id" ? idPart(said) : pathOf(said);
    return part && before + part + after;
}

/** The job's state, from the response to a poll. A status that the queue does not name means waiting. */
export function jobState(body: unknown, { status, done, failed, reason, reasonFails, output }: Queue): JobState {
    const said = at(body, ...status);
    const why = reason && at(body, ...reason);
    if (typeof why === "string" && why !== "" && (reasonFails || isOneOf(failed, said))) return { failed: why };
    if (said === done) return "done";
    if (output && !isOneOf(failed, said) && isThere(at(body, output))) return "done";
    if (typeof said !== "string") return { failed: "its status cannot be read." };
    return isOneOf(failed, said) ? { failed: `its status is ${said}.` } : "waiting";
}

const isThere = (output: unknown): boolean =>
    output !== undefined && output !== null && !(Array.isArray(output) && output.length === 0);

const isOneOf = (statuses: readonly string[], status: unknown): boolean => statuses.some((one) => one === status);

/** The path of a URL that has one: what follows a scheme without a slash, as in `mailto:`, could continue our host. */
function pathOf(url: unknown): string | undefined {
    const path = typeof url === "string" && URL.canParse(url) ? new URL(url).pathname : "";
    return path.startsWith("/") ? path : undefined;
}

const idPart = (id: unknown): string | undefined =>
    typeof id === "string" && id !== "" ? encodeURIComponent(id) : undefined;
