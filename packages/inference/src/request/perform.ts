/** From a call to its result: the shared path of every helper. */
import type { GenericSchema } from "valibot";
import type { Call } from "../call.ts";
import type { ErrorContext } from "../errors/inference-error.ts";
import { InputError } from "../errors/input-error.ts";
import { hubTokenVariable, isHubToken } from "../providers/hub.ts";
import { Download, type ProviderHelper } from "../providers/provider.ts";
import { defaultProvider, isProviderId, type ProviderId, providerIds } from "../providers/provider-id.ts";
import { providers } from "../providers/registry.ts";
import type { Streaming, Task } from "../tasks/task.ts";
import type { TaskId } from "../tasks/task-id.ts";
import { buildRequest, helperOf, lookRequest } from "./build.ts";
import { checkArguments, checkOutput } from "./check.ts";
import { startClock, type Timeouts } from "./clock.ts";
import { lookUpAtHub, type Mapping, type MappingLookUp } from "./mapping.ts";
import { readAnswer } from "./read.ts";
import { resolve } from "./resolve.ts";
import { download, type Sender, send } from "./send.ts";
import { readEvents } from "./stream.ts";
import { waitForJob } from "./wait.ts";

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
    /** How large an answer may be, in bytes. Default: 512 MiB. */
    readonly maxBytes?: number | undefined;
    /** Where the model is served, for those who know: one entry, or how to find them. Default: the Hub is asked. */
    readonly mapping?: Mapping | MappingLookUp | undefined;
    /** Told while a job waits in a provider's queue, with the milliseconds since it began. */
    readonly onWait?: ((milliseconds: number) => void) | undefined;
};

/** What a helper hands over: who is asked, and what for, not yet checked. */
export type Asked = { readonly target: Target; readonly inputs: unknown; readonly parameters: unknown };

type Prepared = {
    readonly call: Call;
    readonly helper: ProviderHelper<TaskId>;
    readonly context: ErrorContext;
    readonly sender: Sender;
    readonly token: string | undefined;
};

/** Makes the call and gives what the task gives. */
export async function perform<Output>(
    task: Task & { readonly output: GenericSchema<Output> },
    asked: Asked,
    options: Options = {},
): Promise<Output> {
    const prepared = await prepare(task, asked, options, false);
    const { helper } = prepared;
    const { answer: first, known } = await firstAnswer(prepared, options);
    const answer = helper.queue ? await jobResult(prepared, helper.queue, first, options) : first;
    const result = helper.response ? helper.response(answer) : answer;
    const output = result instanceof Download ? await downloaded(result, prepared, options) : result;
    return checkOutput(task.output, output, known);
}

/** Makes the call and gives the first answer as it is: JSON, a text, or a Blob. */
export async function performRaw(task: Task, asked: Asked, options: Options = {}): Promise<unknown> {
    const { answer } = await firstAnswer(await prepare(task, asked, options, false), options);
    return answer;
}

async function firstAnswer({ call, context, sender, token }: Prepared, { maxBytes }: Options) {
    const { response, known } = await send(buildRequest(call), token, context, sender);
    return { answer: await readAnswer(response, sender.clock, known, maxBytes), known };
}

async function downloaded(
    { url, read }: Download,
    { context, sender }: Prepared,
    { maxBytes }: Options,
): Promise<unknown> {
    const file = await readAnswer(await download(url, context, sender), sender.clock, context, maxBytes);
    return read ? await read(file) : file;
}

/** Makes the call and gives each event as it arrives. */
export async function* performStream<Event>(
    task: Task & Streaming<Event>,
    asked: Asked,
    options: Options = {},
): AsyncGenerator<Event, void, undefined> {
    const { call, helper, context, sender, token } = await prepare(task, asked, options, true);
    const { response, known } = await send(buildRequest(call), token, context, sender);
    for await (const event of readEvents(response, sender.clock, known)) {
        yield checkOutput(task.event, helper.event ? helper.event(event) : event, known);
    }
}

/** Makes the call and gives each event as the provider wrote it. */
export async function* performRawStream(
    task: Task,
    asked: Asked,
    options: Options = {},
): AsyncGenerator<unknown, void, undefined> {
    const { call, context, sender, token } = await prepare(task, asked, options, true);
    const { response, known } = await send(buildRequest(call), token, context, sender);
    yield* readEvents(response, sender.clock, known);
}

async function jobResult(
    { call, helper, context, sender, token }: Prepared,
    queue: NonNullable<ProviderHelper<TaskId>["queue"]>,
    submitted: unknown,
    { maxBytes, onWait }: Options,
): Promise<unknown> {
    const look = (path: string) => lookRequest(call, helper, path);
    const waiting = { queue, submitted, routed: !call.direct, look, maxBytes, onWait };
    return await waitForJob(waiting, token, context, sender);
}

async function prepare(
    task: Task,
    { target, inputs, parameters }: Asked,
    options: Options,
    stream: boolean,
): Promise<Prepared> {
    const { accessToken: token, endpointUrl } = target;
    const asked = target.provider ?? defaultProvider;
    const context = { task: task.id, provider: asked, model: target.model, accessToken: token };
    if (!isProviderId(asked)) {
        throw new InputError(`There is no provider "${asked}". Choose one of ${providerIds.join(", ")}.`, context);
    }
    const checked = checkArguments(task, inputs, parameters, context);
    const model = modelOf(target, context);
    const direct = isProviderKey(token);
    // Outside chat, `auto` becomes a provider only when the mapping is known.
    if (asked !== "auto") helperOf({ provider: asked, task: task.id, model });
    checkTarget(asked, endpointUrl, direct, context);
    const tries = options.tries ?? (options.retry_on_error === false ? 1 : undefined);
    const sender = { clock: startClock(options.signal, options.timeouts), fetch: options.fetch, tries };
    const { provider, providerModelId, adapter } =
        endpointUrl === undefined
            ? await resolve(task.id, model, asked, lookUpOf(options, token, sender, context), context)
            : { provider: asked, providerModelId: model, adapter: undefined };
    const { billTo } = options;
    // The task's own schemas have just read the inputs and the parameters.
    const call = {
        task: task.id,
        model,
        provider,
        providerModelId,
        adapter,
        ...checked,
        stream,
        billTo,
        endpointUrl,
        direct,
    } as Call;
    return { call, helper: helperOf(call), context: { ...context, provider }, sender, token };
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
    provider: ProviderId,
    endpointUrl: string | undefined,
    direct: boolean,
    context: ErrorContext,
): void {
    const isHub = providers[provider].keyVariable === hubTokenVariable;
    if (endpointUrl !== undefined && !isHub) {
        throw new InputError(`endpointUrl is a server of your own: leave out the provider ${provider}.`, context);
    }
    if (endpointUrl === undefined && direct && isHub) {
        throw new InputError(
            `${provider} takes a Hub token, which begins with hf_, and the access token is another key. ` +
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
