import { array, boolean, looseObject, nullish, number, optional, record, string, union } from "valibot";
import { hasUsualChoices } from "./chat-answers.ts";
import type { Description, DescriptionOf } from "./description.ts";
import { beside, count, url } from "./modalities.ts";
import * as shared from "./shared-descriptions.ts";
import { defineSchemas, defineStreamSchemas, defineTask } from "./task.ts";

/** A part of a message: a text, an image, or any other content that a model accepts. */
const contentPart = looseObject({
    type: string(),
    text: optional(string()),
    image_url: optional(looseObject({ url })),
});

const toolCall = looseObject({
    id: beside(string()),
    type: beside(string()),
    function: looseObject({
        name: nullish(string()),
        arguments: nullish(union([string(), looseObject({})])),
    }),
});

/** A tool call of an answer, whose arguments are always text. */
const calledTool = looseObject({
    id: beside(string()),
    type: beside(string()),
    function: looseObject({ name: nullish(string()), arguments: nullish(string()) }),
});

/** What the model says, and what it thought before. */
const answer = {
    role: beside(string()),
    content: nullish(string()),
    reasoning: beside(string()),
    reasoning_content: beside(string()),
};

const message = looseObject({
    role: string(),
    content: nullish(union([string(), array(contentPart)])),
    name: nullish(string()),
    tool_call_id: nullish(string()),
    tool_calls: nullish(array(toolCall)),
});

const usage = beside(
    looseObject({
        prompt_tokens: nullish(number()),
        completion_tokens: nullish(number()),
        total_tokens: nullish(number()),
    }),
);

/** The fields beside `choices` in a response, and in each event of a stream. */
const envelope = {
    created: beside(number()),
    id: beside(string()),
    model: beside(string()),
    system_fingerprint: beside(string()),
    usage,
};

/** The schemas of chat without streaming: programs that do not stream do not bundle the schema of events. */
export const schemas = defineSchemas({
    id: "conversational",
    inputs: array(message),
    flat: "messages",
    parameters: looseObject({
        frequency_penalty: nullish(number()),
        logit_bias: nullish(union([record(string(), number()), array(number())])),
        logprobs: nullish(boolean()),
        max_tokens: nullish(count),
        n: nullish(count),
        presence_penalty: nullish(number()),
        reasoning_effort: nullish(string()),
        response_format: nullish(looseObject({ type: string() })),
        seed: nullish(number()),
        stop: nullish(union([string(), array(string())])),
        stream_options: nullish(looseObject({ include_usage: optional(boolean()) })),
        temperature: nullish(number()),
        tool_choice: nullish(union([string(), looseObject({})])),
        tool_prompt: nullish(string()),
        tools: nullish(array(looseObject({ type: string() }))),
        top_logprobs: nullish(number()),
        top_p: nullish(number()),
    }),
    output: looseObject({
        choices: array(
            looseObject({
                index: beside(number()),
                finish_reason: beside(string()),
                message: looseObject({ ...answer, tool_calls: nullish(array(calledTool)) }),
            }),
        ),
        ...envelope,
    }),
    isUsual: (output) => hasUsualChoices(output, "message"),
});

export const streamSchemas = defineStreamSchemas(schemas, {
    event: looseObject({
        // The last event may carry the usage alone, with no choice.
        choices: array(
            looseObject({
                index: beside(number()),
                // The event with the finish reason may have no delta: the default keeps `delta.content` readable.
                delta: nullish(
                    looseObject({
                        ...answer,
                        tool_calls: nullish(array(looseObject({ ...calledTool.entries, index: number() }))),
                    }),
                    {},
                ),
                finish_reason: beside(string()),
            }),
        ),
        ...envelope,
    }),
    isUsualEvent: (event) => hasUsualChoices(event, "delta"),
    eventOf: (output) => output,
});

export const task = defineTask(streamSchemas, {
    takes: ["messages"],
    gives: "messages",
    example: { inputs: [{ role: "user", content: "Explain in two sentences why the sky is blue." }] },
    exampleModel: "meta-llama/Llama-3.1-8B-Instruct",
    methodName: "chat-completion",
    python: (messages, { reasoning_effort: _, ...parameters }) => ({ messages, ...parameters }),
});

const calledFunction = {
    text: "The function to call.",
    fields: {
        name: { text: "Its name." },
        arguments: { text: "What it is called with: an object as JSON text." },
    },
} as const satisfies Description;

const finishReason = {
    text: "Why the answer ends: `stop` for its own end or one of `stop`, `length` for as long as allowed, `tool_calls` where tools are to be called.",
} as const satisfies Description;

