/** Records what a client really sends: its first request to a provider, taken before it leaves. */
import * as peer from "@huggingface/inference";
import * as ours from "../../src/index.ts";
import { type ProviderId, type Target, type TaskId, tasks } from "../../src/index.ts";
import type { Example } from "./examples.ts";

type Auth = "routed" | "direct";

/** A request as plain data, its multipart and binary bodies decoded; or the message of a refusal. */
export type Sent =
    | { readonly method: string; readonly url: string; readonly headers: object; readonly body: unknown }
    | { readonly refused: string };

export type Situation = {
    readonly provider: ProviderId;
    readonly task: TaskId;
    readonly example: Example;
    readonly auth: Auth;
};

const clients = { peer, ours } as const;

/** The first request that a client sends to the provider; the Hub's mapping look-up is answered before it. */
export async function firstRequest(client: keyof typeof clients, situation: Situation): Promise<Sent> {
    const { task, example } = situation;
    let sent: Promise<Sent> | undefined;
    const fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
        const request = new Request(input, init);
        if (isLookUp(request)) return Response.json(mapping(situation));
        sent ??= decoded(request);
        throw new Error("taken");
    };
    const options = { fetch, tries: 1, ...(example.outputType && { outputType: example.outputType }) };
    const { js: name } = tasks[task].method;
    // The helpers are looked up by name, because each has the types of its own task.
    const helper = Reflect.get(clients[client], example.stream ? `${name}Stream` : name) as Helper;
    try {
        const result = helper(argumentsOf(situation), options);
        await (Symbol.asyncIterator in result ? result.next() : result);
    } catch (error) {
        return (await sent) ?? { refused: String(error) };
    }
    throw new Error(`${client} sent nothing and did not say why`);
}

type Helper = (args: object, options: object) => Promise<unknown> | AsyncGenerator<unknown>;

/** The request that a client's `makeRequestOptions` makes, for a program that sends it itself. */
export async function requestMade(client: keyof typeof clients, situation: Situation): Promise<Sent> {
    const { provider, task, example } = situation;
    const { stream, outputType } = example;
    const fetch = async (input: RequestInfo | URL): Promise<Response> => {
        if (isLookUp(new Request(input))) return Response.json(mapping(situation));
        throw new Error(`Only the Hub's mapping may be asked for, not ${input}`);
    };
    // The two have the same signature, but each accepts only its own helpers.
    const { getProviderHelper, makeRequestOptions } = clients[client] as typeof ours;
    const args = { ...argumentsOf(situation), ...(stream && { stream }) };
    try {
        const { url, info } = await makeRequestOptions(args, getProviderHelper(provider, task), {
            task,
            fetch,
            outputType,
        });
        return await decoded(new Request(url, info));
    } catch (error) {
        if (!(error instanceof (client === "ours" ? ours.InferenceError : peer.InferenceClientError))) throw error;
        return { refused: String(error) };
    }
}

const isLookUp = ({ url }: Request) => url.startsWith("https://huggingface.co/api/models/");

function argumentsOf(situation: Situation): Target & Readonly<Record<string, unknown>> {
    const { provider, task, example, auth } = situation;
    const { flat } = tasks[task];
    const inputs = example.older ? { data: example.inputs } : { inputs: example.inputs };
    const parameters = example.parameters && { parameters: example.parameters };
    const rest = flat === undefined ? { ...inputs, ...parameters } : { [flat]: example.inputs, ...example.parameters };
    return { accessToken: auth === "routed" ? "hf_token" : "key", provider, model: modelOf(situation), ...rest };
}

/** A different model for each situation, because both clients cache mappings. */
function modelOf({ provider, task, example, auth }: Situation): string {
    if (provider === "openai") return "openai/model";
    return `owner/${[provider, task, example.name, auth].join("-").replaceAll(/[^\w.-]+/g, "-")}`;
}

function mapping(situation: Situation): object {
    const { provider, task, example } = situation;
    const { providerModelId = "maker/model", adapterWeightsPath } = example;
    const hfModelId = modelOf(situation);
    const providerId = provider === "hf-inference" ? hfModelId : providerModelId;
    const adapter = adapterWeightsPath && { adapter: "lora", adapterWeightsPath };
    return { inferenceProviderMapping: [{ provider, task, providerId, hfModelId, status: "live", ...adapter }] };
}

async function decoded(request: Request): Promise<Sent> {
    const { "user-agent": _client, "content-type": type = "", ...headers } = Object.fromEntries(request.headers);
    const kind = type.startsWith("multipart/") ? "multipart/form-data" : type;
    const { method, url } = request;
    return { method, url, headers: { ...headers, "content-type": kind }, body: await decodedBody(request, kind) };
}

async function decodedBody(request: Request, type: string): Promise<unknown> {
    if (type === "multipart/form-data") {
        const fields = [...(await request.formData())];
        return Object.fromEntries(
            await Promise.all(
                fields.map(async ([name, value]) => [name, typeof value === "string" ? value : await fileOf(value)]),
            ),
        );
    }
    if (type.startsWith("application/json")) return await request.json();
    return { bytes: await hex(request) };
}

async function fileOf(file: File): Promise<object> {
    return { name: file.name, type: file.type, bytes: await hex(file) };
}

const hex = async (from: { arrayBuffer(): Promise<ArrayBuffer> }) =>
    Buffer.from(await from.arrayBuffer()).toString("hex");
