import { array, looseObject, number, optional, string } from "valibot";
import type { DescriptionOf } from "./description.ts";
import { beside, count, text, texts } from "./modalities.ts";
import * as shared from "./shared-descriptions.ts";
import { defineSchemas, defineTask } from "./task.ts";

export const schemas = defineSchemas({
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

export const task = defineTask(schemas, {
    takes: ["text"],
    gives: "labels",
    example: { inputs: "A good map saves a long [MASK]." },
    exampleModel: "google-bert/bert-base-uncased",
    python: "text",
});

export const description = (): DescriptionOf<typeof schemas> => ({
    summary: "Guesses the word that a text hides behind the mask token.",
    source: "the Hub's schema of fill-mask; the default is that of its pipeline in Transformers",
    inputs: {
        text: "The text, with the model's mask token in the place of a word: `[MASK]`, or `<mask>`, as the model was trained.",
    },
    parameters: {
        top_k: {
            text: "The number of guesses to return, the likeliest first.",
            range: shared.count,
            default: 5,
            example: 2,
        },
        targets: {
            text: "The words to choose from. Unless given, all that the model knows.",
            example: ["river", "city"],
        },
    },
    commonParameters: ["top_k"],
    output: {
        text: "The guesses, the likeliest first.",
        each: "A guess at the hidden word.",
        fields: {
            sequence: { text: "The whole text with the guess in it." },
            score: shared.score,
            token_str: { text: "The guess itself." },
            token: { text: "The guess as a number: its place in the model's vocabulary.", range: shared.wholeFromZero },
        },
    },
});
