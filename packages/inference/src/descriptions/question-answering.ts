import type { DescriptionOfTask } from "./description.ts";
import { extraction } from "./extractive-answers.ts";
import { score } from "./labels.ts";
import { wholeFromZero } from "./numbers.ts";

export const questionAnswering: DescriptionOfTask<"question-answering"> = {
    summary: "Answers a question from a text that holds the answer.",
    source: "the Hub's schema of question-answering; the defaults are those of its pipeline in Transformers",
    inputs: {
        text: "The question, and the text that holds the answer.",
        fields: { question: { text: "The question." }, context: { text: "The text that holds the answer." } },
    },
    parameters: {
        ...extraction,
        align_to_words: {
            text: "Whether an answer begins and ends with whole words. Switch it off for languages without spaces, such as Japanese.",
            default: true,
        },
    },
    output: {
        text: "The answer that the model is surest of.",
        fields: {
            answer: { text: "The answer: words of the context." },
            score,
            start: { text: "Where in the context it begins, from 0.", unit: "characters", range: wholeFromZero },
            end: {
                text: "Where in the context it ends: the place after its last character.",
                unit: "characters",
                range: wholeFromZero,
            },
        },
    },
};