/** The fields beside `choices` in a response, and in each event of a stream. */
const envelopeFields = {
    created: { text: "When it was made, from the start of 1970.", unit: "seconds", range: shared.wholeFromZero },
    id: { text: "The provider's own id of the answer." },
    model: { text: "The model that answered, as the provider calls it." },
    system_fingerprint: { text: "Which state of its servers the provider answered with." },
    usage: {
        text: "How many tokens were read and written. Of a stream in its last event, where it was asked for.",
        fields: {
            prompt_tokens: { text: "Those of the conversation so far.", unit: "tokens", range: shared.wholeFromZero },
            completion_tokens: { text: "Those of the answer.", unit: "tokens", range: shared.wholeFromZero },
            total_tokens: { text: "All of them.", unit: "tokens", range: shared.wholeFromZero },
        },
    },
} as const satisfies Readonly<Record<string, Description>>;

/** The fields of a tool call. */
const toolCallFields = {
    id: { text: "Its id, which the `tool` message with its result names at `tool_call_id`." },
    type: { text: "What kind of tool is called: `function`." },
    function: calledFunction,
} as const;

/** What a model thinks, under the names that most services use. */
const reasoningFields = {
    reasoning: { text: "What the model thought before; `reasoningOf` reads it under every name." },
    reasoning_content: { text: "The same under the name of other services." },
} as const;

const choiceIndex = { text: "Its place among the choices.", range: shared.wholeFromZero } as const;

