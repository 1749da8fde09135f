/** Tells which model a call asks, of which provider, at which address. */
import { type CatalogueModel, catalogue, modelOf } from "@callsheet/catalogue";
import { isProviderId, isTaskId, type ProviderId, type TaskId } from "@callsheet/inference";
import { type LanguageId, type Policy, policies, providerAt } from "@callsheet/snippets";
import { isRecord, readJson } from "@callsheet/snippets/query";
import { entriesOf, known, type LibraryCall, record, startOf, textOf, type Value } from "../programs/value.ts";
import { httpRequest, isSession } from "./http-request.ts";
import { libraryOf } from "./libraries.ts";
import { type CallParts, openAiParts, ownParts, partsOf } from "./methods.ts";

/** A call of a hosted model. */
export type HostedCall = {
    /** The library's id in the generator; undefined for one that no program is written with. */
    readonly client: string | undefined;
    readonly parts: CallParts;
    /** The task, if the call or the model says it. */
    readonly task: TaskId | undefined;
    /** The model's name, as it is written; undefined if only running the program tells. */
    readonly modelName: string | undefined;
    /** The model, if the catalogue has it. */
    readonly model: CatalogueModel | undefined;
    readonly provider: ProviderId | undefined;
    readonly policy: Policy | undefined;
    /** The provider whose own address it has, instead of the router's. */
    readonly directTo: ProviderId | undefined;
    /** Whether its address is no more. */
    readonly isGone: boolean;
};

const router = /^https?:\/\/router\.huggingface\.co\b/;
const goneHost = /^https?:\/\/api-inference\.huggingface\.co\b/;

/** The hosted call that a library makes; undefined for one of a server of one's own, or of nobody that is known. */
export function hostedCall(call: LibraryCall, language: LanguageId): HostedCall | undefined {
    const library = libraryOf(call.by);
    if (!library) return requestCall(call, language);
    const parts = partsOf(call, library);
    const address = startOf(parts.address);
    const directTo = parts.directTo ?? (address === undefined ? undefined : providerAt(address));
    const isHosted = directTo !== undefined || router.test(address ?? "") || goneHost.test(address ?? "");
    // OpenAI's library without an address asks OpenAI, with any other that of a server of one's own.
    const asksHub = parts.address === undefined && library.module !== "openai" && !/openai/i.test(call.by);
    if (!isHosted && !asksHub) return undefined;
    return resolved(library.client, { ...parts, directTo }, goneHost.test(address ?? ""));
}

/** The libraries of the generator that send requests, by the functions that do. */
const senders: Readonly<Record<LanguageId, (by: string) => string | undefined>> = {
    python: (by) => (by.startsWith("requests.") ? "requests" : undefined),
    js: () => "fetch",
    sh: () => "curl",
};

/** The address of a model's task at the Hub's own provider. */
const hubPath =
    /^\/(?:hf-inference\/)?(?:models\/|pipeline\/([\w-]+)\/)([\w.-]+(?:\/[\w.-]+?)?)(?:\/pipeline\/([\w-]+)|(\/v1\/.*))?$/;

function requestCall({ by, args }: LibraryCall, language: LanguageId): HostedCall | undefined {
    const request = httpRequest(by, args);
    if (!request || /^(?:GET|HEAD)$/i.test(request.method ?? "") || !URL.canParse(request.url)) return undefined;
    const { url } = request;
    const directTo = providerAt(url);
    const isGone = goneHost.test(url);
    if (!isGone && !router.test(url) && directTo === undefined) return undefined;
    const path = new URL(url).pathname;
    const isOpenAi = /\/(?:chat\/completions|responses|embeddings|images\/generations|completions|audio\/\w+)$/.test(
        path,
    );
    if (/\/models$/.test(path) || (directTo && !request.body)) return undefined;
    const body = jsonOf(request.body);
    const parts = isOpenAi ? openAiParts(path, entriesOf(body)) : ownParts(body);
    const [, first, name, second, rest] = hubPath.exec(path) ?? [];
    const [, routed] = /^\/([\w-]+)\//.exec(path) ?? [];
    const provider = directTo ?? (routed !== undefined && isProviderId(routed) ? routed : undefined);
    const pipeline = first ?? second;
    const model = name === undefined ? (parts.model ?? modelInPath(provider, path)) : known(name);
    const isHub = isGone || name !== undefined;
    if (model === undefined && !router.test(url) && !isGone) return undefined;
    const client = isSession(by) ? undefined : senders[language](by);
    return resolved(
        client,
        {
            ...parts,
            ...(pipeline !== undefined && isTaskId(pipeline) && { task: pipeline }),
            ...(rest === undefined && isHub && { api: undefined }),
            model,
            provider: isGone || provider === undefined ? undefined : known(isHub ? "hf-inference" : provider),
            directTo,
            body,
            billTo: [...request.headers].find(([header]) => header.toLowerCase() === "x-hf-bill-to")?.[1],
            request,
        },
        isGone,
    );
}

/** The body of a request as a value: JSON text is read. */
function jsonOf(body: Value | undefined): Value | undefined {
    const text = textOf(body);
    const data = text === undefined ? undefined : readJson(text);
    return data === undefined ? body : valueOfJson(data);
}

function valueOfJson(data: unknown): Value {
    if (Array.isArray(data)) return { kind: "list", items: data.map(valueOfJson) };
    if (!isRecord(data)) return known(data);
    return record(Object.entries(data).map(([key, value]) => [key, valueOfJson(value)]));
}

/** The model whose id at a provider is a part of a path. */
function modelInPath(provider: ProviderId | undefined, path: string): Value | undefined {
    const parts = path.split("/").filter((part) => part !== "");
    for (let length = parts.length; length > 0; length--)
        for (let start = 0; start + length <= parts.length; start++) {
            const id = parts.slice(start, start + length).join("/");
            if (modelAt(provider, id) ?? modelOf(id)) return known(id);
        }
    return undefined;
}

let byProviderId: ReadonlyMap<string, CatalogueModel> | undefined;

/** The model with an id of a provider's own. An adapter runs on another model, whose id it has. */
function modelAt(provider: ProviderId | undefined, id: string): CatalogueModel | undefined {
    byProviderId ??= new Map(
        catalogue.models.flatMap((model) =>
            model.mappings.flatMap((mapping) =>
                mapping.adapter ? [] : [[`${mapping.provider} ${mapping.providerId}`, model] as const],
            ),
        ),
    );
    return byProviderId.get(`${provider} ${id}`);
}

function resolved(client: string | undefined, parts: CallParts, isGone: boolean): HostedCall {
    const written = textOf(parts.model);
    const [, name = written, suffix] = /^(.+?):([\w-]+)$/.exec(written ?? "") ?? [];
    const named = suffix ?? textOf(parts.provider);
    const provider = parts.directTo ?? (named !== undefined && isProviderId(named) ? named : undefined);
    const policy = policies.find((one) => one === suffix);
    const isSuffix = suffix !== undefined && (policy !== undefined || isProviderId(suffix));
    const modelName = isSuffix ? name : written;
    const model = modelName === undefined ? undefined : (modelOf(modelName) ?? modelAt(provider, modelName));
    return {
        client,
        parts,
        task: parts.task ?? model?.task,
        modelName,
        model,
        provider,
        policy,
        directTo: parts.directTo,
        isGone,
    };
}
