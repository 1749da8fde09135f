/** A job in a provider's queue, as a program waits for it. */
import {
    type Call,
    type JobPlace,
    lookRequest,
    providerHelper,
    type Queue,
    type WireRequest,
} from "@callsheet/inference";

/**
 * A queue whose places are whole addresses. Programs do not look for a reason beside the word `done`: where a job can
 * be done and have failed, its result is asked for next, and refused.
 */
export type Job = Pick<Queue, "status" | "result" | "word" | "done" | "failed" | "answersWithStatus"> & {
    /** Sent with every look. */
    readonly headers: WireRequest["headers"];
    /** Between two looks. */
    readonly seconds: number;
};

/** How a call's job is waited for; undefined where the answer is the result. */
export function jobOf(call: Call): Job | undefined {
    const helper = providerHelper(call.provider, call.task);
    if (helper?.queue === undefined) return undefined;
    const { url, headers } = lookRequest(call, "");
    const { queue } = helper;
    const query = call.direct ? "" : (queue.routedQuery ?? "");
    const whole = ({ before, after, ...place }: JobPlace) => ({
        ...place,
        before: url + before,
        after: after + query,
    });
    return {
        ...queue,
        status: whole(queue.status),
        ...(queue.result && { result: whole(queue.result) }),
        headers,
        seconds: queue.interval / 1000,
    };
}