export const description = (): DescriptionOf<typeof streamSchemas> => ({
    summary: "Answers in a conversation.",
    streamSummary: "Answers in a conversation, a piece at a time; the text is at `choices[0]?.delta.content`.",
    eventText: 'event.choices[0]?.delta.content ?? ""',
    source: "the Hub's schema of chat-completion, which is OpenAI's; each model and provider knows some of the parameters",
    inputs: {
        text: "The conversation so far, the oldest message first.",
        each: "A message of the conversation.",
        fields: {
            role: {
                text: "Who speaks: `system` for what holds throughout, `user` for the person, `assistant` for the model, `tool` for what a tool gave.",
            },
            content: {
                text: "What is said: a text, or parts of it, where images stand between texts.",
                each: "A part of a message: a text, an image, or whatever else the model reads.",
                fields: {
                    type: { text: "What the part is: `text`, `image_url`, or another kind that the model reads." },
                    text: { text: "The text, where the part is one." },
                    image_url: {
                        text: "The image, where the part is one.",
                        fields: {
                            url: {
                                text: "Where the image is, or the image itself as a data URL: `data:image/jpeg;base64,…`.",
                            },
                        },
                    },
                },
            },
            name: { text: "The speaker's name, where several have the same role." },
            tool_call_id: { text: "Of a `tool` message: the id of the call that it answers." },
            tool_calls: {
                text: "Of an `assistant` message: the tools that the model wanted called.",
                each: "A tool that the model wanted called.",
                fields: toolCallFields,
            },
        },
    },
    parameters: {
        frequency_penalty: shared.sampling.frequency_penalty,
        logit_bias: {
            text: 'Makes single tokens likelier or less likely, by their ids in the model\'s vocabulary: `{ "50256": -100 }` keeps that token out.',
            example: { "50256": -100 },
        },
        logprobs: {
            text: "Whether each token of the answer comes with its probability, at `choices[0].logprobs`.",
            default: false,
            example: true,
        },
        max_tokens: {
            text: "How long the answer may become; it is cut off there. Unless given, as long as the provider allows.",
            unit: "tokens",
            range: shared.count,
            example: 256,
        },
        n: {
            text: "The number of answers to write. You pay for each; this library's snippets show the first.",
            range: shared.count,
            default: 1,
            example: 2,
        },
        presence_penalty: {
            text: "Makes a token less likely once it has been written: above 0 the text turns to new things, below 0 it stays.",
            range: { min: -2, max: 2 },
            example: 0.5,
        },
        reasoning_effort: {
            text: "How long a reasoning model may think before it answers, in the model's own terms: mostly `low`, `medium` or `high`.",
            example: "low",
        },
        response_format: {
            text: "The format of the answer. Unless given, it is free text.",
            fields: {
                type: {
                    text: "The format: `text`, `json_object` for any JSON, or `json_schema` for JSON of the schema at `json_schema`.",
                },
            },
            example: shared.exampleResponseFormat,
        },
        seed: shared.sampling.seed,
        stop: {
            text: "One or several texts that end the answer as soon as one of them appears; four at most.",
            example: ["\n\n"],
        },
        stream_options: {
            text: "What a stream contains besides the text.",
            fields: {
                include_usage: { text: "Whether the last event counts the tokens, at `usage`.", default: false },
            },
            example: { include_usage: true },
            needs: { streaming: true },
        },
        temperature: shared.sampling.temperature,
        tool_choice: {
            text: 'Whether tools are called: `auto` as the model sees fit, `none`, `required`, or `{ type: "function", function: { name } }` for one of them.',
            default: "auto",
            example: "auto",
            needs: { parameters: ["tools"] },
        },
        tool_prompt: {
            text: "A text for the model before the list of its tools; only the Hub's own servers read it.",
            example: "You may call these functions:",
            needs: { parameters: ["tools"] },
        },
        tools: {
            text: "The tools that the model may call.",
            each: "A tool that the model may call.",
            fields: {
                type: {
                    text: "What kind of tool it is: `function`, whose name, description and parameters are at `function`.",
                },
            },
            example: [shared.exampleTool],
        },
        top_logprobs: {
            text: "The number of likeliest tokens to return at each position, if `logprobs` is true.",
            range: { whole: true, min: 0, max: 20 },
            example: 2,
            needs: { parameters: ["logprobs"] },
        },
        top_p: shared.sampling.top_p,
    },
    commonParameters: ["max_tokens", "temperature", "top_p", "seed", "stop"],
    output: {
        text: "The answer.",
        fields: {
            choices: {
                text: "The answers: one, unless you asked for more.",
                each: "An answer.",
                fields: {
                    index: choiceIndex,
                    finish_reason: finishReason,
                    message: {
                        text: "What the model says.",
                        fields: {
                            role: { text: "Who speaks: `assistant`." },
                            content: { text: "The text of the answer; null where the model calls tools instead." },
                            ...reasoningFields,
                            tool_calls: {
                                text: "The tools that the model wants called, where there are any.",
                                each: "A tool that the model wants called.",
                                fields: toolCallFields,
                            },
                        },
                    },
                },
            },
            ...envelopeFields,
        },
    },
    event: {
        text: "The next piece of the answer.",
        fields: {
            choices: {
                text: "The next piece of each answer: of one, unless you asked for more. None where the event only counts tokens.",
                each: "The next piece of an answer.",
                fields: {
                    index: choiceIndex,
                    delta: {
                        text: "What is new.",
                        fields: {
                            role: { text: "Who speaks: `assistant`. Mostly of the first event alone." },
                            content: { text: "The next piece of the text." },
                            ...reasoningFields,
                            tool_calls: {
                                text: "The next piece of the tools that the model wants called.",
                                each: "The next piece of a tool that the model wants called.",
                                fields: {
                                    ...toolCallFields,
                                    index: {
                                        text: "The place of the call among those of the answer: pieces with the same place belong together.",
                                        range: shared.wholeFromZero,
                                    },
                                },
                            },
                        },
                    },
                    finish_reason: { text: `${finishReason.text} Of the last event alone.` },
                },
            },
            ...envelopeFields,
        },
    },
    typeNames: {
        "ChatCompletionInput.messages[]": "ChatCompletionInputMessage",
        "ChatCompletionInputMessage.content": "ChatCompletionInputMessageContent",
        "ChatCompletionInputMessageContent|[]": "ChatCompletionInputMessageChunk",
        "ChatCompletionInputMessageChunk.image_url": "ChatCompletionInputURL",
        "ChatCompletionInputMessage.tool_calls[]": "ChatCompletionInputToolCall",
        "ChatCompletionInputToolCall.function": "ChatCompletionInputFunctionDefinition",
        "ChatCompletionInput.response_format": "ChatCompletionInputGrammarType",
        "ChatCompletionInput.tool_choice": "ChatCompletionInputToolChoice",
        "ChatCompletionInput.tools[]": "ChatCompletionInputTool",
        "ChatCompletionOutput.choices[]": "ChatCompletionOutputComplete",
        "ChatCompletionOutputComplete.message": "ChatCompletionOutputMessage",
        "ChatCompletionOutputMessage.tool_calls[]": "ChatCompletionOutputToolCall",
        "ChatCompletionOutputToolCall.function": "ChatCompletionOutputFunctionDefinition",
        "ChatCompletionStreamOutput.choices[]": "ChatCompletionStreamOutputChoice",
        "ChatCompletionStreamOutputChoice.delta": "ChatCompletionStreamOutputDelta",
        "ChatCompletionStreamOutputDelta.tool_calls[]": "ChatCompletionStreamOutputDeltaToolCall",
        "ChatCompletionStreamOutputDeltaToolCall.function": "ChatCompletionStreamOutputFunction",
    },
});
