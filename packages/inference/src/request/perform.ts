/** From a call to its result: the shared path of every helper. */
import type { GenericSchema } from "valibot";
import type { Call } from "../call.ts";
import type { ErrorContext } from "../errors/inference-error.ts";
import type { Served } from "../providers/find.ts";
import type { ProviderTable } from "../providers/provider.ts";
import type { ProviderId } from "../providers/provider-id.ts";
import type { Streaming, Task } from "../tasks/task.ts";
import type { TaskId } from "../tasks/task-id.ts";
import { requestOf } from "./build.ts";
import { checkOutput } from "./check.ts";
import type { Timeouts } from "./clock.ts";
import type { Mapping, MappingLookUp } from "./mapping.ts";
import { prepare } from "./prepare.ts";
import { readBody } from "./read.ts";
import { type Received, type Sender, send } from "./send.ts";
import { readEvents } from "./stream.ts";

/** Who is asked, for any task. */
export type Target = {
    /** A Hub token (`hf_…`) goes through the router; any other is taken for the provider's own key. */
    readonly accessToken?: string | undefined;
    /** The model's id on the Hub; at a server of one's own, the name that it knows. */
    readonly model?: string | undefined;
    /** The provider's id, or `auto`. Default: `hf-inference`. */
    readonly provider?: ProviderId | undefined;
    /** A server of one's own, in place of the provider's address. */
    readonly endpointUrl?: string | undefined;
};

/** The options of every call. */
export type Options = {
    /** The organisation of the Hub that pays for the call. */
    readonly billTo?: string | undefined;
    /** Ends the call, which then rejects with an AbortedError. */
    readonly signal?: AbortSignal | undefined;
    /** Used in place of the global fetch. */
    readonly fetch?: typeof globalThis.fetch | undefined;
    /** How often a request is sent at most; 1 for no second try. Default: 3. */
    readonly tries?: number | undefined;
    /** The ecosystem's older name: `false` is `tries: 1`. */
    readonly retry_on_error?: boolean | undefined;
    /** How long the call, and each part of it, may take; the defaults stand there. */
    readonly timeouts?: Timeouts | undefined;
    /** How large a response, or an event of a stream, may be, in bytes. Default: 512 MiB. */
    readonly maxBytes?: number | undefined;
    /** Where the model is served, for those who know: one entry, or how to find them. Default: the Hub is asked. */
    readonly mapping?: Mapping | MappingLookUp | undefined;
    /** Told while a job waits in a provider's queue, with the milliseconds since it began. */
    readonly onWait?: ((milliseconds: number) => void) | undefined;
};

/** What a helper hands over: who is asked, and what for, not yet checked. */
export type Invocation = {
    /** Who is asked. */
    readonly target: Target;
    /** What the task is done to. */
    readonly inputs: unknown;
    /** What changes how it is done; undefined for none. */
    readonly parameters: unknown;
};

/** What a task's helper works with: a program carries only what its tasks need. */
export type Dependencies = {
    /** The providers that can be asked. */
    readonly providers: ProviderTable;
    /** From the first response to the result, where a provider of the task has a queue or gives files by their URL. */
    readonly finish?: Finish;
    /** The address of the file that the task gives, rather than its bytes. Default: false. */
    readonly wantsUrl?: boolean;
    /** Gives the inputs' bytes the types that they lack, where a task takes bytes. */
    readonly withMediaTypes?: (inputs: unknown) => Promise<unknown>;
};

export type Finish = (prepared: Prepared, body: unknown, options: Options) => Promise<unknown>;

/** A call that is ready to be sent. */
export type Prepared = Served<TaskId> & {
    readonly call: Call;
    readonly context: ErrorContext;
    readonly sender: Sender;
    readonly token: string | undefined;
};

/** Makes the call and gives what the task gives. */
export async function performWith<Output>(
    dependencies: Dependencies,
    task: Task & { readonly output: GenericSchema<unknown, Output> },
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
    task: Task,
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
export async function* performStreamWith<Event>(
    dependencies: Dependencies,
    task: Task & Streaming<Event>,
    invocation: Invocation,
    options: Options = {},
): AsyncGenerator<Event, void, undefined> {
    const prepared = await prepare(dependencies, task, invocation, options, true);
    const { helper, sender } = prepared;
    const { response, known } = await sent(prepared);
    for await (const event of readEvents(response, sender.clock, known, options.maxBytes)) {
        yield checkOutput(task.event, helper.event ? helper.event(event) : event, known);
    }
}

/** Makes the call and gives each event as the provider wrote it. */
export async function* performRawStream(
    dependencies: Dependencies,
    task: Task,
    invocation: Invocation,
    options: Options = {},
): AsyncGenerator<unknown, void, undefined> {
    const prepared = await prepare(dependencies, task, invocation, options, true);
    const { response, known } = await sent(prepared);
    yield* readEvents(response, prepared.sender.clock, known, options.maxBytes);
}

const sent = ({ call, provider, helper, context, sender, token }: Prepared): Promise<Received> =>
    send(requestOf(call, provider, helper), token, context, sender);
