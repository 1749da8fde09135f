/** The typed state of the generator, parsed from the texts of the URL. Never throws, since a link may hold anything. */
import { type CatalogueModel, idOf, mappingAt } from "@callsheet/catalogue/search";
import {
    type ChatApi,
    chatApis,
    endpointUrlOf,
    exampleOf,
    isProviderId,
    type ProviderId,
    providers,
} from "@callsheet/inference/providers";
import { isTaskId, type TaskId, tasks } from "@callsheet/inference/tasks";
import { callOption, callOptionNames, kebabCase } from "../call-options/option-names.ts";
import type { CallOptionName, CallOptionOfKind, KebabCase } from "../call-options/options.ts";
import { clients, type LanguageId, languageIds } from "../languages/registry.ts";
import { hasOwnAddress, providerByDefault } from "../providers.ts";
import { type Policy, policies } from "../snippet.ts";
import { exampleParametersText, exampleText, inputsKind, readInputs, readParameters } from "./inputs.ts";
import type { FieldName, Query } from "./query.ts";

/** Why a text is invalid: by its field's own rules, or because it is not JSON. */
export type Problem = FieldName | "json";

/** A field of the form, or of a link. */
export type Field<Value> = {
    /** The text that the form shows, valid or not. */
    readonly text: string;
    /** The value that the snippet uses; the default if the text is invalid. */
    readonly value: Value;
    /** Why the text is invalid; absent if it is valid. */
    readonly problem?: Problem;
};

/** The id of a tab: a language, or the HTTP request. */
export type TabId = LanguageId | "request";

/** The values of the fields that are more than a text. */
type FieldValues = {
    /** The id of a model on the Hub. */
    readonly model: string;
    /** The task that the model performs. */
    readonly task: TaskId;
    /** The provider that serves the model. */
    readonly provider: ProviderId;
    /** How the provider `auto` chooses; undefined for its default. */
    readonly policy: Policy | undefined;
    /** Undefined if it is not chosen; the page then shows the first language with a program. */
    readonly language: TabId | undefined;
    /** A second client to show for comparison. */
    readonly beside: ClientRef | undefined;
    /** The API of a chat; undefined for its default. */
    readonly api: ChatApi | undefined;
    /** Undefined for the task's example. */
    readonly inputs: unknown;
    /** Undefined for the task's example. */
    readonly parameters: Readonly<Record<string, unknown>> | undefined;
} & { readonly [Name in CallOptionOfKind<"switch">]: boolean };

/** All options of a call as fields, each with its text and its value. */
export type GeneratorState = {
    readonly [Name in CallOptionName as KebabCase<Name>]: Field<
        Name extends keyof FieldValues ? FieldValues[Name] : string | undefined
    >;
} & {
    /** The example's inputs, which the code uses if none are given. */
    readonly example: Field<unknown>;
};

/** A client in a language; two languages have a client named `openai`. */
export type ClientRef = {
    /** The language's id. */
    readonly language: LanguageId;
    /** The client's id in that language. */
    readonly client: string;
};

/** Looks up the catalogue's entry for a model id; undefined for an unknown model. */
export type LookUp = (id: string) => CatalogueModel | undefined;

/** The task of a query that names neither a task nor a known model. */
export const defaultTask: TaskId = "conversational";

/**
 * The catalogue's entry for a query's model, or for the task's example model if the query names none.
 *
 * @param query the text of each field
 * @param lookUp looks up the catalogue's entry for a model id
 * @returns the entry; undefined for an unknown model
 * @example
 * import { modelOf } from "@callsheet/catalogue";
 * import { knownModel } from "@callsheet/snippets/query";
 *
 * const known = knownModel({ model: "black-forest-labs/FLUX.1-dev" }, modelOf);
 */
export const knownModel = ({ model, task }: Query, lookUp: LookUp): CatalogueModel | undefined =>
    lookUp((model && idOf(model)) ?? tasks[task !== undefined && isTaskId(task) ? task : defaultTask].exampleModel);

