/** From a call to its result: the shared path of every helper. */
import type { GenericSchema } from "valibot";
import type { Call } from "../call.ts";
import type { ErrorContext } from "../errors/inference-error.ts";
import { InputError } from "../errors/input-error.ts";
import { Download } from "../providers/provider.ts";
import { defaultProvider, isProviderId, type ProviderId, providerIds } from "../providers/provider-id.ts";
import type { Streaming, Task } from "../tasks/task.ts";
import { buildRequest, helperOf } from "./build.ts";
import { checkArguments, checkOutput } from "./check.ts";
import { readAnswer } from "./read.ts";
import { download, type SendOptions, send } from "./send.ts";
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

export type Options = SendOptions & {
    /** The organisation of the Hub that pays for the call. */
    readonly billTo?: string | undefined;
};

/** What a helper hands over: who is asked, and what for, not yet checked. */
export type Asked = { readonly target: Target; readonly inputs: unknown; readonly parameters: unknown };

/** Makes the call and gives what the task gives. */
export async function perform<Output>(
    task: Task & { readonly output: GenericSchema<Output> },
    asked: Asked,
    options: Options = {},
): Promise<Output> {
    const { call, context } = prepare(task, asked, options, false);
    const response = await send(buildRequest(call), asked.target.accessToken, context, options);
    const { response: read } = helperOf(call);
    const answer = await readAnswer(response, context);
    const result = read ? read(answer) : answer;
    const output = result instanceof Download ? await download(result.url, context, options) : result;
    return checkOutput(task.output, output, { ...context, status: response.status });
}

/** Makes the call and gives each event as it arrives. */
export async function* performStream<Event>(
    task: Task & Streaming<Event>,
    asked: Asked,
    options: Options = {},
): AsyncGenerator<Event, void, undefined> {
    const { call, context } = prepare(task, asked, options, true);
    const response = await send(buildRequest(call), asked.target.accessToken, context, options);
    const { event: read } = helperOf(call);
    for await (const event of readEvents(response, context)) {
        yield checkOutput(task.event, read ? read(event) : event, context);
    }
}

function prepare(
    task: Task,
    { target, inputs, parameters }: Asked,
    { billTo }: Options,
    stream: boolean,
): { call: Call; context: ErrorContext } {
    const provider = target.provider ?? defaultProvider;
    const context = { task: task.id, provider, model: target.model };
    if (!isProviderId(provider)) {
        throw new InputError(`There is no provider "${provider}". Choose one of ${providerIds.join(", ")}.`, context);
    }
    const call = {
        task: task.id,
        model: modelOf(target, context),
        provider,
        ...checkArguments(task, inputs, parameters, context),
        stream,
        billTo,
        endpointUrl: target.endpointUrl,
        direct: isProviderKey(target.accessToken),
    };
    // The task's own schemas have just read the inputs and the parameters.
    return { call: call as Call, context };
}

function modelOf({ model, endpointUrl }: Target, context: ErrorContext): string {
    if (model !== undefined && /^https?:\/\//.test(model)) {
        throw new InputError(`"${model}" is an address. Pass it as endpointUrl, and the model's id as model.`, context);
    }
    if (model) return model;
    if (endpointUrl !== undefined) return "default"; // A server of one model does not ask for its name.
    throw new InputError(`${context.task}: pass a model, such as { model: "owner/name" }.`, context);
}

/** A Hub token begins with `hf_`; everything else is a provider's own key. */
const isProviderKey = (token: string | undefined) => token !== undefined && token !== "" && !token.startsWith("hf_");
