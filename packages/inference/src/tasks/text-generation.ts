import { array, boolean, looseObject, nullish, number, optional, record, string, unknown } from "valibot";
import { isPlainRecord, isTextOrAbsent } from "./fast-path.ts";
import { beside, count, text } from "./modalities.ts";
import { streamingTaskSchemas, task, taskSchemas } from "./task.ts";

const schemas = taskSchemas({
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

export const textGenerationSchemas = streamingTaskSchemas(schemas, {
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
});

export const textGenerationTask = task(textGenerationSchemas, {
    takes: ["text"],
    gives: "text",
    example: { inputs: "The first thing to check when a lamp stays dark is" },
    exampleModel: "HuggingFaceTB/SmolLM3-3B",
    method: {
        js: "textGeneration",
        python: { name: "text_generation", arguments: (prompt, parameters) => ({ prompt, ...parameters }) },
    },
});
