/** Prepares a call for sending from the caller's arguments. */
import type { Adapter, Call } from "../call/call.ts";
import { adapterOf, isForTask, type Mapping } from "../call/mapping.ts";
import { defaultProvider, isProviderId, type ProviderId, providerIds } from "../call/provider-id.ts";
import { type ErrorContext, InputError, RoutingError } from "../errors/errors.ts";
import { getLogger } from "../logger.ts";
import { hostOf } from "../providers/endpoint.ts";
import { findHelper, findProvider } from "../providers/find-provider.ts";
import { hubTokenVariable, isHubToken } from "../providers/hub.ts";
import type { Provider, ProviderTable } from "../providers/provider.ts";
import { checkArguments } from "../tasks/check-arguments.ts";
import type { TaskSchemas } from "../tasks/task.ts";
import type { TaskId } from "../tasks/task-id.ts";
import { at } from "../wire/json.ts";
import { lookUpAtHub } from "./ask-hub.ts";
import { startClock } from "./clock.ts";
import { nearestName, suggestionFor } from "./nearest-name.ts";
import type { Dependencies, Invocation, MappingLookUp, Options, Prepared, Target } from "./options.ts";
import type { Sender } from "./send.ts";

/**
 * Validates the caller's arguments, and resolves the provider and its id of the model.
 * @throws InputError naming what is invalid; RoutingError if no provider can take the call; HubApiError if the Hub
 * cannot say who serves the model
 */
export async function prepare(
    { providers: table, withMediaTypes, wantsUrl }: Dependencies,
    task: TaskSchemas,
    { target, inputs, parameters }: Invocation,
    options: Options,
    stream: boolean,
): Promise<Prepared> {
    checkPlatform();
    const { accessToken: token, endpointUrl } = target;
    const providerName = target.provider ?? defaultProvider;
    const context: ErrorContext = {
        task: task.id,
        model: target.model,
        accessToken: token,
        provider: endpointUrl === undefined ? providerName : hostOf(endpointUrl),
    };
    if (!isProviderId(providerName))
        throw new RoutingError(
            `There is no provider "${providerName}". ${suggestionFor(providerName, providerIds)}`,
            context,
        );
    const checked = checkArguments(task, inputs, parameters, context);
    checkReadable(task, Object(checked.parameters), stream, context);
    warnOfMisspelt(task, checked.parameters);
    const model = modelOf(target, context);
    const direct = isProviderKey(token);
    checkTarget(providerName, table[providerName], endpointUrl, direct, context);
    // Fails before the look-up at the Hub. Outside chat, `auto` becomes a provider only by the mapping.
    if (endpointUrl === undefined && providerName !== "auto")
        findProvider(table, { provider: providerName, task: task.id, model });
    const tries = options.tries ?? (options.retry_on_error === false ? 1 : undefined);
    const sender = { clock: startClock(options.signal, options.timeouts, stream), fetch: options.fetch, tries };
    const resolved: Resolved =
        endpointUrl === undefined
            ? await resolve(table, task.id, model, providerName, lookUpOf(options, token, sender, context), context)
            : { provider: defaultProvider, providerModelId: model };
    // The task's own schemas have just parsed the inputs and the parameters.
    const call = {
        task: task.id,
        model,
        provider: resolved.provider,
        providerModelId: resolved.providerModelId,
        adapter: resolved.adapter,
        inputs: withMediaTypes ? await withMediaTypes(checked.inputs) : checked.inputs,
        parameters: checked.parameters,
        stream,
        wantsUrl,
        billTo: options.billTo,
        endpointUrl,
        direct,
    } as Call;
    const isElsewhere = endpointUrl === undefined && resolved.provider !== providerName;
    const { provider, helper } = findProvider(table, call);
    return {
        call,
        provider,
        helper,
        context: isElsewhere ? { ...context, provider: resolved.provider } : context,
        sender,
        token,
    };
}

