/** From a call to its result: the shared path of every helper. */
import type { GenericSchema } from "valibot";
import type { ErrorContext } from "../errors/inference-error.ts";
import { requestOf } from "../providers/wire-request.ts";
import type { Streaming, TaskSchemas } from "../tasks/task.ts";
import { checkOutput } from "./check-output.ts";
import { iterateSource, type Source } from "./iterate-source.ts";
import type { Invocation, Options } from "./options.ts";
import { prepare } from "./prepare.ts";
import type { Dependencies, Finish, Prepared } from "./prepared.ts";
import { readBody } from "./read-body.ts";
import { type Received, send } from "./send.ts";
import { eventsIn } from "./stream.ts";

/** Makes the call and returns the task's output. */
export async function performWith<Output>(
    dependencies: Dependencies,
    task: TaskSchemas & { readonly output: GenericSchema<unknown, Output> },
    invocation: Invocation,
    options: Options = {},
): Promise<Output> {
    const prepared = await prepare(dependencies, task, invocation, options, false);
    const { body, errorContext } = await firstBody(prepared, options);
    const { finish = finishAtOnce } = dependencies;
    const output = await finish(prepared, body, options);
    // The schema would return a usual output unchanged, so we skip it.
    return task.isUsual?.(output) ? (output as Output) : checkOutput(task.output, output, errorContext);
}

/** For tasks whose first response has the result at every provider. */
const finishAtOnce: Finish = async ({ helper }, body) => (helper.response ? helper.response(body) : body);

/** Makes the call and returns the first response unchanged: JSON, a string or a Blob. */
export async function performRaw(
    dependencies: Dependencies,
    task: TaskSchemas,
    invocation: Invocation,
    options: Options = {},
): Promise<unknown> {
    const { body } = await firstBody(await prepare(dependencies, task, invocation, options, false), options);
    return body;
}

async function firstBody(prepared: Prepared, { maxBytes }: Options) {
    const response = await sendPrepared(prepared);
    return { body: await readBody(response, response.errorContext, maxBytes), errorContext: response.errorContext };
}

/** Makes the call and yields each event as it arrives. */
export const performStreamWith = <Event>(
    dependencies: Dependencies,
    task: TaskSchemas & Streaming<Event>,
    invocation: Invocation,
    options: Options = {},
): AsyncGenerator<Event, void, undefined> =>
    iterateSource(async (add) => {
        const prepared = await prepare(dependencies, task, invocation, options, true);
        const { event: schema, isUsualEvent } = task;
        const { event: shape = (event: unknown) => event } = prepared.helper;
        return await events(prepared, options, (json, errorContext) => {
            const event = shape(json);
            add(isUsualEvent?.(event) ? (event as Event) : checkOutput(schema, event, errorContext));
        });
    });

/** Makes the call and yields each of the provider's events unchanged. */
export const performRawStream = (
    dependencies: Dependencies,
    invoke: () => readonly [TaskSchemas, Invocation],
    options: Options = {},
): AsyncGenerator<unknown, void, undefined> =>
    iterateSource(async (add) => {
        const prepared = await prepare(dependencies, ...invoke(), options, true);
        return await events(prepared, options, add);
    });

async function events(
    prepared: Prepared,
    { maxBytes }: Options,
    add: (event: unknown, errorContext: ErrorContext) => void,
): Promise<Source<Uint8Array | undefined>> {
    const response = await sendPrepared(prepared);
    return await eventsIn(response, response.errorContext, (event) => add(event, response.errorContext), maxBytes);
}

const sendPrepared = ({ call, provider, helper, context, sender, token }: Prepared): Promise<Received> =>
    send(requestOf(call, provider, helper), token, context, sender);
