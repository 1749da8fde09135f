/** What the arguments of a library's methods say of a call. */
import { type ChatApi, type ProviderId, type TaskId, tasks } from "@callsheet/inference";
import {
    type Arguments,
    type Entries,
    entriesOf,
    known,
    type LibraryCall,
    record,
    textOf,
    type Value,
} from "../programs/value.ts";
import type { HttpRequest } from "./http-request.ts";
import { hubMethods, type Library, type LibraryApi } from "./libraries.ts";

/** The parts of a call, as a program gives them; undefined for what it does not say. */
export type CallParts = {
    readonly task?: TaskId | undefined;
    /** The model, by its id on the Hub or at the provider. */
    readonly model?: Value | undefined;
    /** The provider, as it is named. */
    readonly provider?: Value | undefined;
    /** The provider whose own address or SDK is used, instead of the router. */
    readonly directTo?: ProviderId | undefined;
    /** The address that is called, if the client is given one. */
    readonly address?: Value | undefined;
    readonly inputs?: Value | undefined;
    readonly parameters?: Entries;
    readonly stream?: Value | undefined;
    readonly api?: ChatApi | undefined;
    readonly billTo?: Value | undefined;
    /** The body of the request, if the program gives it as it is sent. */
    readonly body?: Value | undefined;
    /** The request, if the program sends it itself. */
    readonly request?: HttpRequest | undefined;
    /** What Callsheet does not write, for people. */
    readonly problem?: string | undefined;
};

type Reader = (call: LibraryCall, library: Library) => CallParts;

/** The parts of a call of a library. */
export const partsOf = (call: LibraryCall, library: Library): CallParts => readers[library.api](call, library);

const readers: Readonly<Record<LibraryApi, Reader>> = {
    hub,
    openai,
    fal,
    cohere: modelOnly,
    replicate: modelOnly,
    class: modelOnly,
};

const without = (entries: Entries, ...names: readonly string[]): Entries =>
    new Map([...entries].filter(([name]) => !names.includes(name)));

/** The named arguments; in JavaScript those of the first object. */
const namedOf = ({ positional: [first], named }: Arguments): Entries => (named.size > 0 ? named : entriesOf(first));

/** The first of these that is given. */
const oneOf = (entries: Entries, ...names: readonly string[]): Value | undefined =>
    names.map((name) => entries.get(name)).find((value) => value !== undefined);

function hub(call: LibraryCall, library: Library): CallParts {
    const { method, settings } = call;
    const [first, options] = settings.positional;
    const isJs = library.module.startsWith("@");
    const named = isJs ? entriesOf(options) : settings.named;
    const client: CallParts = {
        model: isJs ? undefined : (oneOf(named, "model", "repo_id") ?? first),
        provider: named.get("provider"),
        billTo: oneOf(named, "bill_to", "billTo"),
        address: oneOf(named, "base_url", "endpointUrl"),
    };
    const task = hubMethods.get(method);
    // The client writes the provider into the body itself.
    const own = task === undefined ? { ...openai(call, library), body: undefined } : hubMethod(task, call, isJs);
    // What a method does not say, the client may.
    return { ...client, ...Object.fromEntries(Object.entries(own).filter(([, value]) => value !== undefined)) };
}

/** The arguments of a task's method that are its inputs: their names, and their keys in the inputs. */
function inputArguments(task: TaskId, isJs: boolean): readonly (readonly [name: string, key?: string | undefined])[] {
    if (isJs) return task === "conversational" ? [["messages"]] : [["inputs"], ["data"]];
    const { method, example }: { readonly method: object; readonly example: { readonly inputs: unknown } } =
        tasks[task];
    const { python } = method as {
        readonly python?: { readonly arguments: (inputs: unknown, parameters: object) => object };
    };
    const keys = new Map<unknown, string>(Object.entries(Object(example.inputs)).map(([key, value]) => [value, key]));
    return Object.entries(python?.arguments(example.inputs, {}) ?? {}).map(([name, value]) => [
        name,
        value === example.inputs ? undefined : keys.get(value),
    ]);
}

const settingsOfCall = ["model", "provider", "accessToken", "endpointUrl", "stream", "extra_body", "parameters"];

function hubMethod(task: TaskId, { method, args }: LibraryCall, isJs: boolean): CallParts {
    const { positional, named } = isJs ? { positional: [], named: entriesOf(args.positional[0]) } : args;
    const names = inputArguments(task, isJs);
    const values = names.map(([name, key], index) => ({ key, value: named.get(name) ?? positional[index] }));
    const [labels, ...others] = positional.slice(names.length);
    const fields = values.flatMap(({ key, value }): (readonly [string, Value])[] =>
        key === undefined || value === undefined ? [] : [[key, value]],
    );
    const isNamed = others.length === 0 && (!labels || task.startsWith("zero-shot"));
    return {
        task,
        model: named.get("model"),
        provider: named.get("provider"),
        address: named.get("endpointUrl"),
        billTo: isJs ? entriesOf(args.positional[1]).get("billTo") : undefined,
        inputs: fields.length > 0 ? record(fields) : values.find(({ value }) => value)?.value,
        parameters: new Map([
            ...entriesOf(named.get("parameters")),
            ...without(named, ...settingsOfCall, ...names.map(([name]) => name)),
            ...(labels ? [["candidate_labels", labels] as const] : []),
            ...entriesOf(named.get("extra_body")),
        ]),
        stream: isJs ? known(method.endsWith("Stream")) : named.get("stream"),
        problem: isNamed ? undefined : "its arguments have no names",
    };
}

