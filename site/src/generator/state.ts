/** The typed state of the generator, read once from the texts of the URL. Nothing here throws: a link may say anything. */
import { type CatalogueModel, defaultProviderOf, idOf, mappingAt } from "@callsheet/catalogue/search";
import {
    type ChatApi,
    chatApis,
    defaultProvider,
    endpointUrlOf,
    exampleOf,
    hubTokenVariable,
    isProviderId,
    type ProviderId,
    providerHelper,
    providers,
    providersOf,
} from "@callsheet/inference/providers";
import { isTaskId, type TaskId, tasks } from "@callsheet/inference/tasks";
import { clients, type LanguageId, type Policy, policies } from "@callsheet/snippets";
import { exampleParametersText, exampleText, inputsKind, readInputs, readParameters } from "./inputs.ts";
import type { FieldName, Query } from "./query.ts";

/** What is wrong with a text: the field's own problem, or JSON that is none. */
export type Problem = FieldName | "json";

export type Field<Value> = {
    /** What the form shows: what was written, be it right or wrong. */
    readonly text: string;
    /** What the snippet uses: the default where the text is wrong. */
    readonly value: Value;
    readonly problem?: Problem;
};

/** The languages of snippets, in the order of their tabs. */
export const languageIds = ["python", "js", "sh"] as const satisfies readonly LanguageId[];

/** What a tab shows: a program, or the request as it goes over the wire. */
export type Shown = LanguageId | "request";

export type GeneratorState = {
    readonly model: Field<string>;
    readonly task: Field<TaskId>;
    readonly provider: Field<ProviderId>;
    /** The provider's own id of the model. */
    readonly "provider-model": Field<string | undefined>;
    /** The file of the weights, of a model that is an adapter. */
    readonly adapter: Field<string | undefined>;
    /** With the provider's own key, rather than through the Hub's router. */
    readonly direct: Field<boolean>;
    /** What the provider `auto` chooses by. */
    readonly policy: Field<Policy | undefined>;
    /** A server of one's own, in place of the provider. */
    readonly endpoint: Field<string | undefined>;
    /** The server of one's own wants no key. */
    readonly keyless: Field<boolean>;
    /** Undefined where nobody chose: the first that has a program. */
    readonly language: Field<Shown | undefined>;
    readonly client: Field<string | undefined>;
    /** A second client, whose program stands beside. */
    readonly beside: Field<ClientPlace | undefined>;
    /** Which API a chat is asked by. */
    readonly api: Field<ChatApi | undefined>;
    readonly stream: Field<boolean>;
    readonly "bill-to": Field<string | undefined>;
    /** The inputs of the example, which stand in the code where none are given. */
    readonly example: Field<unknown>;
    /** Undefined for the task's example. */
    readonly inputs: Field<unknown>;
    /** Undefined for those of the task's example. */
    readonly parameters: Field<Readonly<Record<string, unknown>> | undefined>;
};

/** A client, by its language: `openai` is one in two. */
export type ClientPlace = { readonly language: LanguageId; readonly client: string };

/** What is known of a model, by its id; undefined for one that is not known. */
export type LookUp = (id: string) => CatalogueModel | undefined;

export const defaultTask: TaskId = "conversational";

/** What the model of a query is known for; undefined where it is not known, or none is named. */
export const knownModel = ({ model, task }: Query, lookUp: LookUp): CatalogueModel | undefined =>
    lookUp((model && idOf(model)) ?? tasks[task !== undefined && isTaskId(task) ? task : defaultTask].exampleModel);

