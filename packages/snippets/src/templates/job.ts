/** Jobs in a provider's queue, and how a program waits for them. */
import {
    type Call,
    type JobPlace,
    type Path,
    type ProviderHelper,
    pollRequest,
    type Queue,
} from "@callsheet/inference/providers";
import type { TaskId } from "@callsheet/inference/tasks";
import type { WireRequest } from "@callsheet/inference/wire";

/** A queue with absolute URLs. */
export type Job = Omit<Queue, "reason" | "reasonFails" | "interval" | "headers" | "routedQuery"> & {
    /** The headers that every poll has in common with the request. */
    readonly headers: WireRequest["headers"];
    /** The headers that only polls have. */
    readonly pollHeaders: WireRequest["headers"];
    /** The pause between two polls. */
    readonly seconds: number;
    /**
     * The path of an error that can be there beside any status. Undefined if the job has a result of its own: a job that
     * has failed has none, so that its request fails.
     */
    readonly error: Path | undefined;
};

/** The time limit for a job, and the error message when it is exceeded. */
export const maxWait = { seconds: 600, problem: "The job was not done after 10 minutes." };

/** The job of a call; undefined if the response is the result. */
export function jobOf(call: Call, { queue }: Pick<ProviderHelper<TaskId>, "queue">): Job | undefined {
    if (queue === undefined) return undefined;
    const { url, headers: all } = pollRequest(call, "");
    const { "Content-Type": contentType, ...others } = all;
    const isOwn = (name: string) => Object.hasOwn(queue.headers ?? {}, name);
    const query = call.direct ? "" : (queue.routedQuery ?? "");
    const withText = ({ before, after, ...place }: JobPlace) => ({
        ...place,
        // Programs take the slash from the path of a URL: not every path begins with one, and the host must end here.
        before: url + before + (place.is === "url" ? "/" : ""),
        after: after + query,
    });
    return {
        ...queue,
        poll: withText(queue.poll),
        ...(queue.result && { result: withText(queue.result) }),
        headers: Object.fromEntries(Object.entries(others).filter(([name]) => !isOwn(name))),
        pollHeaders: { ...(contentType && { "Content-Type": contentType }), ...queue.headers },
        seconds: queue.interval / 1000,
        error: queue.reasonFails && !queue.result ? queue.reason : undefined,
    };
}
