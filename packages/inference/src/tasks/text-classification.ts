import { looseObject, optional } from "valibot";
import type { DescriptionOf } from "./description.ts";
import { count, labelScores, outputTransform, text } from "./modalities.ts";
import * as shared from "./shared-descriptions.ts";
import { defineSchemas, defineTask } from "./task.ts";

export const schemas = defineSchemas({
    id: "text-classification",
    inputs: text,
    parameters: looseObject({ top_k: optional(count), function_to_apply: optional(outputTransform) }),
    output: labelScores,
});

export const task = defineTask(schemas, {
    takes: ["text"],
    gives: "labels",
    example: { inputs: "The rain stopped just before the match began." },
    exampleModel: "distilbert/distilbert-base-uncased-finetuned-sst-2-english",
    python: "text",
});

export const description = (): DescriptionOf<typeof schemas> => ({
    summary: "Sorts a text into classes, each with a score from 0 to 1.",
    source: "the Hub's schema of text-classification; the defaults are those of its pipeline in Transformers",
    inputs: { text: "The text." },
    parameters: { ...shared.classification, top_k: shared.topLabels },
    commonParameters: ["top_k"],
    output: shared.labelScores,
});
