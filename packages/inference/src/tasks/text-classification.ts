import { looseObject, optional } from "valibot";
import { count, labelScores, outputTransform, text } from "./modalities.ts";
import { task } from "./task.ts";

export const textClassificationTask = task({
    id: "text-classification",
    takes: ["text"],
    gives: "labels",
    inputs: text,
    parameters: looseObject({ top_k: optional(count), function_to_apply: optional(outputTransform) }),
    output: labelScores,
    example: { inputs: "The rain stopped just before the match began." },
    exampleModel: "distilbert/distilbert-base-uncased-finetuned-sst-2-english",
    method: {
        js: "textClassification",
        python: { name: "text_classification", arguments: (text, parameters) => ({ text, ...parameters }) },
    },
});
