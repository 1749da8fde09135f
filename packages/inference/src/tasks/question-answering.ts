import { boolean, looseObject, object, optional, string } from "valibot";
import type { DescriptionOf } from "./description.ts";
import { count, foundAnswer } from "./modalities.ts";
import * as shared from "./shared-descriptions.ts";
import { defineSchemas, defineTask } from "./task.ts";

export const schemas = defineSchemas({
    id: "question-answering",
    inputs: object({ question: string(), context: string() }),
    parameters: looseObject({
        top_k: optional(count),
        doc_stride: optional(count),
        max_answer_len: optional(count),
        max_seq_len: optional(count),
        max_question_len: optional(count),
        handle_impossible_answer: optional(boolean()),
        align_to_words: optional(boolean()),
    }),
    output: foundAnswer,
});

export const task = defineTask(schemas, {
    takes: ["text"],
    gives: "text",
    example: {
        inputs: {
            question: "When does the library open?",
            context: "The library opens at nine and closes when the last reader leaves.",
        },
    },
    exampleModel: "deepset/roberta-base-squad2",
    python: (inputs, parameters) => ({ ...inputs, ...parameters }),
});

export const description = (): DescriptionOf<typeof schemas> => ({
    summary: "Answers a question from a text that holds the answer.",
    source: "the Hub's schema of question-answering; the defaults are those of its pipeline in Transformers",
    inputs: {
        text: "The question, and the text that holds the answer.",
        fields: { question: { text: "The question." }, context: { text: "The text that holds the answer." } },
    },
    parameters: {
        ...shared.extraction,
        align_to_words: {
            text: "Whether an answer begins and ends with whole words. Switch it off for languages without spaces, such as Japanese.",
            default: true,
            example: true,
        },
    },
    commonParameters: ["top_k", "handle_impossible_answer"],
    output: {
        text: "The answer that the model is surest of.",
        fields: {
            answer: { text: "The answer: words of the context." },
            score: shared.score,
            start: { text: "Where in the context it begins, from 0.", unit: "characters", range: shared.wholeFromZero },
            end: {
                text: "Where in the context it ends: the place after its last character.",
                unit: "characters",
                range: shared.wholeFromZero,
            },
        },
    },
});
