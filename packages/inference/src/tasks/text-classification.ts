import { looseObject, optional } from "valibot";
import { count, labelScores, outputTransform, text } from "./modalities.ts";
import { task, taskSchemas } from "./task.ts";

export const textClassificationSchemas = taskSchemas({
    id: "text-classification",
    inputs: text,
    parameters: looseObject({ top_k: optional(count), function_to_apply: optional(outputTransform) }),
    output: labelScores,
});

export const textClassificationTask = task(textClassificationSchemas, {
    takes: ["text"],
    gives: "labels",
    example: { inputs: "The rain stopped just before the match began." },
    exampleModel: "distilbert/distilbert-base-uncased-finetuned-sst-2-english",
    method: {
        js: "textClassification",
        python: { name: "text_classification", arguments: (text, parameters) => ({ text, ...parameters }) },
    },
});
