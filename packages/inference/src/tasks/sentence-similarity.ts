import { array, looseObject, number, object, string } from "valibot";
import { task, taskSchemas } from "./task.ts";

export const sentenceSimilaritySchemas = taskSchemas({
    id: "sentence-similarity",
    inputs: object({ source_sentence: string(), sentences: array(string()) }),
    parameters: looseObject({}),
    output: array(number()),
});

export const sentenceSimilarityTask = task(sentenceSimilaritySchemas, {
    takes: ["text"],
    gives: "numbers",
    example: {
        inputs: {
            source_sentence: "The bus leaves at noon.",
            sentences: ["Departure is at twelve.", "The cat sleeps on the roof.", "We eat after midday."],
        },
    },
    exampleModel: "intfloat/multilingual-e5-large",
    method: {
        js: "sentenceSimilarity",
        python: {
            name: "sentence_similarity",
            arguments: ({ source_sentence, sentences }) => ({ sentence: source_sentence, other_sentences: sentences }),
        },
    },
});
