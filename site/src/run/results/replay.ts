/**
 * Reads a program's recorded responses with our own client, so that we get the task's output whichever library made the
 * call.
 */
import { perform, performStream } from "@callsheet/inference";
import { type Call, type EventOf, hubTokenVariable, providers } from "@callsheet/inference/providers";
import { checkArguments, isStreamingTask, type Task, tasks } from "@callsheet/inference/tasks";
import { isRecord, isText, readJson } from "@callsheet/snippets/query";
import type { Block } from "./block.ts";
import { blocksOf } from "./blocks-of.ts";
import { answerBlocks, type ChatAnswer, withEvent } from "./chat-answer.ts";
import { type CallMade, type Exchange, headerOf, isStream, joinedPieces, type RecordedResponse } from "./exchanges.ts";

/**
 * The blocks to show for a recorded call.
 *
 * @param call the program's call, with the bytes of its files; inputs that were actually sent take precedence
 * @param callMade the recorded exchanges of the call
 * @param everything all recorded exchanges, including those with the Hub
 * @returns undefined if our client cannot read the response; the panel then only has the output and the raw exchange
 */
export async function replay(
    call: Call,
    callMade: CallMade,
    everything: readonly Exchange[],
): Promise<readonly Block[] | undefined> {
    const { response } = callMade.post;
    if (!response || response.status >= 400 || response.status === 0) return undefined;
    const sent: Call = { ...call, inputs: inputsSent(call, callMade.post) };
    try {
        if (/\/responses$/.test(pathOf(callMade.post.url))) return responsesAnswer(response);
        const task: Task = tasks[call.task];
        const options = { fetch: recordedFetch(callMade, everything), mapping: mappingOf(call), tries: 1, timeouts };
        if (isStream(response) && isStreamingTask(task)) {
            return await streamed(sent, performStream(task, invocationOf(sent), options), response.ended);
        }
        return blocksOf(call.task, sent.inputs, await perform(task, invocationOf(sent), options));
    } catch {
        // The program may have called something else. The raw exchange is still shown.
        return undefined;
    }
}

/** Recorded responses need no waiting. */
const timeouts = { response: 1000, idle: 1000, queue: 1000, retry: 0, total: 5000 };

async function streamed(call: Call, events: AsyncGenerator<unknown>, ended: boolean): Promise<readonly Block[]> {
    let answers: readonly ChatAnswer[] = [];
    let generated = "";
    try {
        for await (const event of events) {
            // The client has validated each event with the task's schema.
            if (call.task === "conversational") answers = withEvent(answers, event as EventOf<"conversational">);
            else generated += (event as EventOf<"text-generation">).token.text;
        }
    } catch (error) {
        // A stream that is still arriving is cut off, so we show what is there.
        if (ended) throw error;
    }
    return call.task === "conversational"
        ? answerBlocks(answers)
        : blocksOf("text-generation", call.inputs, { generated_text: generated });
}

const invocationOf = ({ inputs, parameters, ...call }: Call) => ({ inputs, parameters, target: targetOf(call) });

/** The call's target. The kind of token determines whether the client calls the router or the provider directly. */
function targetOf({ model, provider, direct, endpointUrl }: Omit<Call, "inputs" | "parameters">) {
    const isHub = providers[provider].keyVariable === hubTokenVariable;
    const accessToken = direct && !isHub ? "replayed" : "hf_replayed";
    return endpointUrl === undefined ? { model, provider, accessToken } : { model, endpointUrl, accessToken };
}

/** The provider's mapping of the model, from the page; undefined if the program had to ask the Hub. */
function mappingOf({ task, provider, model, providerModelId = model, adapter }: Call) {
    if (provider === "auto") return undefined;
    const weights = adapter && {
        adapter: "lora",
        hfModelId: adapter.hubModelId,
        adapterWeightsPath: adapter.weightsPath,
    };
    return { provider, providerId: providerModelId, task, ...weights };
}

const pathOf = (url: string): string => (URL.canParse(url) ? new URL(url).pathname : url);

