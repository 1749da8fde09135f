/** What the arguments of a library's methods say of a call. */
import { type TaskId, tasks } from "@callsheet/inference";
import type { LibraryCall } from "../programs/run-program.ts";
import { type Arguments, entriesOf, known, textOf, type Value } from "../programs/value.ts";
import { hubMethods, type Library, type LibraryApi } from "./libraries.ts";
import { type CallParts, without } from "./parts.ts";

type Reader = (call: LibraryCall, library: Library) => CallParts;
type Entries = ReadonlyMap<string, Value>;

/** The parts of a call of a library. */
export const partsOf = (call: LibraryCall, library: Library): CallParts => readers[library.api](call, library);

const readers: Readonly<Record<LibraryApi, Reader>> = { hub, openai, cohere, fal, replicate, class: classOf };

/** The named arguments; in JavaScript those of the first object. */
const named = ({ positional: [first], named }: Arguments): Entries => (named.size > 0 ? named : entriesOf(first));

/** The first of these that is given. */
const oneOf = (entries: Entries, ...names: readonly string[]): Value | undefined =>
    names.map((name) => entries.get(name)).find((value) => value !== undefined);

function hub(call: LibraryCall, library: Library): CallParts {
    const { method, args, settings } = call;
    const [first, options] = settings.positional;
    const isJs = library.module.startsWith("@");
    const client: CallParts = isJs
        ? { billTo: entriesOf(options).get("billTo"), address: entriesOf(options).get("endpointUrl") }
        : {
              model: oneOf(settings.named, "model", "repo_id") ?? first,
              provider: settings.named.get("provider"),
              billTo: settings.named.get("bill_to"),
              address: settings.named.get("base_url"),
          };
    const task = hubMethods.get(method);
    // The client writes the provider into the body itself.
    if (task === undefined) return { ...client, ...defined({ ...openai(call, library), body: undefined }) };
    return { ...client, ...defined(isJs ? jsMethod(task, method, args) : pythonMethod(task, args)) };
}

/** Without what is not given: it hides what is. */
const defined = (parts: CallParts): CallParts =>
    Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined));

function jsMethod(task: TaskId, method: string, { positional }: Arguments): CallParts {
    const given = entriesOf(positional[0]);
    const rest = without(
        given,
        "model",
        "provider",
        "accessToken",
        "endpointUrl",
        "inputs",
        "data",
        "messages",
        "parameters",
    );
    return {
        task,
        model: given.get("model"),
        provider: given.get("provider"),
        address: given.get("endpointUrl"),
        billTo: entriesOf(positional[1]).get("billTo"),
        inputs: oneOf(given, task === "conversational" ? "messages" : "inputs", "data"),
        parameters: new Map([...entriesOf(given.get("parameters")), ...rest]),
        stream: known(method.endsWith("Stream")),
    };
}

/** The arguments of a method of huggingface_hub that are the inputs: their names, and their keys in the inputs. */
function inputArguments(task: TaskId): readonly (readonly [name: string, key: string | undefined])[] {
    const { method, example }: { readonly method: object; readonly example: { readonly inputs: unknown } } =
        tasks[task];
    const { python } = method as {
        readonly python?: { readonly arguments: (inputs: unknown, parameters: object) => object };
    };
    const keys: ReadonlyMap<unknown, string> = new Map(
        Object.entries(Object(example.inputs)).map(([key, value]) => [value, key]),
    );
    const names = Object.entries(python?.arguments(example.inputs, {}) ?? {});
    return names.map(([name, value]) => [name, value === example.inputs ? undefined : keys.get(value)] as const);
}

function pythonMethod(task: TaskId, args: Arguments): CallParts {
    const names = inputArguments(task);
    const values = names.map(([name], index) => args.named.get(name) ?? args.positional[index]);
    const [labels, ...others] = args.positional.slice(names.length);
    const isWhole = names.length === 1 && names[0]?.[1] === undefined;
    const extra = entriesOf(args.named.get("extra_body"));
    const record = names.flatMap(([, key], index): (readonly [string, Value])[] => {
        const value = values[index];
        return key === undefined || value === undefined ? [] : [[key, value]];
    });
    return {
        task,
        model: args.named.get("model"),
        inputs: isWhole ? values[0] : { kind: "record", entries: new Map(record) },
        parameters: new Map([
            ...without(args.named, "model", "stream", "extra_body", ...names.map(([name]) => name)),
            ...(labels ? [["candidate_labels", labels] as const] : []),
            ...extra,
        ]),
        stream: args.named.get("stream"),
        problem:
            others.length > 0 || (labels && !task.startsWith("zero-shot")) ? "its arguments have no names" : undefined,
    };
}

/** The parameters of the Responses API under the names of Chat Completions, which the generator has. */
function chatParameters(body: Entries): Entries {
    const given = without(
        body,
        "model",
        "input",
        "instructions",
        "stream",
        "max_output_tokens",
        "reasoning",
        "text",
        "tools",
    );
    const effort = entriesOf(body.get("reasoning")).get("effort");
    const format = entriesOf(entriesOf(body.get("text")).get("format"));
    const type = format.get("type");
    const schema = new Map<string, Value>([["json_schema", { kind: "record", entries: without(format, "type") }]]);
    const limit = body.get("max_output_tokens");
    const tools = body.get("tools");
    return new Map([
        ...given,
        ...(limit ? [["max_tokens", limit] as const] : []),
        ...(effort ? [["reasoning_effort", effort] as const] : []),
        ...(type
            ? [
                  [
                      "response_format",
                      {
                          kind: "record",
                          entries: new Map([["type", type], ...(format.size > 1 ? schema : [])]),
                      } as const,
                  ] as const,
              ]
            : []),
        ...(tools ? [["tools", nestedTools(tools)] as const] : []),
    ]);
}

