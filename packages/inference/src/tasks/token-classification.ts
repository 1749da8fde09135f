import { array, looseObject, nullish, number, optional, picklist, string } from "valibot";
import { beside, count, text, texts } from "./modalities.ts";
import { task, taskSchemas } from "./task.ts";

export const tokenClassificationSchemas = taskSchemas({
    id: "token-classification",
    inputs: text,
    parameters: looseObject({
        aggregation_strategy: optional(picklist(["none", "simple", "first", "average", "max"])),
        ignore_labels: optional(texts),
        stride: optional(count),
    }),
    output: array(
        looseObject({
            // One or the other, depending on whether the tokens of an entity are aggregated.
            entity_group: nullish(string()),
            entity: nullish(string()),
            score: number(),
            word: string(),
            start: beside(number()),
            end: beside(number()),
        }),
    ),
});

export const tokenClassificationTask = task(tokenClassificationSchemas, {
    takes: ["text"],
    gives: "labels",
    example: { inputs: "Kavya Shah flew from Surat to Nairobi with two kites." },
    exampleModel: "dslim/bert-base-NER",
    method: {
        js: "tokenClassification",
        python: { name: "token_classification", arguments: (text, parameters) => ({ text, ...parameters }) },
    },
});
