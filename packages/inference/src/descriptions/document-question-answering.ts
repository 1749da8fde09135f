import type { DescriptionOfTask } from "./description.ts";
import { extraction } from "./extractive-answers.ts";
import { image } from "./files.ts";
import { score } from "./labels.ts";
import { wholeFromZero } from "./numbers.ts";

export const documentQuestionAnswering: DescriptionOfTask<"document-question-answering"> = {
    summary: "Answers a question from an image of a document.",
    source: "the Hub's schema of document-question-answering; the defaults are those of its pipeline in Transformers",
    inputs: {
        text: "The document and the question.",
        fields: {
            image: { ...image, text: "The document: an image of one page." },
            question: { text: "The question." },
        },
    },
    parameters: {
        ...extraction,
        lang: {
            text: "The language that the words in the image are read in, by its name in Tesseract.",
            default: "eng",
        },
        word_boxes: {
            text: "The words of the document and where each stands, so that the image need not be read: a word, then `[left, top, right, bottom]` in thousandths of the page, and so on.",
        },
    },
    output: {
        text: "The answer that the model is surest of.",
        fields: {
            answer: { text: "The words of the answer." },
            score: { ...score, text: "How sure the model is. A model that writes its answers gives none." },
            start: {
                text: "Which word of the document the answer begins with, from 0.",
                unit: "words",
                range: wholeFromZero,
            },
            end: { text: "Which word of the document it ends with, from 0.", unit: "words", range: wholeFromZero },
        },
    },
};
