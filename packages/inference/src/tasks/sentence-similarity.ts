import { array, looseObject, number, object, string } from "valibot";
import { allDependencies } from "../request/dependencies.ts";
import { helper } from "../request/helper.ts";
import type { SentenceSimilarityHelper } from "../types/sentence-similarity.ts";
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

/** Compares one sentence with several others; 1 means the same. */
export const sentenceSimilarity: SentenceSimilarityHelper = helper(sentenceSimilarityTask, allDependencies);
