import { array, boolean, looseObject, optional, string, union } from "valibot";
import type { DescriptionOf } from "./description.ts";
import { candidateLabels, labelScores } from "./modalities.ts";
import * as shared from "./shared-descriptions.ts";
import { defineSchemas, defineTask } from "./task.ts";

export const schemas = defineSchemas({
    id: "zero-shot-classification",
    inputs: union([string(), array(string())]),
    parameters: looseObject({
        candidate_labels: candidateLabels,
        hypothesis_template: optional(string()),
        multi_label: optional(boolean()),
    }),
    output: labelScores,
});

export const task = defineTask(schemas, {
    takes: ["text", "labels"],
    gives: "labels",
    example: {
        inputs: "The parcel came torn, and I would like my money back.",
        parameters: { candidate_labels: ["refund", "legal", "faq"] },
    },
    exampleModel: "facebook/bart-large-mnli",
    python: "text",
});

export const description = (): DescriptionOf<typeof schemas> => ({
    summary: "Sorts a text into classes that the model was never trained on: you name them.",
    source: "the Hub's schema of zero-shot-classification; the defaults are those of its pipeline in Transformers",
    inputs: { text: "The text, or several at once." },
    parameters: {
        candidate_labels: { ...shared.candidateLabels, example: ["refund", "legal"] },
        hypothesis_template: {
            text: "The sentence that the model compares with the text, with `{}` in place of a label.",
            default: "This example is {}.",
            example: "This message is about {}.",
        },
        multi_label: {
            text: "Whether several labels can be right: each then has a score of its own. Otherwise the scores of all sum to 1.",
            default: false,
            example: true,
        },
    },
    commonParameters: ["candidate_labels", "multi_label", "hypothesis_template"],
    output: shared.labelScores,
});
