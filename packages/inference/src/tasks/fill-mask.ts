import { array, looseObject, number, optional, string } from "valibot";
import { beside, count, text, texts } from "./modalities.ts";
import { task } from "./task.ts";

export const fillMaskTask = task({
    id: "fill-mask",
    takes: ["text"],
    gives: "labels",
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
    example: { inputs: "A good map saves a long [MASK]." },
    exampleModel: "google-bert/bert-base-uncased",
    method: {
        js: "fillMask",
        python: { name: "fill_mask", arguments: (text, parameters) => ({ text, ...parameters }) },
    },
});
