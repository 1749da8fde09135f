/**
 * Reads a program's recorded responses with our own client, so that we get the task's output whichever library made the
 * call.
 */
import { perform, performStream } from "@callsheet/inference";
import { type Call, type EventOf, hubTokenVariable, providers } from "@callsheet/inference/providers";
import { isStreamingTask, type Task, tasks } from "@callsheet/inference/tasks";
import type { Block } from "./block.ts";
import { blocksOf } from "./blocks-of.ts";
import { answerBlocks, type ChatAnswer, withEvent } from "./chat-answer.ts";
import { type CallMade, type Exchange, isStream, joinedPieces } from "./exchanges.ts";
import { inputsSent } from "./inputs-sent.ts";
import { responsesAnswer } from "./responses-answer.ts";

/**
 * The blocks to show for a recorded call.
 *
 * @param call the program's call, with the bytes of its files; inputs that were actually sent take precedence
 * @param made the recorded exchanges of the call
 * @param everything all recorded exchanges, including those with the Hub
 * @returns undefined if our client cannot read the response; the panel then only has the output and the raw exchange
 */
export async function replay(
    call: Call,
    made: CallMade,
    everything: readonly Exchange[],
): Promise<readonly Block[] | undefined> {
    const { response } = made.post;
    if (!response || response.status >= 400 || response.status === 0) return undefined;
    const sent: Call = { ...call, inputs: inputsSent(call, made.post) };
    try {
        if (/\/responses$/.test(pathOf(made.post.url))) return responsesAnswer(response);
        const task: Task = tasks[call.task];
        const options = { fetch: recordedFetch(made, everything), mapping: mappingOf(call), tries: 1, timeouts };
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
    let written = "";
    try {
        for await (const event of events) {
            // The client has validated each event with the task's schema.
            if (call.task === "conversational") answers = withEvent(answers, event as EventOf<"conversational">);
            else written += (event as EventOf<"text-generation">).token.text;
        }
    } catch (error) {
        // A stream that is still arriving is cut off, so we show what is there.
        if (ended) throw error;
    }
    return call.task === "conversational"
        ? answerBlocks(answers)
        : blocksOf("text-generation", call.inputs, { generated_text: written });
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
