/** From a provider's first answer to the result: a job is waited for, a file is downloaded. */
import { Download } from "../providers/provider.ts";
import { lookRequest } from "./build.ts";
import type { Finish, Options, Prepared } from "./perform.ts";
import { readAnswer } from "./read.ts";
import { download } from "./send.ts";
import { waitForJob } from "./wait.ts";

export const finish: Finish = async (prepared, first, options) => {
    const { queue, response } = prepared.helper;
    const answer = queue ? await jobResult(prepared, queue, first, options) : first;
    const result = response ? response(answer) : answer;
    return result instanceof Download ? await downloaded(result, prepared, options) : result;
};

async function jobResult(
    { call, provider, helper, context, sender, token }: Prepared,
    queue: NonNullable<Prepared["helper"]["queue"]>,
    submitted: unknown,
    { onWait }: Options,
): Promise<unknown> {
    const look = (path: string) => lookRequest(call, provider, helper, path);
    const waiting = { queue, submitted, routed: !call.direct, look, onWait };
    return await waitForJob(waiting, token, context, sender);
}

async function downloaded(
    { url, read }: Download,
    { context, sender }: Prepared,
    { maxBytes }: Options,
): Promise<unknown> {
    const file = await readAnswer(await download(url, context, sender), sender.clock, context, maxBytes);
    return read ? await read(file) : file;
}