const message = (role: string, content: Value): Value =>
    record([
        ["role", known(role)],
        ["content", content],
    ]);

/** The messages of a request of the Responses API. */
function messagesOf(body: Entries): Value | undefined {
    const [instructions, input] = [body.get("instructions"), body.get("input")];
    if (input === undefined) return undefined;
    const messages = input.kind === "list" ? input.items : [message("user", input)];
    return { kind: "list", items: [...(instructions ? [message("system", instructions)] : []), ...messages] };
}

/** The tasks of OpenAI's API, by the end of an address or a method, and what holds the inputs of each. */
const openAiTasks: readonly (readonly [path: RegExp, task: TaskId, inputs: string])[] = [
    [/chat.completions\b/, "conversational", "messages"],
    [/embeddings\b/, "feature-extraction", "input"],
    [/images\b/, "text-to-image", "prompt"],
    [/transcriptions\b/, "automatic-speech-recognition", "file"],
    [/speech\b/, "text-to-speech", "input"],
    [/completions\b/, "text-generation", "prompt"],
];

/** The parts of a call in the body of a request to OpenAI's API. @param path the end of its address, or its method */
export function openAiParts(path: string, body: Entries): CallParts {
    const common = { model: body.get("model"), stream: body.get("stream"), body: record(body) };
    if (/responses\b/.test(path)) {
        const limit = body.get("max_output_tokens");
        const rest = without(body, "model", "stream", "input", "instructions", "max_output_tokens");
        const parameters = limit ? new Map([...rest, ["max_tokens", limit] as const]) : rest;
        return { ...common, task: "conversational", api: "responses", inputs: messagesOf(body), parameters };
    }
    const [, task, inputs = ""] = openAiTasks.find(([pattern]) => pattern.test(path)) ?? [];
    return { ...common, task, inputs: body.get(inputs), parameters: without(body, "model", "stream", inputs) };
}

function openai({ method, args, settings }: LibraryCall, library: Library): CallParts {
    const named = namedOf(args);
    const body = new Map([
        ...without(named, "extra_body", "extra_headers", "extra_query", "timeout"),
        ...entriesOf(named.get("extra_body")),
    ]);
    const client = namedOf(settings);
    const headers = new Map([
        ...entriesOf(oneOf(client, "default_headers", "defaultHeaders")),
        ...entriesOf(named.get("extra_headers") ?? entriesOf(args.positional[1]).get("headers")),
    ]);
    const helper = /\b(?:parse|stream)$/.exec(method)?.[0];
    return {
        ...openAiParts(method, body),
        directTo: library.provider,
        address: oneOf(client, "base_url", "baseURL"),
        billTo: oneOf(headers, "X-HF-Bill-To", "x-hf-bill-to"),
        problem: helper && `it calls ${method}, which Callsheet does not write`,
    };
}

/** The inputs of a body that is the provider's own: what a model is asked with, under its usual names. */
export function ownParts(body: Value | undefined): CallParts {
    const entries = entriesOf(body);
    const name = ["inputs", "prompt", "messages", "input", "text"].find((one) => entries.has(one));
    if (name === undefined) return { inputs: body, parameters: new Map() };
    return {
        inputs: entries.get(name),
        parameters: new Map([
            ...entriesOf(entries.get("parameters")),
            ...without(entries, name, "parameters", "model", "stream"),
        ]),
        model: entries.get("model"),
        stream: entries.get("stream"),
    };
}

function fal({ args: { positional, named } }: LibraryCall, library: Library): CallParts {
    const [app = named.get("application"), options] = positional;
    const input = named.get("arguments") ?? entriesOf(options).get("input") ?? options;
    return { ...ownParts(input), model: app, directTo: library.provider, body: input };
}

/** A library whose calls are read for their models alone; a class of a framework calls its model later. */
function modelOnly({ args, settings }: LibraryCall, library: Library): CallParts {
    const [first] = args.positional;
    const [named, client] = [namedOf(args), namedOf(settings)];
    const names = ["model_id", "repo_id", "model", "model_name", "modelName", "modelId", "ref"];
    const model = oneOf(named, ...names) ?? first;
    // A version of Replicate.
    const [name] = textOf(model)?.split(/:(?=[\da-f]+$)/) ?? [];
    return {
        task: library.provider === "cohere" && named.has("texts") ? "feature-extraction" : undefined,
        model: name === undefined ? model : known(name),
        provider: client.get("provider"),
        directTo: library.provider,
        address:
            oneOf(client, "api_base", "base_url", "openai_api_base", "baseURL") ??
            entriesOf(client.get("configuration")).get("baseURL"),
    };
}
