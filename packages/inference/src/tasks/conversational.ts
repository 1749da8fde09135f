import { array, boolean, looseObject, nullish, number, optional, record, string, union } from "valibot";
import { isPlainRecord, isTextOrAbsent } from "./fast-path.ts";
import { beside, count, url } from "./modalities.ts";
import { streamingTaskSchemas, task, taskSchemas } from "./task.ts";

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

/** Whether each choice has a text or none under this name, and no tool calls: the schema would return it unchanged. */
const hasUsualChoices = (value: unknown, name: "delta" | "message"): boolean =>
    isPlainRecord(value) &&
    Array.isArray(value["choices"]) &&
    value["choices"].every((choice: unknown) => {
        const said = isPlainRecord(choice) && choice[name];
        return isPlainRecord(said) && isTextOrAbsent(said["content"]) && (said["tool_calls"] ?? null) === null;
    });

/** The schemas of chat without streaming: programs that do not stream do not bundle the schema of events. */
export const chatSchemas = taskSchemas({
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
                message: looseObject({
                    role: beside(string()),
                    content: nullish(string()),
                    tool_calls: nullish(array(toolCall)),
                }),
            }),
        ),
        ...envelope,
    }),
    isUsual: (output) => hasUsualChoices(output, "message"),
});

export const conversationalSchemas = streamingTaskSchemas(chatSchemas, {
    event: looseObject({
        // The last event may carry the usage alone, with no choice.
        choices: array(
            looseObject({
                index: beside(number()),
                // The event with the finish reason may have no delta: the default keeps `delta.content` readable.
                delta: nullish(
                    looseObject({
                        role: beside(string()),
                        content: nullish(string()),
                        tool_calls: nullish(array(toolCall)),
                    }),
                    {},
                ),
                finish_reason: beside(string()),
            }),
        ),
        ...envelope,
    }),
    isUsualEvent: (event) => hasUsualChoices(event, "delta"),
});

export const conversationalTask = task(conversationalSchemas, {
    takes: ["messages"],
    gives: "messages",
    example: { inputs: [{ role: "user", content: "Explain in two sentences why the sky is blue." }] },
    exampleModel: "meta-llama/Llama-3.1-8B-Instruct",
    method: {
        js: "chatCompletion",
        python: {
            name: "chat_completion",
            // Its method has no argument for the reasoning effort.
            arguments: (messages, { reasoning_effort: _, ...parameters }) => ({ messages, ...parameters }),
        },
    },
});