/**
 * The typed state of a query. Never throws, since a link may hold anything: an invalid text keeps its field's default,
 * and the field says its problem.
 *
 * @param query the text of each field
 * @param lookUp looks up the catalogue's entry for a model id
 * @returns the state, with the text, value and problem of each field
 * @example
 * import { modelOf } from "@callsheet/catalogue";
 * import { readState } from "@callsheet/snippets/query";
 *
 * const { provider } = readState({ provider: "no-such-provider" }, modelOf);
 * console.log(provider.problem); // "provider"
 */
export function readState(query: Query, lookUp: LookUp): GeneratorState {
    const catalogueModel = knownModel(query, lookUp);
    const ownTask = (query.model !== undefined ? catalogueModel?.task : undefined) ?? defaultTask;
    const task = read(query, "task", { text: ownTask, value: ownTask }, (text) => (isTaskId(text) ? text : undefined));
    const byDefault = providerByDefault(task.value, catalogueModel);
    const provider = read(query, "provider", { text: byDefault, value: byDefault }, (text) =>
        isProviderId(text) ? text : undefined,
    );
    const model = exampleModel(task.value, provider.value, query.model === undefined ? catalogueModel : undefined);
    const mapping = catalogueModel && mappingAt(catalogueModel, provider.value, task.value);
    const client = read(query, "client", unset, (text) => clients.find(({ id }) => id === text)?.id);
    const languageOfClient = languageIds.find((language) => hasClient(language, client.value));
    const ownExample = catalogueModel?.task === task.value ? catalogueModel : undefined;
    const example = { text: exampleText(provider.value, task.value, ownExample), value: undefined };
    return {
        ...plainFields(query),
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
        policy: read<Policy | undefined>(query, "policy", { text: policies[0], value: undefined }, (text) =>
            policies.find((policy) => policy === text),
        ),
        language: read<TabId | undefined>(query, "language", optional(languageOfClient), (text) =>
            [...languageIds, "request" as const].find((language) => language === text),
        ),
        client,
        beside: read<ClientRef | undefined>(query, "beside", unset, readClientRef),
        api: read<ChatApi | undefined>(query, "api", { text: chatApis[0], value: undefined }, (text) =>
            chatApis.find((api) => api === text),
        ),
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

/** The fields whose default and whose reading depend on no other field. */
function plainFields(query: Query): Pick<GeneratorState, KebabCase<CallOptionOfKind<"name" | "switch" | "url">>> {
    const fields = callOptionNames.map((option) => {
        const [name, { kind }] = [kebabCase(option), callOption(option)];
        if (kind === "switch") return [name, read(query, name, { text: "false", value: false }, readBoolean)] as const;
        const readText = kind === "url" ? readEndpointUrl : kind === "name" ? readName : (text: string) => text;
        return [name, read<unknown>(query, name, unset, readText)] as const;
    });
    // The compiler does not follow the kinds of rows.
    return Object.fromEntries(fields) as ReturnType<typeof plainFields>;
}

/**
 * Whether a provider accepts its own key as well as the Hub's token.
 *
 * @param id the provider's id
 * @returns true for a provider with a key of its own that the Hub's router also serves
 * @example
 * import { hasOwnKey } from "@callsheet/snippets/query";
 *
 * console.log(hasOwnKey("fal-ai"), hasOwnKey("hf-inference"));
 */
export const hasOwnKey = (id: ProviderId): boolean => hasOwnAddress(id) && providers[id].routedBaseUrl !== undefined;

const hasClient = (language: LanguageId, client: string | undefined): boolean =>
    clients.some((one) => one.language === language && one.id === client);

/** The known model if the provider serves it; else the model of the provider's own example. */
const exampleModel = (task: TaskId, provider: ProviderId, catalogueModel: CatalogueModel | undefined): string =>
    catalogueModel && mappingAt(catalogueModel, provider, task) ? catalogueModel.id : exampleOf(provider, task).model;

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
function readClientRef(text: string): ClientRef | undefined {
    const client = clients.find(({ language, id }) => `${language}/${id}` === text);
    return client && { language: client.language, client: client.id };
}

const readName = (text: string): string | undefined => (/^[\w.-]+$/.test(text) ? text : undefined);

function readEndpointUrl(text: string): string | undefined {
    try {
        return endpointUrlOf(text.trim());
    } catch {
        return undefined;
    }
}

function readBoolean(text: string): boolean | undefined {
    if (text === "true") return true;
    return text === "false" ? false : undefined;
}
