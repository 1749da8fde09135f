/** Responds to a chat request in OpenAI's format, whole or as a stream. */
import type { Json } from "@callsheet/inference/wire";
import { Refusal } from "../refusal.ts";
import { codeReply } from "../responses/code-in-prompt.ts";
import { type Conversation, questionIn, skimmed, sourceText, toolsUsed } from "../responses/conversation.ts";
import { isGreeting, replyBySeed as proseBySeed, thoughtsOn } from "../responses/reply.ts";
import { events, json, type ServiceResponse } from "../responses/response.ts";
import { asksForJsonBlock, schemaIn } from "../responses/schema-in-prompt.ts";
import { sampleFromSchema } from "../responses/schema-sample.ts";
import { numbers, seedOf } from "../responses/seed.ts";
import { type ChosenCall, chosenCalls, functionsToCall } from "../responses/tool-choice.ts";
import { limited, piecesOf, tokensIn } from "../responses/words.ts";
import type { ScriptedAnswer } from "../script/scripted-reply.ts";
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
    /** The field of its responses that holds the id of the request and, at the end of a stream, the usage. */
    readonly requestField?: string | undefined;
    /** The field of a message that holds its reasoning. Default: `reasoning_content`. */
    readonly reasoningField?: string | undefined;
};

/** The most characters of all choices of a response together. */
const maxLetters = 1_000_000;

/** @param wording seed that selects among alternative wordings */
export function respondToChat(
    request: ChatRequest,
    { model, tier, requestField, reasoningField = "reasoning_content" }: ServiceFields,
    seed: string,
    wording: string,
): ServiceResponse {
    const replyFor = replyBySeed(request);
    const replies = Array.from({ length: request.count }, (_, index) =>
        replyFor(index === 0 ? wording : seedOf(wording, String(index))),
    );
    checkLength(replies);
    const logprobsOf = logprobsBySeed(seed);
    const head = {
        id: `chatcmpl-${seed}`,
        created,
        model,
        system_fingerprint: `fp_${seed.slice(0, 8)}`,
        ...(tier !== undefined && { service_tier: tier }),
    };
    const usage = chatUsage(request.turns, replies);
    const aboutRequest = (more: JsonObject = {}): JsonObject =>
        requestField === undefined ? {} : { [requestField]: { id: `req_${seed}`, ...more } };
    const inOwnField = ({ reasoning_content: thoughts, ...rest }: JsonObject): JsonObject =>
        thoughts === undefined ? rest : { ...rest, [reasoningField]: thoughts };
    if (!request.stream) {
        const choices = replies.map((reply, index) => ({
            index,
            message: { role: "assistant", ...inOwnField(reply.message) },
            finish_reason: reply.finish,
            logprobs: request.logprobs ? logprobsOf(reply.words) : null,
        }));
        return json({ ...head, object: "chat.completion", choices, usage, ...aboutRequest() });
    }
    const chunk = (choices: Json, more: JsonObject = {}) => ({
        ...head,
        object: "chat.completion.chunk",
        choices,
        ...more,
    });
    const delta = (index: number, piece: JsonObject, finish: string | null = null) => {
        const hasLogprobs = request.logprobs && typeof piece["content"] === "string" && piece["content"] !== "";
        return chunk([
            {
                index,
                delta: piece,
                finish_reason: finish,
                ...(hasLogprobs && { logprobs: logprobsOf([String(piece["content"])]) }),
            },
        ]);
    };
    function* chunks(): Generator<Json> {
        for (const [index, reply] of replies.entries()) {
            yield delta(index, { role: "assistant", content: "" });
            for (const piece of reply.deltas) yield delta(index, inOwnField(piece));
            yield { ...delta(index, {}, reply.finish), ...aboutRequest({ usage }) };
        }
        if (request.usageInStream) yield chunk([], { usage });
    }
    return events({ [Symbol.iterator]: chunks });
}

export type JsonObject = { [key: string]: Json };

/** The reply to a request, whole and as deltas. */
export type Reply = {
    readonly message: JsonObject;
    readonly deltas: readonly JsonObject[];
    readonly finish: "stop" | "length" | "tool_calls";
    readonly thoughts: readonly string[];
    readonly words: readonly string[];
    /** The number of characters. */
    readonly letters: number;
};

/** The reply to a request, for a seed that selects among alternative wordings. What all of them share is made once. */
export function replyBySeed(request: ChatRequest): (seed: string) => Reply {
    const { scripted } = request;
    if (scripted) return (seed) => scriptedReply(scripted, request.functions, seed);
    const turns = skimmed(request.turns);
    const question = questionIn(turns);
    const proseFor = proseBySeed(turns);
    const functions = functionsToCall(request.functions, question, toolsUsed(request.turns), request.mustCall);
    if (functions.length > 0 && (request.mustCall || !isGreeting(question))) {
        const callsFor = byText((prose) => chosenCalls(functions, question, request.isParallel, prose));
        return (seed) => callingReply(callsFor(proseFor(seed)), seed);
    }
    const thought = limited(request.reasons ? thoughtsOn(turns) : "", request.maxTokens);
    const replyFor = byText((prose) =>
        writtenReply(request, wholeText(request, sourceText(turns), prose), thought.words),
    );
    return (seed) => replyFor(proseFor(seed));
}

