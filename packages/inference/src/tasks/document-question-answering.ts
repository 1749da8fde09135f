import { array, boolean, looseObject, number, object, optional, string, union } from "valibot";
import { file } from "../wire/leaf.ts";
import type { DescriptionOf } from "./description.ts";
import { count, foundAnswer, image } from "./modalities.ts";
import * as shared from "./shared-descriptions.ts";
import { defineSchemas, defineTask } from "./task.ts";

export const schemas = defineSchemas({
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
    output: foundAnswer,
});

export const task = defineTask(schemas, {
    takes: ["image", "text"],
    gives: "text",
    example: { inputs: { image: file("cat.png", "image/png"), question: "What is written at the top of the page?" } },
    exampleModel: "impira/layoutlm-document-qa",
    python: (inputs, parameters) => ({ ...inputs, ...parameters }),
});

export const description = (): DescriptionOf<typeof schemas> => ({
    summary: "Answers a question from an image of a document.",
    source: "the Hub's schema of document-question-answering; the defaults are those of its pipeline in Transformers",
    inputs: {
        text: "The document and the question.",
        fields: {
            image: { ...shared.image, text: "The document: an image of one page." },
            question: { text: "The question." },
        },
    },
    parameters: {
        ...shared.extraction,
        lang: {
            text: "The language that the words in the image are read in, by its name in Tesseract.",
            default: "eng",
            example: "eng",
        },
        word_boxes: {
            text: "The words of the document and where each stands, so that the image need not be read: a word, then `[left, top, right, bottom]` in thousandths of the page, and so on.",
            example: ["Total", [80, 700, 160, 720], "42", [820, 700, 860, 720]],
        },
    },
    commonParameters: ["top_k", "lang"],
    output: {
        text: "The answer that the model is surest of.",
        fields: {
            answer: { text: "The words of the answer." },
            score: { ...shared.score, text: "How sure the model is. A model that writes its answers gives none." },
            start: {
                text: "Which word of the document the answer begins with, from 0.",
                unit: "words",
                range: shared.wholeFromZero,
            },
            end: {
                text: "Which word of the document it ends with, from 0.",
                unit: "words",
                range: shared.wholeFromZero,
            },
        },
    },
    typeNames: {
        "DocumentQuestionAnsweringParameters.word_boxes[]": "WordBox",
    },
});
