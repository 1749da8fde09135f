/** From a call to its result: the shared path of every helper. */
import type { GenericSchema } from "valibot";
import type { ErrorContext } from "../errors/errors.ts";
import { requestOf } from "../providers/wire-request.ts";
import type { Streaming, TaskSchemas } from "../tasks/task.ts";
import { checkOutput } from "./check-output.ts";
import { iterateSource } from "./iterate-source.ts";
import type { Dependencies, Finish, Invocation, Options, Prepared } from "./options.ts";
import { prepare } from "./prepare.ts";
import { readBody } from "./response-body.ts";
import { type Received, send } from "./send.ts";
import { eventsIn, type StreamTaker } from "./stream.ts";

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
    return checkedOutput(dependencies, task, output, errorContext);
}

/** What reads the answers of a task that is a chat. */
const chatAnswersOf = ({ chatAnswers }: Dependencies, { id }: TaskSchemas): Dependencies["chatAnswers"] =>
    id === "conversational" ? chatAnswers : undefined;

function checkedOutput<Output>(
    dependencies: Dependencies,
    task: TaskSchemas & { readonly output: GenericSchema<unknown, Output> },
    output: unknown,
    errorContext: ErrorContext,
): Output {
    // The schema would return a usual output unchanged, so we skip it.
    if (task.isUsual?.(output)) return output as Output;
    const { usualCompletion = unchanged } = chatAnswersOf(dependencies, task) ?? {};
    return checkOutput(task.output, usualCompletion(output), errorContext);
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
        const { event: schema, isUsualEvent, eventOf } = task;
        const { event: shape = unchanged, response: outputOf = unchanged } = prepared.helper;
        const received = await sendPrepared(prepared);
        const usual = chatAnswersOf(dependencies, task)?.usualEvents?.() ?? unchanged;
        const addChecked = (event: unknown) =>
            add(isUsualEvent?.(event) ? (event as Event) : checkOutput(schema, usual(event), received.errorContext));
        const take: StreamTaker = {
            event: (event) => addChecked(shape(event)),
            whole: (body) =>
                addChecked(eventOf(checkedOutput(dependencies, task, outputOf(body), received.errorContext))),
        };
        return eventsIn(received, received.errorContext, take, options.maxBytes);
    });

const unchanged = (value: unknown): unknown => value;

/** Makes the call and yields each of the provider's events unchanged. */
export const performRawStream = (
    dependencies: Dependencies,
    invoke: () => readonly [TaskSchemas, Invocation],
    options: Options = {},
): AsyncGenerator<unknown, void, undefined> =>
    iterateSource(async (add) => {
        const prepared = await prepare(dependencies, ...invoke(), options, true);
        const received = await sendPrepared(prepared);
        return eventsIn(received, received.errorContext, { event: add, whole: add }, options.maxBytes);
    });

const sendPrepared = ({ call, provider, helper, context, sender, token }: Prepared): Promise<Received> =>
    send(requestOf(call, provider, helper), token, context, sender);
