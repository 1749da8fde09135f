/** From a provider's first response to the result: waits for a job, downloads a file. */

import { ProviderOutputError } from "../errors/errors.ts";
import { Download, resultOf } from "../providers/files.ts";
import { pollOf } from "../providers/wire-request.ts";
import { toDataUrl } from "../wire/base64.ts";
import { withQueue } from "./clock.ts";
import type { Options } from "./options.ts";
import type { Finish, Prepared } from "./prepared.ts";
import { readBody } from "./read-body.ts";
import { download } from "./send.ts";
import { waitForJob } from "./wait-for-job.ts";

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
