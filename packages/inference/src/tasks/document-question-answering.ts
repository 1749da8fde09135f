import { array, boolean, looseObject, number, object, optional, string, union } from "valibot";
import { file } from "../wire/leaf.ts";
import { beside, count, image } from "./modalities.ts";
import { task, taskSchemas } from "./task.ts";

export const documentQuestionAnsweringSchemas = taskSchemas({
    id: "document-question-answering",
    inputs: object({ image, question: string() }),
    parameters: looseObject({
        doc_stride: optional(count),
        handle_impossible_answer: optional(boolean()),
        lang: optional(string()),
        max_answer_len: optional(count),
        max_seq_len: optional(count),
        max_question_len: optional(count),
        top_k: optional(count),
        word_boxes: optional(array(union([string(), array(number())]))),
    }),
    // A generative model returns only the answer.
    output: looseObject({
        answer: string(),
        score: beside(number()),
        start: beside(number()),
        end: beside(number()),
    }),
});

export const documentQuestionAnsweringTask = task(documentQuestionAnsweringSchemas, {
    takes: ["image", "text"],
    gives: "text",
    example: { inputs: { image: file("cat.png", "image/png"), question: "What is written at the top of the page?" } },
    exampleModel: "impira/layoutlm-document-qa",
    method: {
        js: "documentQuestionAnswering",
        python: {
            name: "document_question_answering",
            arguments: (inputs, parameters) => ({ ...inputs, ...parameters }),
        },
    },
});
