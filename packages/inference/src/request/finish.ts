/** From a provider's first response to the result: waits for a job, downloads a file. */

import { type ErrorContext, ProviderApiError, ProviderOutputError } from "../errors/errors.ts";
import { excerpt } from "../errors/excerpt.ts";
import { Download, resultOf } from "../providers/files.ts";
import { jobPath, jobState } from "../providers/jobs.ts";
import type { JobPlace, Queue } from "../providers/provider.ts";
import { pollOf } from "../providers/wire-request.ts";
import { toDataUrl } from "../wire/base64.ts";
import { at } from "../wire/json.ts";
import type { WireRequest } from "../wire/wire.ts";
import { pause, timeoutError, withQueue } from "./clock.ts";
import { errorMessage } from "./error-text.ts";
import type { Finish, Options, Prepared } from "./options.ts";
import { readBody } from "./response-body.ts";
import { retryAfterOf } from "./retry.ts";
import { download, type Sender, send } from "./send.ts";

/** The task's output, not validated yet. */
export const finish: Finish = async (prepared, first, options) => {
    const result = await lastResult(prepared, first, options);
    return result instanceof Download ? await downloaded(result, prepared, options) : result;
};

/** The provider's response with the result, unchanged; if the response is a file, its data URL in `output`. */
export const finishAsJson: Finish = async (prepared, first, options) => {
    const body = await lastBody(prepared, first, options);
    return body instanceof Blob ? { output: await toDataUrl(body) } : body;
};

/** The resulting file, as a data URL. */
export const finishAsDataUrl: Finish = async (prepared, first, options) => {
    const file = await finish(prepared, first, options);
    return file instanceof Blob ? await toDataUrl(file) : file;
};

/** The URL of the resulting file. */
export const finishAsUrl: Finish = async (prepared, first, options) => {
    const { context } = prepared;
    const result = await lastResult(prepared, first, options);
    if (result instanceof Download) return result.url;
    throw new ProviderOutputError(
        `${context.provider} gave the file itself, not its URL. Ask for the blob, or for a data URL.`,
        context,
    );
};

const lastBody = async (prepared: Prepared, first: unknown, options: Options): Promise<unknown> =>
    prepared.helper.queue ? await jobResult(prepared, prepared.helper.queue, first, options) : first;

const lastResult = async (prepared: Prepared, first: unknown, options: Options): Promise<unknown> =>
    resultOf(await lastBody(prepared, first, options), prepared.helper);

async function jobResult(
    { call, provider, helper, context, sender, token }: Prepared,
    queue: NonNullable<Prepared["helper"]["queue"]>,
    submitted: unknown,
    { maxBytes, onWait }: Options,
): Promise<unknown> {
    const poll = (path: string, id: unknown) => pollOf(call, provider, helper, path, id);
    const waiting = { queue, submitted, routed: !call.direct, poll, maxBytes, onWait };
    return await waitForJob(waiting, token, context, { ...sender, clock: withQueue(sender.clock) });
}

async function downloaded(
    { url, readFile }: Download,
    { call, context, sender }: Prepared,
    { maxBytes }: Options,
): Promise<unknown> {
    const file = await readBody(await download(url, call.endpointUrl, context, sender), context, maxBytes);
    return readFile ? await readFile(file) : file;
}

const growth = 1.5;
const maxInterval = 10_000;

type Waiting = {
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
async function waitForJob(
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
    for (let interval = queue.interval; ; interval = Math.min(maxInterval, interval * growth)) {
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
