/** The typed state of the generator, read once from the texts of the URL. Nothing here throws: a link may say anything. */
import {
    defaultProvider,
    endpointUrlOf,
    exampleOf,
    hubTokenVariable,
    isProviderId,
    type ProviderId,
    providers,
    providersOf,
} from "@callsheet/inference/providers";
import { isTaskId, type TaskId } from "@callsheet/inference/tasks";
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

export type GeneratorState = {
    readonly task: Field<TaskId>;
    readonly model: Field<string>;
    readonly provider: Field<ProviderId>;
    /** The provider's own id of the model. */
    readonly "provider-model": Field<string | undefined>;
    /** With the provider's own key, rather than through the Hub's router. */
    readonly direct: Field<boolean>;
    /** What the provider `auto` chooses by. */
    readonly policy: Field<Policy | undefined>;
    /** A server of one's own, in place of the provider. */
    readonly endpoint: Field<string | undefined>;
    readonly language: Field<LanguageId>;
    readonly client: Field<string | undefined>;
    readonly stream: Field<boolean>;
    readonly "bill-to": Field<string | undefined>;
    readonly "max-tokens": Field<number | undefined>;
    readonly temperature: Field<number | undefined>;
    readonly "top-p": Field<number | undefined>;
    /** Undefined for the task's example. */
    readonly inputs: Field<unknown>;
    /** Undefined for those of the task's example. */
    readonly parameters: Field<Readonly<Record<string, unknown>> | undefined>;
};

const defaultTask: TaskId = "conversational";
const defaultLanguage: LanguageId = "python";

/** The languages of snippets, in the order of their tabs. */
export const languageIds = ["python", "js", "sh"] as const satisfies readonly LanguageId[];

export function readState(query: Query): GeneratorState {
    const task = read(query, "task", { text: defaultTask, value: defaultTask }, (text) =>
        isTaskId(text) ? text : undefined,
    );
    const provider = read(query, "provider", providerByDefault(task.value), (text) =>
        isProviderId(text) ? text : undefined,
    );
    const { model } = exampleOf(provider.value, task.value);
    const client = read(query, "client", unset, (text) => clients.find(({ id }) => id === text)?.id);
    const languageOfClient = languageIds.find((language) => hasClient(language, client.value)) ?? defaultLanguage;
    return {
        task,
        model: read(query, "model", { text: model, value: model }, modelId),
        provider,
        "provider-model": read(query, "provider-model", unset, (text) => (/^[^\s?#]+$/.test(text) ? text : undefined)),
        direct: read(query, "direct", { text: "false", value: false }, truth),
        policy: read<Policy | undefined>(query, "policy", { text: policies[0], value: undefined }, (text) =>
            policies.find((policy) => policy === text),
        ),
        endpoint: read(query, "endpoint", unset, endpointUrl),
        language: read(query, "language", { text: languageOfClient, value: languageOfClient }, (text) =>
            languageIds.find((language) => language === text),
        ),
        client,
        stream: read(query, "stream", { text: "false", value: false }, truth),
        "bill-to": read(query, "bill-to", unset, (text) => (/^[\w.-]+$/.test(text) ? text : undefined)),
        "max-tokens": read(query, "max-tokens", unset, (text) =>
            /^[1-9]\d*$/.test(text) ? number(text, 1, Number.MAX_SAFE_INTEGER) : undefined,
        ),
        temperature: read(query, "temperature", unset, (text) => number(text, 0, 2)),
        "top-p": read(query, "top-p", unset, (text) => number(text, 0, 1)),
        inputs: read<unknown>(
            query,
            "inputs",
            { text: exampleText(provider.value, task.value), value: undefined },
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

/** Whether a server of one's own may stand in a provider's place: it is spoken to as the default provider is. */
export const takesEndpoint = (id: ProviderId): boolean => id === defaultProvider;

const hasClient = (language: LanguageId, client: string | undefined): boolean =>
    clients.some((one) => one.language === language && one.id === client);

/** The library's own default, where it serves the task. */
function providerByDefault(task: TaskId): { readonly text: string; readonly value: ProviderId } {
    const serving = providersOf(task);
    const value = serving.includes(defaultProvider) ? defaultProvider : (serving[0] ?? defaultProvider);
    return { text: value, value };
}

const unset = { text: "", value: undefined };

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

/** `owner/name`, or the bare name of one of the Hub's first models. */
function modelId(text: string): string | undefined {
    const id = text.trim();
    return /^[\w.-]+(\/[\w.-]+)?$/.test(id) ? id : undefined;
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

function number(text: string, least: number, most: number): number | undefined {
    const value = Number(text);
    return text.trim() !== "" && value >= least && value <= most ? value : undefined;
}
