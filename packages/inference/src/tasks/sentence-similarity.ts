import { array, looseObject, number, object, string } from "valibot";
import type { DescriptionOf } from "./description.ts";
import { defineSchemas, defineTask } from "./task.ts";

export const schemas = defineSchemas({
    id: "sentence-similarity",
    inputs: object({ source_sentence: string(), sentences: array(string()) }),
    parameters: looseObject({}),
    output: array(number()),
});

export const task = defineTask(schemas, {
    takes: ["text"],
    gives: "numbers",
    example: {
        inputs: {
            source_sentence: "The bus leaves at noon.",
            sentences: ["Departure is at twelve.", "The cat sleeps on the roof.", "We eat after midday."],
        },
    },
    exampleModel: "intfloat/multilingual-e5-large",
    python: ({ source_sentence, sentences }) => ({ sentence: source_sentence, other_sentences: sentences }),
});

export const description = (): DescriptionOf<typeof schemas> => ({
    summary: "Compares one sentence with several others; 1 means the same.",
    source: "the Hub's schema of sentence-similarity",
    inputs: {
        text: "The sentence, and those that it is compared with.",
        fields: {
            source_sentence: { text: "The sentence that the others are compared with." },
            sentences: { text: "The others." },
        },
    },
    parameters: {},
    commonParameters: [],
    output: {
        text: "How alike they are, one number for each of the others, in their order.",
        range: { min: -1, max: 1 },
    },
});
