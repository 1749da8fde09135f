import { array, boolean, looseObject, optional, string, union } from "valibot";
import { candidateLabels, labelScores } from "./modalities.ts";
import { task, taskSchemas } from "./task.ts";

export const zeroShotClassificationSchemas = taskSchemas({
    id: "zero-shot-classification",
    inputs: union([string(), array(string())]),
    parameters: looseObject({
        candidate_labels: candidateLabels,
        hypothesis_template: optional(string()),
        multi_label: optional(boolean()),
    }),
    output: labelScores,
});

export const zeroShotClassificationTask = task(zeroShotClassificationSchemas, {
    takes: ["text", "labels"],
    gives: "labels",
    example: {
        inputs: "The parcel came torn, and I would like my money back.",
        parameters: { candidate_labels: ["refund", "legal", "faq"] },
    },
    exampleModel: "facebook/bart-large-mnli",
    method: {
        js: "zeroShotClassification",
        python: {
            name: "zero_shot_classification",
            arguments: (text, parameters) => ({ text, ...parameters }),
        },
    },
});