export function readState(query: Query, lookUp: LookUp): GeneratorState {
    const known = knownModel(query, lookUp);
    const ownTask = (query.model !== undefined ? known?.task : undefined) ?? defaultTask;
    const task = read(query, "task", { text: ownTask, value: ownTask }, (text) => (isTaskId(text) ? text : undefined));
    const provider = read(query, "provider", providerByDefault(task.value, known), (text) =>
        isProviderId(text) ? text : undefined,
    );
    const model = exampleModel(task.value, provider.value, query.model === undefined ? known : undefined);
    const mapping = known && mappingAt(known, provider.value, task.value);
    const client = read(query, "client", unset, (text) => clients.find(({ id }) => id === text)?.id);
    const languageOfClient = languageIds.find((language) => hasClient(language, client.value));
    const ownExample = known?.task === task.value ? known : undefined;
    const example = { text: exampleText(provider.value, task.value, ownExample), value: undefined };
    return {
        example,
        model: read(query, "model", { text: model, value: model }, idOf),
        task,
        provider,
        "provider-model": read(query, "provider-model", optional(mapping?.providerId), (text) =>
            /^[^\s?#]+$/.test(text) ? text : undefined,
        ),
        adapter: read(
            query,
            "adapter",
            optional(mapping?.adapter ? (mapping.adapterWeightsPath ?? "") : undefined),
            (text) => (/^[^\s?#]*$/.test(text) ? text : undefined),
        ),
        direct: read(query, "direct", { text: "false", value: false }, truth),
        policy: read<Policy | undefined>(query, "policy", { text: policies[0], value: undefined }, (text) =>
            policies.find((policy) => policy === text),
        ),
        endpoint: read(query, "endpoint", unset, endpointUrl),
        keyless: read(query, "keyless", { text: "false", value: false }, truth),
        language: read<Shown | undefined>(query, "language", optional(languageOfClient), (text) =>
            ([...languageIds, "request"] as const).find((language) => language === text),
        ),
        client,
        beside: read<ClientPlace | undefined>(query, "beside", unset, clientPlace),
        api: read<ChatApi | undefined>(query, "api", { text: chatApis[0], value: undefined }, (text) =>
            chatApis.find((api) => api === text),
        ),
        stream: read(query, "stream", { text: "false", value: false }, truth),
        "bill-to": read(query, "bill-to", unset, (text) => (/^[\w.-]+$/.test(text) ? text : undefined)),
        inputs: read<unknown>(
            query,
            "inputs",
            example,
            (text) => readInputs(task.value, text),
            inputsKind(task.value) === "json" ? "json" : "inputs",
        ),
        parameters: read<GeneratorState["parameters"]["value"]>(
            query,
            "parameters",
            { text: exampleParametersText(task.value), value: undefined },
            readParameters,
            "json",
        ),
    };
}

/** Whether a provider takes a key of its own beside the Hub's token. */
export const hasOwnKey = (id: ProviderId): boolean =>
    providers[id].keyVariable !== hubTokenVariable && providers[id].routedBaseUrl !== undefined;

const hasClient = (language: LanguageId, client: string | undefined): boolean =>
    clients.some((one) => one.language === language && one.id === client);

/** Who serves the model, of those that serve the task; else the library's own default, or the first that does. */
function providerByDefault(task: TaskId, known: CatalogueModel | undefined): Field<ProviderId> {
    const serving = providersOf(task);
    const own = known && defaultProviderOf(known, task);
    const value =
        own !== undefined && providerHelper(own, task)
            ? own
            : serving.includes(defaultProvider)
              ? defaultProvider
              : (serving[0] ?? defaultProvider);
    return { text: value, value };
}

/** The model of a task's example; where the provider is not known to serve it, that of the provider's own example. */
const exampleModel = (task: TaskId, provider: ProviderId, known: CatalogueModel | undefined): string =>
    known && mappingAt(known, provider, task) ? known.id : exampleOf(provider, task).model;

const unset = { text: "", value: undefined };

const optional = <Text extends string>(text: Text | undefined): Field<Text | undefined> => ({
    text: text ?? "",
    value: text,
});

function read<Value>(
    query: Query,
    name: FieldName,
    byDefault: { readonly text: string; readonly value: Value },
    readText: (text: string) => Value | undefined,
    problem: Problem = name,
): Field<Value> {
    const text = query[name];
    if (text === undefined) return byDefault;
    const value = readText(text);
    return value === undefined ? { text, value: byDefault.value, problem } : { text, value };
}

/** `js/fetch` */
function clientPlace(text: string): ClientPlace | undefined {
    const found = clients.find(({ language, id }) => `${language}/${id}` === text);
    return found && { language: found.language, client: found.id };
}

function endpointUrl(text: string): string | undefined {
    try {
        return endpointUrlOf(text.trim());
    } catch {
        return undefined;
    }
}

function truth(text: string): boolean | undefined {
    if (text === "true") return true;
    return text === "false" ? false : undefined;
}
