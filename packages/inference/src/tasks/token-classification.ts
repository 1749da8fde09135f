import { array, looseObject, nullish, number, optional, picklist, string } from "valibot";
import { allDependencies } from "../request/dependencies.ts";
import { helper } from "../request/helper.ts";
import type { TokenClassificationHelper } from "../types/token-classification.ts";
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

/** Finds the names in a text: people, places, organisations, and where each begins and ends. */
export const tokenClassification: TokenClassificationHelper = helper(tokenClassificationTask, allDependencies);
