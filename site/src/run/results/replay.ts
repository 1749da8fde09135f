/**
 * What a program got, read by our own client: the responses that were recorded are handed to it once more, so that the
 * task's output is known whichever library made the call.
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
 * What is shown of a call that was made.
 *
 * @param call the call of the program, with the bytes of its files; what was really sent may say otherwise, and is shown
 * @param made what was recorded
 * @param everything all that was recorded, the Hub's answers among it
 * @returns undefined where our client makes nothing of it: then what was printed, and the exchange as it is, must do
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
        // The program may have called another model at another place: its exchange is there to be read.
        return undefined;
    }
}

/** It is all there: nothing is waited for. */
const timeouts = { response: 1000, idle: 1000, queue: 1000, retry: 0, total: 5000 };

async function streamed(call: Call, events: AsyncGenerator<unknown>, ended: boolean): Promise<readonly Block[]> {
    let answers: readonly ChatAnswer[] = [];
    let written = "";
    try {
        for await (const event of events) {
            // The client has checked each event by the schema of its task.
            if (call.task === "conversational") answers = withEvent(answers, event as EventOf<"conversational">);
            else written += (event as EventOf<"text-generation">).token.text;
        }
    } catch (error) {
        // While a stream still comes, it breaks off wherever it is: what is there is shown.
        if (ended) throw error;
    }
    return call.task === "conversational"
        ? answerBlocks(answers)
        : blocksOf("text-generation", call.inputs, { generated_text: written });
}

const invocationOf = ({ inputs, parameters, ...call }: Call) => ({ inputs, parameters, target: targetOf(call) });

/** Whoever was asked; a token of the kind that was used says by which way. */
function targetOf({ model, provider, direct, endpointUrl }: Omit<Call, "inputs" | "parameters">) {
    const isHub = providers[provider].keyVariable === hubTokenVariable;
    const accessToken = direct && !isHub ? "replayed" : "hf_replayed";
    return endpointUrl === undefined ? { model, provider, accessToken } : { model, endpointUrl, accessToken };
}

/** Where the model is served, as the page knows it; undefined where the program had to ask the Hub. */
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

/** A fetch that hands out what was recorded. Libraries ask the same of other hosts: the end of the path tells what it was. */
function recordedFetch({ post, after }: CallMade, everything: readonly Exchange[]): typeof fetch {
    return async (input, init) => {
        const { method, url } = new Request(input, { ...init, body: null });
        const found = method === "POST" ? post : (last(after, url) ?? last(everything, url));
        return found?.response ? responseOf(found.response) : new Response("Not recorded.", { status: 404 });
    };
}

/** The last answer to the same question: of a job in a queue, that it is done. */
function last(exchanges: readonly Exchange[], url: string): Exchange | undefined {
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