/** Calls a function once for each text: seeds have few wordings. */
function byText<Value>(create: (text: string) => Value): (text: string) => Value {
    const cache = new Map<string, Value>();
    return (text) => {
        const value = cache.get(text) ?? create(text);
        cache.set(text, value);
        return value;
    };
}

function checkLength(replies: readonly Reply[]): void {
    const letters = replies.reduce((sum, reply) => sum + reply.letters, 0);
    if (letters <= maxLetters) return;
    throw new Refusal(400, `${replies.length} choices have ${letters} characters; at most ${maxLetters} are given.`, {
        where: ["body", "n"],
        hint: `n is ${replies.length}, and all choices together have ${letters} characters: the sandbox gives at most ${maxLetters}`,
        code: "invalid_value",
    });
}

function writtenReply({ maxTokens, stops }: ChatRequest, text: string, thoughts: readonly string[]): Reply {
    const { words, end } = limited(text, maxTokens - thoughts.length, stops);
    const reasoning = thoughts.join("");
    const content = words.join("");
    return {
        message: { content, ...(reasoning !== "" && { reasoning_content: reasoning }) },
        deltas: [
            ...thoughts.map((reasoning_content) => ({ reasoning_content })),
            ...words.map((piece) => ({ content: piece })),
        ],
        finish: end === "length" ? "length" : "stop",
        thoughts,
        words,
        letters: reasoning.length + content.length,
    };
}

/** A reply word for word: a limit of tokens does not cut it. @throws Refusal for a call where there is nothing to call */
function scriptedReply({ text, calls }: ScriptedAnswer, functions: ChatRequest["functions"], seed: string): Reply {
    if (calls.length > 0 && functions.length === 0) {
        throw new Refusal(400, "The scripted reply calls a function, and the request offers none.", {
            hint: `the scripted reply calls ${calls.map(({ name }) => name).join(", ")}, and the request has no tools: no model would`,
        });
    }
    const words = piecesOf(text ?? "");
    const written = words.map((content) => ({ content }));
    if (calls.length === 0) {
        const content = text ?? "";
        return { message: { content }, deltas: written, finish: "stop", thoughts: [], words, letters: content.length };
    }
    const reply = callingReply(calls, seed);
    return {
        ...reply,
        message: { ...reply.message, content: text ?? null },
        deltas: [...written, ...reply.deltas],
        words: [...words, ...reply.words],
        letters: (text ?? "").length + reply.letters,
    };
}

/** The text of a reply: code, prose, JSON of the schema, or, where the messages ask for it, JSON in a code block. */
function wholeText({ turns, schema }: ChatRequest, source: string, prose: string): string {
    const code = codeReply(turns, prose);
    if (code !== undefined) return code;
    const sample = (form: Json | undefined) => JSON.stringify(sampleFromSchema(form, source, prose));
    if (schema !== undefined) return sample(schema === true ? schemaIn(turns) : schema);
    const inPrompt = asksForJsonBlock(turns) ? schemaIn(turns) : undefined;
    return inPrompt === undefined ? prose : `\`\`\`json\n${sample(inPrompt)}\n\`\`\``;
}

function callingReply(calls: readonly (ChosenCall & { readonly id?: string | undefined })[], seed: string): Reply {
    const list = calls.map(({ id = "", ...call }, index) => ({
        id: id || (index === 0 ? `call_${seed}` : `call_${seed}_${index}`),
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
        letters: calls.reduce((sum, call) => sum + call.arguments.length, 0),
    };
}

/** Token usage of a chat: each message also costs a few tokens for its role, each image as many as a page of text. */
export function chatUsage(turns: Conversation, replies: readonly Reply[]) {
    const promptTokens = turns.reduce((sum, { text, images }) => sum + tokensIn(text).length + 4 + 256 * images, 0);
    const thought = replies.reduce((sum, { thoughts }) => sum + thoughts.length, 0);
    const completion_tokens = thought + replies.reduce((sum, { words }) => sum + words.length, 0);
    return {
        prompt_tokens: promptTokens,
        completion_tokens,
        total_tokens: promptTokens + completion_tokens,
        ...(thought > 0 && { completion_tokens_details: { reasoning_tokens: thought } }),
    };
}

/** Log probabilities: made up, but deterministic. A word has the same one wherever it is. */
function logprobsBySeed(seed: string): (words: readonly string[]) => Json {
    const logprobOf = byText((token) => {
        const [chance = 0] = numbers(seedOf(seed, token), 1);
        const one = { token, logprob: -Math.round(1000 * chance) / 1000, bytes: [...new TextEncoder().encode(token)] };
        return { ...one, top_logprobs: [one] };
    });
    return (words) => ({ content: words.map(logprobOf) });
}
