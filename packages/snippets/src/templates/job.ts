/** Jobs in a provider's queue, and how a program waits for them. */
import { type Call, type JobPlace, type ProviderHelper, pollRequest, type Queue } from "@callsheet/inference/providers";
import type { TaskId } from "@callsheet/inference/tasks";
import type { WireRequest } from "@callsheet/inference/wire";

/**
 * A queue with absolute URLs. Programs do not check for an error beside the status `done`: if a finished job can have
 * failed, its result is requested next, and that request fails.
 */
export type Job = Pick<Queue, "poll" | "result" | "status" | "output" | "done" | "failed" | "respondsWithStatus"> & {
    /** The headers of every poll. */
    readonly headers: WireRequest["headers"];
    /** The pause between two polls. */
    readonly seconds: number;
};

/** The time limit for a job, and the error message when it is exceeded. */
export const longestWait = { seconds: 600, problem: "The job was not done after 10 minutes." };

/** The job of a call; undefined if the response is the result. */
export function jobOf(call: Call, { queue }: Pick<ProviderHelper<TaskId>, "queue">): Job | undefined {
    if (queue === undefined) return undefined;
    const { url, headers } = pollRequest(call, "");
    const query = call.direct ? "" : (queue.routedQuery ?? "");
    const whole = ({ before, after, ...place }: JobPlace) => ({
        ...place,
        // Programs take the slash from the path of a URL: not every path begins with one, and the host must end here.
        before: url + before + (place.is === "url" ? "/" : ""),
        after: after + query,
    });
    return {
        ...queue,
        poll: whole(queue.poll),
        ...(queue.result && { result: whole(queue.result) }),
        headers,
        seconds: queue.interval / 1000,
    };
}
