import { choiceIndex, envelope, finishReason, toolCall } from "./chat.ts";
import type { DescriptionOfTask } from "./description.ts";
import { count } from "./numbers.ts";
import { sampling } from "./sampling.ts";

export const chatCompletion: DescriptionOfTask<"conversational"> = {
    summary: "Answers in a conversation.",
    streamSummary: "Answers in a conversation, a piece at a time; the text is at `choices[0]?.delta.content`.",
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
                fields: toolCall,
            },
        },
    },
    parameters: {
        ...sampling,
        logit_bias: {
            text: 'Makes single tokens likelier or less likely, by their ids in the model\'s vocabulary: `{ "50256": -100 }` keeps that token out.',
        },
        logprobs: {
            text: "Whether each token of the answer comes with its probability, at `choices[0].logprobs`.",
            default: false,
        },
        max_tokens: {
            text: "How long the answer may become; it is cut off there. Unless given, as long as the provider allows.",
            unit: "tokens",
            range: count,
        },
        n: {
            text: "The number of answers to write. You pay for each; this library's snippets show the first.",
            range: count,
            default: 1,
        },
        presence_penalty: {
            text: "Makes a token less likely once it has been written: above 0 the text turns to new things, below 0 it stays.",
            range: { min: -2, max: 2 },
        },
        reasoning_effort: {
            text: "How long a reasoning model may think before it answers, in the model's own terms: mostly `low`, `medium` or `high`.",
        },
        response_format: {
            text: "The format of the answer. Unless given, it is free text.",
            fields: {
                type: {
                    text: "The format: `text`, `json_object` for any JSON, or `json_schema` for JSON of the schema at `json_schema`.",
                },
            },
        },
        stop: { text: "One or several texts that end the answer as soon as one of them appears; four at most." },
        stream_options: {
            text: "What a stream contains besides the text.",
            fields: {
                include_usage: { text: "Whether the last event counts the tokens, at `usage`.", default: false },
            },
        },
        tool_choice: {
            text: 'Whether tools are called: `auto` as the model sees fit, `none`, `required`, or `{ type: "function", function: { name } }` for one of them.',
            default: "auto",
        },
        tool_prompt: {
            text: "A text for the model before the list of its tools; only the Hub's own servers read it.",
        },
        tools: {
            text: "The tools that the model may call.",
            each: "A tool that the model may call.",
            fields: {
                type: {
                    text: "What kind of tool it is: `function`, whose name, description and parameters are at `function`.",
                },
            },
        },
        top_logprobs: {
            text: "The number of likeliest tokens to return at each position, if `logprobs` is true.",
            range: { whole: true, min: 0, max: 20 },
        },
    },
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
                            tool_calls: {
                                text: "The tools that the model wants called, where there are any.",
                                each: "A tool that the model wants called.",
                                fields: toolCall,
                            },
                        },
                    },
                },
            },
            ...envelope,
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
                            tool_calls: {
                                text: "The next piece of the tools that the model wants called.",
                                each: "The next piece of a tool that the model wants called.",
                                fields: toolCall,
                            },
                        },
                    },
                    finish_reason: { text: `${finishReason.text} Of the last event alone.` },
                },
            },
            ...envelope,
        },
    },
};
