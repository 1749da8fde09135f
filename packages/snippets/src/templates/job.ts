/** A job in a provider's queue, as a program waits for it. */
import { type Call, type JobPlace, type ProviderHelper, pollRequest, type Queue } from "@callsheet/inference/providers";
import type { TaskId } from "@callsheet/inference/tasks";
import type { WireRequest } from "@callsheet/inference/wire";

/**
 * A queue whose places are whole addresses. Programs do not look for a reason beside the status `done`: where a job can
 * be done and have failed, its result is asked for next, and refused.
 */
export type Job = Pick<Queue, "poll" | "result" | "status" | "output" | "done" | "failed" | "respondsWithStatus"> & {
    /** Sent with every poll. */
    readonly headers: WireRequest["headers"];
    /** Between two polls. */
    readonly seconds: number;
};

/** How long a program waits for a job. */
export const longestWait = { seconds: 600, problem: "The job was not done after 10 minutes." };

/** How a call's job is waited for; undefined where the response is the result. */
export function jobOf(call: Call, { queue }: Pick<ProviderHelper<TaskId>, "queue">): Job | undefined {
    if (queue === undefined) return undefined;
    const { url, headers } = pollRequest(call, "");
    const query = call.direct ? "" : (queue.routedQuery ?? "");
    const whole = ({ before, after, ...place }: JobPlace) => ({
        ...place,
        before: url + before,
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
