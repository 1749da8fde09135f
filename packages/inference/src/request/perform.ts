/** From a call to its result: the shared path of every helper. */
import type { GenericSchema } from "valibot";
import type { Call } from "../call.ts";
import type { ErrorContext } from "../errors/inference-error.ts";
import { InputError } from "../errors/input-error.ts";
import { type Served, servedBy } from "../providers/find.ts";
import { hubTokenVariable, isHubToken } from "../providers/hub.ts";
import type { Provider, ProviderTable } from "../providers/provider.ts";
import { defaultProvider, isProviderId, type ProviderId, providerIds } from "../providers/provider-id.ts";
import type { Streaming, Task } from "../tasks/task.ts";
import type { TaskId } from "../tasks/task-id.ts";
import { requestOf } from "./build.ts";
import { checkArguments, checkOutput } from "./check.ts";
import { startClock, type Timeouts } from "./clock.ts";
import { lookUpAtHub, type Mapping, type MappingLookUp } from "./mapping.ts";
import { readBody } from "./read.ts";
import { resolve } from "./resolve.ts";
import { type Received, type Sender, send } from "./send.ts";
import { readEvents } from "./stream.ts";

/** Who is asked, for any task. */
export type Target = {
    /** A Hub token (`hf_…`) goes through the router; any other is taken for the provider's own key. */
    readonly accessToken?: string | undefined;
    /** The model's id on the Hub. */
    readonly model?: string | undefined;
    /** Default: hf-inference. */
    readonly provider?: ProviderId | undefined;
    /** A server of one's own, in place of the provider's address. */
    readonly endpointUrl?: string | undefined;
};

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
    readonly timeouts?: Timeouts | undefined;
    /** How large a response, or an event of a stream, may be, in bytes. Default: 512 MiB. */
    readonly maxBytes?: number | undefined;
    /** Where the model is served, for those who know: one entry, or how to find them. Default: the Hub is asked. */
    readonly mapping?: Mapping | MappingLookUp | undefined;
    /** Told while a job waits in a provider's queue, with the milliseconds since it began. */
    readonly onWait?: ((milliseconds: number) => void) | undefined;
};

/** What a helper hands over: who is asked, and what for, not yet checked. */
export type Invocation = { readonly target: Target; readonly inputs: unknown; readonly parameters: unknown };

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

async function prepare(
    { providers: table, withMediaTypes, wantsUrl }: Dependencies,
    task: Task,
    { target, inputs, parameters }: Invocation,
    options: Options,
    stream: boolean,
): Promise<Prepared> {
    const { accessToken: token, endpointUrl } = target;
    const named = target.provider ?? defaultProvider;
    const context = { task: task.id, provider: named, model: target.model, accessToken: token };
    if (!isProviderId(named)) {
        throw new InputError(`There is no provider "${named}". Choose one of ${providerIds.join(", ")}.`, context);
    }
    const checked = checkArguments(task, inputs, parameters, context);
    const model = modelOf(target, context);
    const direct = isProviderKey(token);
    // Outside chat, `auto` becomes a provider only when the mapping is known.
    if (named !== "auto") servedBy(table, { provider: named, task: task.id, model });
    checkTarget(named, table[named], endpointUrl, direct, context);
    const tries = options.tries ?? (options.retry_on_error === false ? 1 : undefined);
    const sender = { clock: startClock(options.signal, options.timeouts), fetch: options.fetch, tries };
    const { provider, providerModelId, adapter } =
        endpointUrl === undefined
            ? await resolve(table, task.id, model, named, lookUpOf(options, token, sender, context), context)
            : { provider: named, providerModelId: model, adapter: undefined };
    const { billTo } = options;
    // The task's own schemas have just read the inputs and the parameters.
    const call = {
        task: task.id,
        model,
        provider,
        providerModelId,
        adapter,
        ...checked,
        ...(withMediaTypes && { inputs: await withMediaTypes(checked.inputs) }),
        stream,
        wantsUrl,
        billTo,
        endpointUrl,
        direct,
    } as Call;
    return { call, ...servedBy(table, call), context: { ...context, provider }, sender, token };
}

function lookUpOf(
    { mapping }: Options,
    token: string | undefined,
    sender: Sender,
    { task }: ErrorContext,
): MappingLookUp {
    if (typeof mapping === "function") return mapping;
    return mapping ? async () => [mapping] : lookUpAtHub(token, sender, task);
}

function checkTarget(
    id: ProviderId,
    provider: Provider | undefined,
    endpointUrl: string | undefined,
    direct: boolean,
    context: ErrorContext,
): void {
    const isHub = provider?.keyVariable === hubTokenVariable;
    if (endpointUrl !== undefined && !isHub) {
        throw new InputError(`endpointUrl is a server of your own: leave out the provider ${id}.`, context);
    }
    if (endpointUrl === undefined && direct && isHub) {
        throw new InputError(
            `${id} takes a Hub token, which begins with hf_, and the access token is another key. ` +
                "Make a Hub token in the settings of your account, or name the provider that the key is for.",
            context,
        );
    }
}

function modelOf({ model, endpointUrl }: Target, context: ErrorContext): string {
    if (model !== undefined && /^https?:\/\//.test(model)) {
        throw new InputError(`"${model}" is an address. Pass it as endpointUrl, and the model's id as model.`, context);
    }
    if (model) return model;
    if (endpointUrl !== undefined) return "default"; // A server of one model does not ask for its name.
    throw new InputError(`${context.task}: pass a model, such as { model: "owner/name" }.`, context);
}

const isProviderKey = (token: string | undefined) => token !== undefined && token !== "" && !isHubToken(token);