const nestedTools = (tools: Value): Value =>
    tools.kind === "list"
        ? {
              kind: "list",
              items: tools.items.map((tool): Value => {
                  const entries = entriesOf(tool);
                  const fields: Value = { kind: "record", entries: without(entries, "type") };
                  return {
                      kind: "record",
                      entries: new Map([
                          ["type", entries.get("type") ?? known("function")],
                          ["function", fields],
                      ]),
                  };
              }),
          }
        : tools;

const message = (role: string, content: Value): Value => ({
    kind: "record",
    entries: new Map([
        ["role", known(role)],
        ["content", content],
    ]),
});

/** The messages of a request of the Responses API. */
function messagesOf(body: Entries): Value | undefined {
    const [instructions, input] = [body.get("instructions"), body.get("input")];
    if (input === undefined) return undefined;
    const messages = input.kind === "list" ? input.items : [message("user", input)];
    return { kind: "list", items: [...(instructions ? [message("system", instructions)] : []), ...messages] };
}

/** The parts of a call in the body of a request to OpenAI's API. @param path the end of its address, or its method */
export function openAiParts(path: string, body: Entries): CallParts {
    const common = {
        model: body.get("model"),
        stream: body.get("stream"),
        body: { kind: "record", entries: body } as const,
    };
    const rest = (...names: readonly string[]) => without(body, "model", "stream", ...names);
    if (/responses\b/.test(path)) {
        return {
            ...common,
            task: "conversational",
            api: "responses",
            inputs: messagesOf(body),
            parameters: chatParameters(body),
        };
    }
    if (/chat.completions\b/.test(path))
        return { ...common, task: "conversational", inputs: body.get("messages"), parameters: rest("messages") };
    if (/embeddings\b/.test(path))
        return { ...common, task: "feature-extraction", inputs: body.get("input"), parameters: rest("input") };
    if (/images\b/.test(path))
        return { ...common, task: "text-to-image", inputs: body.get("prompt"), parameters: rest("prompt") };
    if (/transcriptions\b/.test(path))
        return { ...common, task: "automatic-speech-recognition", inputs: body.get("file"), parameters: rest("file") };
    if (/speech\b/.test(path))
        return { ...common, task: "text-to-speech", inputs: body.get("input"), parameters: rest("input") };
    return { ...common, task: "text-generation", inputs: body.get("prompt"), parameters: rest("prompt") };
}

function openai({ method, args, settings }: LibraryCall, library: Library): CallParts {
    const given = named(args);
    const [, options] = args.positional;
    const body = new Map([
        ...without(given, "extra_body", "extra_headers", "extra_query", "timeout"),
        ...entriesOf(given.get("extra_body")),
    ]);
    const client = named(settings);
    const headers = new Map([
        ...entriesOf(oneOf(client, "default_headers", "defaultHeaders")),
        ...entriesOf(given.get("extra_headers") ?? entriesOf(options).get("headers")),
    ]);
    const helper = /\b(?:parse|stream)$/.exec(method)?.[0];
    return {
        ...openAiParts(method, body),
        ...(library.provider && { directTo: library.provider }),
        address: oneOf(client, "base_url", "baseURL"),
        billTo: oneOf(headers, "X-HF-Bill-To", "x-hf-bill-to"),
        problem: helper && `it calls ${method}, which Callsheet does not write`,
    };
}

function cohere({ args }: LibraryCall, library: Library): CallParts {
    const given = named(args);
    return {
        task: given.has("texts") ? "feature-extraction" : "conversational",
        model: given.get("model"),
        directTo: library.provider,
    };
}

/** The inputs of a body that is the provider's own: what a model is asked with, under its usual names. */
export function ownParts(body: Value | undefined): CallParts {
    const entries = entriesOf(body);
    const name = ["inputs", "prompt", "messages", "input", "text"].find((one) => entries.has(one));
    if (name === undefined) return { inputs: body, parameters: new Map() };
    const rest = without(entries, name, "parameters", "model", "stream");
    return {
        inputs: entries.get(name),
        parameters: new Map([...entriesOf(entries.get("parameters")), ...rest]),
        model: entries.get("model"),
        stream: entries.get("stream"),
    };
}

function fal({ args }: LibraryCall, library: Library): CallParts {
    const [app, options] = args.positional;
    const input = args.named.get("arguments") ?? entriesOf(options).get("input") ?? options;
    return { ...ownParts(input), model: app ?? args.named.get("application"), directTo: library.provider, body: input };
}

function replicate({ args }: LibraryCall, library: Library): CallParts {
    const [first, options] = args.positional;
    const model = oneOf(args.named, "ref", "model") ?? entriesOf(first).get("model") ?? first;
    const input = args.named.get("input") ?? entriesOf(options ?? first).get("input");
    return {
        ...ownParts(input),
        model: textOf(model) === undefined ? model : known(textOf(model)?.replace(/:[\da-f]+$/, "")),
        directTo: library.provider,
    };
}

/** A class of a framework, which calls its model later. */
function classOf({ settings }: LibraryCall, library: Library): CallParts {
    const given = named(settings);
    const [first] = settings.positional;
    return {
        model: oneOf(given, "model_id", "repo_id", "model", "model_name", "modelName", "modelId") ?? first,
        provider: given.get("provider"),
        directTo: library.provider,
        address:
            oneOf(given, "api_base", "base_url", "openai_api_base", "baseURL") ??
            entriesOf(given.get("configuration")).get("baseURL"),
        billTo: given.get("bill_to"),
    };
}
