import { array, looseObject, nullish, number, optional, picklist, string } from "valibot";
import { beside, count, text, texts } from "./modalities.ts";
import { task } from "./task.ts";

export const tokenClassificationTask = task({
    id: "token-classification",
    takes: ["text"],
    gives: "labels",
    inputs: text,
    parameters: looseObject({
        aggregation_strategy: optional(picklist(["none", "simple", "first", "average", "max"])),
        ignore_labels: optional(texts),
        stride: optional(count),
    }),
    output: array(
        looseObject({
            // One or the other, by whether the tokens of a name are put together.
            entity_group: nullish(string()),
            entity: nullish(string()),
            score: number(),
            word: string(),
            start: beside(number()),
            end: beside(number()),
        }),
    ),
    example: { inputs: "Kavya Shah flew from Surat to Nairobi with two kites." },
    exampleModel: "dslim/bert-base-NER",
    method: {
        js: "tokenClassification",
        python: { name: "token_classification", arguments: (text, parameters) => ({ text, ...parameters }) },
    },
});
