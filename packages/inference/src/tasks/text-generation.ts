import { array, boolean, looseObject, nullish, number, optional, record, string, unknown } from "valibot";
import { at } from "../wire/json.ts";
import type { DescriptionOf } from "./description.ts";
import { beside, count, text } from "./modalities.ts";
import * as shared from "./shared-descriptions.ts";
import { defineSchemas, defineStreamSchemas, defineTask, isPlainRecord, isTextOrAbsent } from "./task.ts";

export const schemas = defineSchemas({
    id: "text-generation",
    inputs: text,
    parameters: looseObject({
        adapter_id: nullish(string()),
        best_of: nullish(count),
        decoder_input_details: optional(boolean()),
        details: optional(boolean()),
        do_sample: optional(boolean()),
        frequency_penalty: nullish(number()),
        grammar: nullish(record(string(), unknown())),
        max_new_tokens: nullish(count),
        repetition_penalty: nullish(number()),
        return_full_text: nullish(boolean()),
        seed: nullish(number()),
        stop: optional(array(string())),
        temperature: nullish(number()),
        top_k: nullish(count),
        top_n_tokens: nullish(count),
        top_p: nullish(number()),
        truncate: nullish(count),
        typical_p: nullish(number()),
        watermark: optional(boolean()),
    }),
    output: looseObject({ generated_text: string() }),
});

export const streamSchemas = defineStreamSchemas(schemas, {
    event: looseObject({
        token: looseObject({ text: string() }),
        // Only in the last event.
        generated_text: nullish(string()),
        details: beside(looseObject({ finish_reason: nullish(string()) })),
    }),
    isUsualEvent: (event) =>
        isPlainRecord(event) &&
        isPlainRecord(event["token"]) &&
        typeof event["token"]["text"] === "string" &&
        isTextOrAbsent(event["generated_text"]),
    eventOf: (output) => ({ ...Object(output), token: { text: at(output, "generated_text") } }),
});

export const task = defineTask(streamSchemas, {
    takes: ["text"],
    gives: "text",
    example: { inputs: "The first thing to check when a lamp stays dark is" },
    exampleModel: "HuggingFaceTB/SmolLM3-3B",
    python: "prompt",
});

export const description = (): DescriptionOf<typeof streamSchemas> => ({
    summary: "Goes on writing where a text stops.",
    streamSummary: "Goes on writing where a text stops, token by token; the text is at `token.text`.",
    eventText: "event.token.text",
    source: "the Hub's schema of text-generation, which is that of Text Generation Inference; other servers may know fewer",
    inputs: { text: "The text to go on from." },
    parameters: {
        adapter_id: {
            text: "The server's LoRA adapter to use. Unless given, none is used.",
            example: "predibase/customer_support",
        },
        best_of: {
            text: "The number of texts to write, of which the likeliest is returned. Each of them costs the same.",
            range: shared.count,
            example: 2,
            needs: { parameters: ["do_sample"] },
        },
        decoder_input_details: {
            text: "Whether `details` include the tokens of the input.",
            default: false,
            example: true,
            needs: { parameters: ["details"] },
        },
        details: {
            text: "Whether the output has `details`: each token with its probability, and why the text ends.",
            default: true,
            example: true,
        },
        do_sample: {
            text: "Whether tokens are chosen by chance; otherwise the likeliest one is taken each time.",
            default: false,
            example: true,
        },
        frequency_penalty: shared.sampling.frequency_penalty,
        grammar: {
            text: 'The format of the text, such as `{ type: "json", value: schema }`.',
            example: { type: "json", value: shared.exampleResponseFormat.json_schema.schema },
        },
        max_new_tokens: {
            text: "How long the new text may become.",
            unit: "tokens",
            range: shared.count,
            default: 1024,
            example: 20,
        },
        repetition_penalty: {
            text: "Makes tokens that were already written less likely: 1 changes nothing, more than 1 repeats less.",
            range: { above: 0 },
            example: 1.1,
        },
        return_full_text: { text: "Whether the output begins with the input.", default: false, example: true },
        seed: shared.sampling.seed,
        stop: { text: "Texts that end the output as soon as one of them appears; four at most.", example: ["\n\n"] },
        temperature: shared.sampling.temperature,
        top_k: { text: "Chooses only among this many of the likeliest tokens.", range: shared.count, example: 40 },
        top_n_tokens: {
            text: "The number of likeliest tokens that `details` list at each position.",
            range: shared.count,
            example: 2,
            needs: { parameters: ["details"] },
        },
        top_p: shared.sampling.top_p,
        truncate: {
            text: "How much of the input is read, from its end backwards. Unless given, all of it.",
            unit: "tokens",
            range: shared.count,
            example: 100,
        },
        typical_p: {
            text: "Chooses among tokens that are about as surprising as usual: as many as together reach this probability.",
            range: { above: 0, max: 1 },
            example: 0.95,
        },
        watermark: {
            text: "Whether the text has an invisible mark that a model wrote it.",
            default: false,
            example: true,
        },
    },
    commonParameters: ["max_new_tokens", "temperature", "top_p", "seed", "stop"],
    output: { text: "What the model wrote.", fields: { generated_text: { text: "The text." } } },
    event: {
        text: "The next token.",
        fields: {
            token: {
                text: "The next token of the text.",
                fields: { text: { text: "Its text, with the space before it, if any." } },
            },
            generated_text: { text: "The whole text. Of the last event alone." },
            details: {
                text: "How the writing ended. Of the last event alone.",
                fields: {
                    finish_reason: {
                        text: "Why: `length` for as long as allowed, `eos_token` for the model's own end, `stop_sequence` for one of `stop`.",
                    },
                },
            },
        },
    },
    typeNames: {
        "TextGenerationStreamOutput.details": "TextGenerationStreamOutputStreamDetails",
        TextGenerationParameters: "TextGenerationInputGenerateParameters",
    },
});