/** A fetch that returns recorded responses. Libraries may use other hosts, so the end of the path also matches. */
function recordedFetch({ post, after }: CallMade, everything: readonly Exchange[]): typeof fetch {
    return async (input, init) => {
        const { method, url } = new Request(input, { ...init, body: null });
        const found = method === "POST" ? post : (lastResponseTo(after, url) ?? lastResponseTo(everything, url));
        return found?.response ? responseOf(found.response) : new Response("Not recorded.", { status: 404 });
    };
}

/** The last response for a URL. For a queued job, it is the one that says the job is done. */
function lastResponseTo(exchanges: readonly Exchange[], url: string): Exchange | undefined {
    const gets = exchanges.filter(({ method, response }) => method === "GET" && response?.status === 200);
    const path = pathOf(url);
    return (
        gets.findLast((one) => one.url === url) ??
        gets.findLast((one) => pathOf(one.url) === path) ??
        gets.findLast((one) => path.endsWith(pathOf(one.url)) || pathOf(one.url).endsWith(path))
    );
}

function responseOf({ status, headers, pieces }: NonNullable<Exchange["response"]>): Response {
    const own = headers.filter(([name]) => !/^content-(?:encoding|length)$/i.test(name));
    return new Response(joinedPieces(pieces), {
        status,
        headers: own.map(([name, value]): [string, string] => [name, value]),
    });
}

/** The inputs in a request, if they fit the task's schema; else the call's own. */
export function inputsSent(call: Call, { headers, body }: Exchange): Call["inputs"] {
    if (!/json/.test(headerOf(headers, "content-type") ?? "json")) return call.inputs;
    const sent = readJson(new TextDecoder().decode(body));
    const candidates = names.map((name) => (isRecord(sent) ? sent[name] : undefined));
    for (const candidate of candidates.filter((one) => one !== undefined)) {
        const inputs = read(tasks[call.task], candidate) ?? read(tasks[call.task], withTexts(call.inputs, candidate));
        // Validated by the task's own schema.
        if (inputs !== undefined) return inputs as Call["inputs"];
    }
    return call.inputs;
}

/** The names that services use for the inputs. */
const names = ["inputs", "messages", "input", "prompt", "text"] as const;

/** The call's inputs with the texts that were sent; its files are kept. */
function withTexts(own: unknown, sent: unknown): unknown {
    if (!isRecord(own) || !isRecord(sent)) return undefined;
    return Object.fromEntries(
        Object.entries(own).map(([name, value]) => [name, isText(value) && isText(sent[name]) ? sent[name] : value]),
    );
}

function read(task: Task, value: unknown): unknown {
    try {
        return checkArguments(task, value, undefined).inputs;
    } catch {
        return undefined;
    }
}

/**
 * Reads a response of OpenAI's Responses API, whole or streamed: our client only reads chat completions.
 * @returns undefined if the format is unknown
 */
function responsesAnswer(response: RecordedResponse): readonly Block[] | undefined {
    const text = new TextDecoder().decode(joinedPieces(response.pieces));
    const complete = isStream(response) ? completed(text) : JSON.parse(text);
    if (!isRecord(complete) || !Array.isArray(complete["output"])) return undefined;
    return answerBlocks([answerOf(complete["output"].filter(isRecord))]);
}

/** The whole response, from the last event of a stream. */
function completed(events: string): unknown {
    const lastEvent = events
        .split("\n")
        .filter((line) => line.startsWith("data: {"))
        .map((line): unknown => JSON.parse(line.slice("data: ".length)))
        .findLast((event) => isRecord(event) && event["type"] === "response.completed");
    return isRecord(lastEvent) ? lastEvent["response"] : undefined;
}

type Item = Readonly<Record<string, unknown>>;

function answerOf(items: readonly Item[]): ChatAnswer {
    const ofType = (type: string) => items.filter((item) => item["type"] === type);
    return {
        content: ofType("message").map(textIn).join(""),
        reasoning: ofType("reasoning").map(textIn).join(""),
        toolCalls: ofType("function_call").map(({ name, arguments: text }) => ({
            name: isText(name) ? name : "",
            arguments: isText(text) ? text : "",
        })),
    };
}

const textIn = ({ content, summary }: Item): string =>
    [content, summary]
        .flat()
        .map((part) => (isRecord(part) && isText(part["text"]) ? part["text"] : ""))
        .join("");
