import { array, looseObject, nullish, number, optional, picklist, string } from "valibot";
import type { DescriptionOf } from "./description.ts";
import { beside, count, text, texts } from "./modalities.ts";
import * as shared from "./shared-descriptions.ts";
import { defineSchemas, defineTask } from "./task.ts";

export const schemas = defineSchemas({
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

export const task = defineTask(schemas, {
    takes: ["text"],
    gives: "labels",
    example: { inputs: "Kavya Shah flew from Surat to Nairobi with two kites." },
    exampleModel: "dslim/bert-base-NER",
    python: "text",
});

export const description = (): DescriptionOf<typeof schemas> => ({
    summary: "Finds the names in a text: people, places, organisations, and where each begins and ends.",
    source: "the Hub's schema of token-classification; the default is that of hf-inference",
    inputs: { text: "The text." },
    parameters: {
        aggregation_strategy: {
            text: "How tokens become names.",
            default: "simple",
            options: {
                none: "They do not: each token has a label of its own, at `entity`.",
                simple: "Tokens that follow each other under one label are one name, at `entity_group`.",
                first: "As simple, and a word has one label: that of its first token.",
                average: "As simple, and a word has one label: the best on average over its tokens.",
                max: "As simple, and a word has one label: that of the token which is surest.",
            },
            example: "average",
        },
        ignore_labels: { text: "The labels that are left out of the output.", example: ["MISC"] },
        stride: {
            text: "A text that is too long for the model is read in pieces; each overlaps the one before by this much.",
            unit: "tokens",
            range: shared.count,
            example: 16,
        },
    },
    commonParameters: ["aggregation_strategy"],
    output: {
        text: "The names, in the order of the text.",
        each: "A name, or a token of one.",
        fields: {
            entity_group: {
                text: "What kind of name it is, such as `PER`, `LOC` or `ORG`, where tokens are put together.",
            },
            entity: { text: "What kind of name the token is part of, such as `B-PER`, where they are not." },
            score: shared.score,
            word: { text: "The name as the model read it." },
            start: { text: "Where in the text it begins, from 0.", unit: "characters", range: shared.wholeFromZero },
            end: {
                text: "Where in the text it ends: the place after its last character.",
                unit: "characters",
                range: shared.wholeFromZero,
            },
        },
    },
    typeNames: {
        "TokenClassificationParameters.aggregation_strategy": "TokenClassificationAggregationStrategy",
    },
});
