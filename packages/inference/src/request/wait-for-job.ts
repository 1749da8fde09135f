/** Waits for a job in a provider's queue. */

import { type ErrorContext, ProviderApiError, ProviderOutputError } from "../errors/errors.ts";
import { excerpt } from "../errors/excerpt.ts";
import { jobPath, jobState } from "../providers/jobs.ts";
import type { JobPlace, Queue } from "../providers/provider.ts";
import { at } from "../wire/json.ts";
import type { WireRequest } from "../wire/wire.ts";
import { pause, timeoutError } from "./clock.ts";
import { errorMessage } from "./error-text.ts";
import { readBody } from "./read-body.ts";
import { retryAfterOf } from "./retry.ts";
import { type Sender, send } from "./send.ts";

const growth = 1.5;
const longestInterval = 10_000;

export type Waiting = {
    readonly queue: Queue;
    /** The response to the request that put the job in the queue. */
    readonly submitted: unknown;
    readonly routed: boolean;
    /** Builds a request for the job, below the provider's base URL, with a leaf for the token. */
    readonly poll: (path: string, id: unknown) => WireRequest;
    /** The maximum size of the response to a poll, and of the result, in bytes. */
    readonly maxBytes?: number | undefined;
    /** Called after each poll of a job that is not done, with the milliseconds since it began. */
    readonly onWait?: ((milliseconds: number) => void) | undefined;
};

/**
 * Waits until a job is done, and returns its result.
 *
 * The provider chooses only the path of the polls: they, and the token with them, stay on its own host.
 *
 * @throws ProviderApiError when the job failed, TimeoutError when it takes too long
 */
export async function waitForJob(
    { queue, submitted, routed, poll, maxBytes, onWait }: Waiting,
    token: string | undefined,
    context: ErrorContext,
    sender: Sender,
): Promise<unknown> {
    if (queue.respondsWithStatus && jobState(submitted, queue) === "done") return submitted;
    const { clock } = sender;
    const startTime = Date.now();
    const request = async (place: JobPlace) => {
        const path = jobPath(submitted, place, queue);
        if (path === undefined) throw new ProviderOutputError(nowhere(submitted, context), context);
        const query = routed ? (queue.routedQuery ?? "") : "";
        const response = await send(poll(path + query, at(submitted, ...place.path)), token, context, sender);
        return { ...response, body: await readBody(response, response.errorContext, maxBytes) };
    };
    for (let interval = queue.interval; ; interval = Math.min(longestInterval, interval * growth)) {
        const { body, errorContext, response } = await request(queue.poll);
        const state = jobState(body, queue);
        if (state === "done") return queue.result ? (await request(queue.result)).body : body;
        if (state !== "waiting") {
            const message = errorMessage(state.failed, context) || excerpt(state.failed, context);
            throw new ProviderApiError(`The job at ${context.provider} failed: ${message}`, errorContext);
        }
        const waited = Date.now() - startTime;
        const delay = Math.max(queue.interval, retryAfterOf(response) ?? interval);
        if (waited + delay > clock.timeouts.queue) throw timeoutError("queue", clock, errorContext);
        onWait?.(waited);
        await pause(delay, clock, context);
    }
}

const nowhere = (submitted: unknown, context: ErrorContext) =>
    `${context.provider} did not say where its job is: ${excerpt(submitted, context)}`;