/** @throws InputError for a parameter whose response this call cannot read */
function checkReadable(
    task: TaskSchemas,
    { stream: wanted, stream_format: format }: Readonly<Record<string, unknown>>,
    stream: boolean,
    context: ErrorContext,
): void {
    if (stream && wanted === false)
        throw new InputError(`${task.id}: stream is false, and the call streams. Leave stream out.`, context);
    if (stream || (wanted !== true && format !== "sse")) return;
    const name = wanted === true ? "stream: true" : 'stream_format: "sse"';
    throw new InputError(
        `${task.id}: ${name} asks for events, which this call does not read. Leave it out: chat and text generation have helpers that end in Stream.`,
        context,
    );
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
        throw new RoutingError(
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
    if (endpointUrl !== undefined) return "default"; // A server with a single model does not need its name.
    throw new InputError(`${context.task}: pass a model, such as { model: "owner/name" }.`, context);
}

const isProviderKey = (token: string | undefined) => token !== undefined && token !== "" && !isHubToken(token);

/** @throws InputError on a platform that lacks a feature that every call uses, instead of an obscure error later */
function checkPlatform(): void {
    // The newest feature that the client uses: a platform that has it has the others.
    if (typeof Promise.withResolvers === "function") return;
    const platform = at(globalThis, "process", "versions", "node") ?? "an older platform";
    throw new InputError(`@callsheet/inference needs Node 22, or a browser of 2024, or newer; this is ${platform}.`);
}

/** The parameters that have been checked already: a program that calls in a loop is warned once. */
const checkedNames = new Set<string>();

/**
 * Warns of parameters that look like misspelt ones of the task. They are sent anyway, because a provider may accept
 * more parameters than the task lists.
 */
function warnOfMisspelt({ id, flat, parameters: { entries } }: TaskSchemas, parameters: unknown): void {
    for (const name of Object.keys(Object(parameters))) {
        const key = `${id} ${name}`;
        if (Object.hasOwn(entries, name) || checkedNames.has(key)) continue;
        checkedNames.add(key);
        const suggestion = nearestName(name, Object.keys(entries));
        if (suggestion === undefined) continue;
        const prefix = flat === undefined ? "parameters." : "";
        getLogger().warn(
            `${id}: there is no parameter ${prefix}${name}; did you mean ${suggestion}? It is sent as it is.`,
        );
    }
}

type Resolved = {
    readonly provider: ProviderId;
    readonly providerModelId: string;
    readonly adapter?: Adapter | undefined;
};

/**
 * @param table the providers that can be called
 * @param lookUp called only if the provider has model ids of its own
 * @throws RoutingError naming the providers that do serve the model
 */
async function resolve(
    table: ProviderTable,
    task: TaskId,
    model: string,
    provider: ProviderId,
    lookUp: MappingLookUp,
    context: ErrorContext,
): Promise<Resolved> {
    const { takesModelAsGiven }: Partial<Provider> = table[provider] ?? {};
    const routerDecides = provider === "auto" && task === "conversational";
    if (routerDecides || takesModelAsGiven) return { provider, providerModelId: model };
    const entries = await lookUp(model);
    const serving = entries.filter((entry) => serves(table, entry, task));
    const entry = provider === "auto" ? serving[0] : serving.find((one) => one.provider === provider);
    if (entry === undefined || !isProviderId(entry.provider)) {
        throw new RoutingError(notServed(model, provider, entries, serving, task), context);
    }
    if (entry.status === "staging") {
        getLogger().warn(`${model} is still being tried out at ${entry.provider}: it may fail, or change.`);
    }
    return { provider: entry.provider, providerModelId: entry.providerId, adapter: adapterOf(entry, model) };
}

function serves(table: ProviderTable, entry: Mapping, task: TaskId): boolean {
    return (
        isProviderId(entry.provider) && findHelper(table, entry.provider, task) !== undefined && isForTask(entry, task)
    );
}

function notServed(
    model: string,
    provider: ProviderId,
    entries: readonly Mapping[],
    serving: readonly Mapping[],
    task: TaskId,
): string {
    const here = entries.find((entry) => entry.provider === provider);
    if (here) return `${provider} serves ${model} for ${here.task}, not for ${task}.`;
    const who = provider === "auto" ? "No provider" : provider;
    const others = serving.map((entry) => entry.provider).join(", ");
    const advice = others ? `Providers that do: ${others}.` : "No other provider does either.";
    return `${who} does not serve ${model} for ${task}. ${advice}`;
}
