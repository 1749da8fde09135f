/** Responds to a chat request in OpenAI's format, whole or as a stream. */
import type { Json } from "@callsheet/inference/wire";
import { type Conversation, questionIn, sourceText, toolsUsed } from "../responses/conversation.ts";
import { isGreeting, replyTo as textOf, thoughtsOn } from "../responses/reply.ts";
import { events, json, type ServiceResponse } from "../responses/response.ts";
import { asksForJsonBlock, schemaIn } from "../responses/schema-in-prompt.ts";
import { sampleFromSchema } from "../responses/schema-sample.ts";
import { numbers, seedOf } from "../responses/seed.ts";
import { limited, tokensIn } from "../responses/tokens.ts";
import { type ChosenCall, chosenCalls, functionsToCall } from "../responses/tool-choice.ts";
import type { ChatRequest } from "./chat-request.ts";
import type { ServiceRequest } from "./service.ts";

/** A fixed timestamp: the same request gets the same response. */
export const created = 1_767_225_600;

/** A seed of the conversation alone: the wording is the same with and without streaming. */
export const wordingSeed = ({ turns }: ChatRequest, { seedFrom }: Pick<ServiceRequest, "seedFrom">): string =>
    seedFrom(JSON.stringify(turns));

/** Fields of a response that the service decides. */
type ServiceFields = {
    readonly model: string;
    /** The value of `service_tier`; none for most services. */
    readonly tier?: string | undefined;
};

/** @param wording seed that selects among alternative wordings */
export function respondToChat(
    request: ChatRequest,
    { model, tier }: ServiceFields,
    seed: string,
    wording: string,
): ServiceResponse {
    const replies = Array.from({ length: request.count }, (_, index) =>
        replyTo(request, index === 0 ? wording : seedOf(wording, String(index))),
    );
    const head = {
        id: `chatcmpl-${seed}`,
        created,
        model,
        system_fingerprint: `fp_${seed.slice(0, 8)}`,
        ...(tier !== undefined && { service_tier: tier }),
    };
    const usage = chatUsage(request.turns, replies);
    if (!request.stream) {
        const choices = replies.map((reply, index) => ({
            index,
            message: { role: "assistant", ...reply.message },
            finish_reason: reply.finish,
            logprobs: request.logprobs ? logprobsOf(reply.words, seed) : null,
        }));
        return json({ ...head, object: "chat.completion", choices, usage });
    }
    const chunk = (choices: Json, more: JsonObject = {}) => ({
        ...head,
        object: "chat.completion.chunk",
        choices,
        ...more,
    });
    const ofReply = (reply: Reply, index: number) => {
        const delta = (piece: JsonObject, finish: string | null = null) => {
            const said = request.logprobs && typeof piece["content"] === "string" && piece["content"] !== "";
            return chunk([
                {
                    index,
                    delta: piece,
                    finish_reason: finish,
                    ...(said && { logprobs: logprobsOf([String(piece["content"])], seed) }),
                },
            ]);
        };
        return [
            delta({ role: "assistant", content: "" }),
            ...reply.deltas.map((piece) => delta(piece)),
            delta({}, reply.finish),
        ];
    };
    return events([...replies.flatMap(ofReply), ...(request.usageInStream ? [chunk([], { usage })] : [])]);
}

export type JsonObject = { [key: string]: Json };

/** The reply to a request, whole and as deltas. */
export type Reply = {
    readonly message: JsonObject;
    readonly deltas: readonly JsonObject[];
    readonly finish: "stop" | "length" | "tool_calls";
    readonly thoughts: readonly string[];
    readonly words: readonly string[];
};

export function replyTo(request: ChatRequest, seed: string): Reply {
    const { turns, maxTokens } = request;
    const question = questionIn(turns);
    const text = textOf(turns, seed);
    const functions = functionsToCall(request.functions, question, toolsUsed(turns), request.mustCall);
    if (functions.length > 0 && (request.mustCall || !isGreeting(question))) {
        return callingReply(chosenCalls(functions, question, request.isParallel, text), seed);
    }
    const thought = limited(request.reasons ? thoughtsOn(turns) : "", maxTokens);
    const whole = wholeText(request, text);
    const { words, end } = limited(whole, maxTokens - thought.words.length, request.stops);
    const reasoning = thought.words.join("");
    return {
        message: { content: words.join(""), ...(reasoning !== "" && { reasoning_content: reasoning }) },
        deltas: [
            ...thought.words.map((reasoning_content) => ({ reasoning_content })),
            ...words.map((content) => ({ content })),
        ],
        finish: end === "length" ? "length" : "stop",
        thoughts: thought.words,
        words,
    };
}

/** The text of a reply: prose, JSON of the schema, or, where the messages ask for it, JSON in a code block. */
function wholeText({ turns, schema }: ChatRequest, prose: string): string {
    const sample = (form: Json | undefined) => JSON.stringify(sampleFromSchema(form, sourceText(turns), prose));
    if (schema !== undefined) return sample(schema === true ? schemaIn(turns) : schema);
    const inPrompt = asksForJsonBlock(turns) ? schemaIn(turns) : undefined;
    return inPrompt === undefined ? prose : `\`\`\`json\n${sample(inPrompt)}\n\`\`\``;
}

function callingReply(calls: readonly ChosenCall[], seed: string): Reply {
    const list = calls.map((call, index) => ({
        id: index === 0 ? `call_${seed}` : `call_${seed}_${index}`,
        type: "function",
        function: call,
    }));
    const piece = (index: number, text: string) => ({ tool_calls: [{ index, function: { arguments: text } }] });
    return {
        message: { content: null, tool_calls: list },
        deltas: list.flatMap(({ id, type, function: call }, index) => [
            { tool_calls: [{ index, id, type, function: { name: call.name, arguments: "" } }] },
            ...tokensIn(call.arguments).map((text) => piece(index, text)),
        ]),
        finish: "tool_calls",
        thoughts: [],
        words: calls.flatMap((call) => tokensIn(call.arguments)),
    };
}

/** Token usage of a chat: each message also costs a few tokens for its role, each image as many as a page of text. */
export function chatUsage(turns: Conversation, replies: readonly Reply[]) {
    const asked = turns.reduce((sum, { text, images }) => sum + tokensIn(text).length + 4 + 256 * images, 0);
    const thought = replies.reduce((sum, { thoughts }) => sum + thoughts.length, 0);
    const completion_tokens = thought + replies.reduce((sum, { words }) => sum + words.length, 0);
    return {
        prompt_tokens: asked,
        completion_tokens,
        total_tokens: asked + completion_tokens,
        ...(thought > 0 && { completion_tokens_details: { reasoning_tokens: thought } }),
    };
}

/** Log probabilities: made up, but deterministic. */
function logprobsOf(words: readonly string[], seed: string): Json {
    const content = words.map((token) => {
        const [chance = 0] = numbers(seedOf(seed, token), 1);
        const one = { token, logprob: -Math.round(1000 * chance) / 1000, bytes: [...new TextEncoder().encode(token)] };
        return { ...one, top_logprobs: [one] };
    });
    return { content };
}
