import { array, looseObject, number, optional, string } from "valibot";
import { allDependencies } from "../request/dependencies.ts";
import { helper } from "../request/helper.ts";
import type { FillMaskHelper } from "../types/fill-mask.ts";
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

/** Guesses the word that a text hides behind the mask token. */
export const fillMask: FillMaskHelper = helper(fillMaskTask, allDependencies);
