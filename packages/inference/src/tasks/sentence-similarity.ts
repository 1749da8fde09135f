import { array, looseObject, number, object, string } from "valibot";
import { task } from "./task.ts";

export const sentenceSimilarityTask = task({
    id: "sentence-similarity",
    takes: ["text"],
    gives: "numbers",
    inputs: object({ source_sentence: string(), sentences: array(string()) }),
    parameters: looseObject({}),
    output: array(number()),
    example: {
        inputs: {
            source_sentence: "The bus leaves at noon.",
            sentences: ["Departure is at twelve.", "The cat sleeps on the roof.", "We eat after midday."],
        },
    },
    exampleModel: "sentence-transformers/all-mpnet-base-v2",
    method: {
        js: "sentenceSimilarity",
        python: {
            name: "sentence_similarity",
            arguments: ({ source_sentence, sentences }) => ({ sentence: source_sentence, other_sentences: sentences }),
        },
    },
});
