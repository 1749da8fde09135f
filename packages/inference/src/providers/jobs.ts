/** Jobs in a provider's queue: their paths and their states. */
import { at, type Path } from "../wire/json.ts";
import type { JobPlace, JobState, Queue } from "./provider.ts";
import { isUnsafeSegment } from "./provider-request.ts";

/** A job whose path is `before` and its id from the response. */
/* @__NO_SIDE_EFFECTS__ */
export const byId = (before: string, ...path: Path): JobPlace => ({ before, path, is: "id", after: "" });

/** A job whose path is `before` and its id from the response, which is a path itself. */
/* @__NO_SIDE_EFFECTS__ */
export const byPath = (before: string, ...path: Path): JobPlace => ({ before, path, is: "path", after: "" });

/** A job whose URL is in the response. @param after the text to append to its path */
/* @__NO_SIDE_EFFECTS__ */
export const byUrl = (path: Path, after = ""): JobPlace => ({ before: "", path, is: "url", after });

/** The path at which a job is polled; undefined if the response does not contain it. */
export function jobPath(
    submitted: unknown,
    { before, path, is, after }: JobPlace,
    { idField }: Pick<Queue, "idField"> = {},
): string | undefined {
    const value = at(submitted, ...path);
    const part = is === "url" ? pathOf(value) : idPart(value, is === "path");
    return part && before + (idField === undefined ? part : "") + after;
}

/** The job's state, from the response to a poll. A status that the queue does not name means waiting. */
export function jobState(body: unknown, { status, done, failed, reason, reasonFails, output }: Queue): JobState {
    const current = at(body, ...status);
    const why = reason && at(body, ...reason);
    const hasFailed = failed.some((one) => one === current);
    if (why && (reasonFails || hasFailed)) return { failed: why };
    if (hasFailed) return { failed: `its status is ${current}.` };
    if (current === done || (output && isThere(at(body, output)))) return "done";
    // A boolean may be missing while it is false, as in Google's APIs.
    const isMissing = current === undefined && typeof body === "object" && body !== null;
    const isWaiting = done === true ? current === false || isMissing : typeof current === "string";
    return isWaiting ? "waiting" : { failed: "its status cannot be read." };
}

const isThere = (output: unknown): boolean =>
    output !== undefined && output !== null && !(Array.isArray(output) && output.length === 0);

/** The path of a URL that has one: what follows a scheme without a slash, as in `mailto:`, could continue our host. */
function pathOf(url: unknown): string | undefined {
    const path = typeof url === "string" && URL.canParse(url) ? new URL(url).pathname : "";
    return path.startsWith("/") ? path : undefined;
}

/** An id as a part of a path. An id with slashes must not lead out of it. */
function idPart(id: unknown, hasSlashes: boolean): string | undefined {
    const segments = typeof id === "string" ? (hasSlashes ? id.split("/") : [id]) : [""];
    return segments.some(isUnsafeSegment) ? undefined : segments.map(encodeURIComponent).join("/");
}
