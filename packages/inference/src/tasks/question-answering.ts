import { boolean, looseObject, number, object, optional, string } from "valibot";
import { beside, count } from "./modalities.ts";
import { task, taskSchemas } from "./task.ts";

export const questionAnsweringSchemas = taskSchemas({
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
    output: looseObject({
        answer: string(),
        score: beside(number()),
        start: beside(number()),
        end: beside(number()),
    }),
});

export const questionAnsweringTask = task(questionAnsweringSchemas, {
    takes: ["text"],
    gives: "text",
    example: {
        inputs: {
            question: "When does the library open?",
            context: "The library opens at nine and closes when the last reader leaves.",
        },
    },
    exampleModel: "deepset/roberta-base-squad2",
    method: {
        js: "questionAnswering",
        python: { name: "question_answering", arguments: (inputs, parameters) => ({ ...inputs, ...parameters }) },
    },
});
