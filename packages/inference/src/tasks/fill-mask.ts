import { array, looseObject, number, optional, string } from "valibot";
import { beside, count, text, texts } from "./modalities.ts";
import { task, taskSchemas } from "./task.ts";

export const fillMaskSchemas = taskSchemas({
    id: "fill-mask",
    inputs: text,
    parameters: looseObject({ top_k: optional(count), targets: optional(texts) }),
    output: array(
        looseObject({
            sequence: string(),
            score: number(),
            token_str: beside(string()),
            token: beside(number()),
        }),
    ),
});

export const fillMaskTask = task(fillMaskSchemas, {
    takes: ["text"],
    gives: "labels",
    example: { inputs: "A good map saves a long [MASK]." },
    exampleModel: "google-bert/bert-base-uncased",
    method: {
        js: "fillMask",
        python: { name: "fill_mask", arguments: (text, parameters) => ({ text, ...parameters }) },
    },
});
