/** From a call to its result: the shared path of every helper. */
import type { GenericSchema } from "valibot";
import type { ErrorContext } from "../errors/inference-error.ts";
import { requestOf } from "../providers/build.ts";
import type { Streaming, TaskSchemas } from "../tasks/task.ts";
import { checkOutput } from "./check-output.ts";
import type { ServerEvent } from "./events.ts";
import { type Batches, itemsOf } from "./items.ts";
import type { Invocation, Options } from "./options.ts";
import { prepare } from "./prepare.ts";
import type { Dependencies, Finish, Prepared } from "./prepared.ts";
import { readBody } from "./read.ts";
import { type Received, send } from "./send.ts";
import { eventsIn, readEvent } from "./stream.ts";

/** Makes the call and gives what the task gives. */
export async function performWith<Output>(
    dependencies: Dependencies,
    task: TaskSchemas & { readonly output: GenericSchema<unknown, Output> },
    invocation: Invocation,
    options: Options = {},
): Promise<Output> {
    const prepared = await prepare(dependencies, task, invocation, options, false);
    const { body, known } = await firstBody(prepared, options);
    const { finish = finishAtOnce } = dependencies;
    return checkOutput(task.output, await finish(prepared, body, options), known);
}

/** For tasks whose first response holds the result everywhere. */
const finishAtOnce: Finish = async ({ helper }, body) => (helper.response ? helper.response(body) : body);

/** Makes the call and gives the first response as it is: JSON, a text, or a Blob. */
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
    const { response, known } = await sent(prepared);
    return { body: await readBody(response, prepared.sender.clock, known, maxBytes), known };
}

/** Makes the call and gives each event as it arrives. */
export const performStreamWith = <Event>(
    dependencies: Dependencies,
    task: TaskSchemas & Streaming<Event>,
    invocation: Invocation,
    options: Options = {},
): AsyncGenerator<Event, void, undefined> =>
    itemsOf(async () => {
        const prepared = await prepare(dependencies, task, invocation, options, true);
        const { event: schema, isUsual } = task;
        const { event: shape = (event: unknown) => event } = prepared.helper;
        return await events(prepared, options, (given, known) => {
            const event = shape(given);
            // What is usual the schema would give as it is.
            return isUsual?.(event) ? (event as Event) : checkOutput(schema, event, known);
        });
    });

/** Makes the call and gives each event as the provider wrote it. */
export const performRawStream = (
    dependencies: Dependencies,
    invoke: () => readonly [TaskSchemas, Invocation],
    options: Options = {},
): AsyncGenerator<unknown, void, undefined> =>
    itemsOf(async () => {
        const prepared = await prepare(dependencies, ...invoke(), options, true);
        return await events(prepared, options, (event) => event);
    });

async function events<Event>(
    prepared: Prepared,
    { maxBytes }: Options,
    check: (event: unknown, known: ErrorContext) => Event,
): Promise<Batches<ServerEvent, Event>> {
    const { response, known } = await sent(prepared);
    return {
        batches: eventsIn(response, prepared.sender.clock, known, maxBytes),
        read: (event) => check(readEvent(event, known), known),
    };
}

const sent = ({ call, provider, helper, context, sender, token }: Prepared): Promise<Received> =>
    send(requestOf(call, provider, helper), token, context, sender);
