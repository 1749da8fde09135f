import type { DescriptionOfTask } from "./description.ts";
import { image } from "./files.ts";
import { score } from "./labels.ts";
import { count } from "./numbers.ts";

export const visualQuestionAnswering: DescriptionOfTask<"visual-question-answering"> = {
    summary: "Answers a question about an image.",
    source: "the Hub's schema of visual-question-answering; the default is that of its pipeline in Transformers",
    inputs: { text: "The image and the question.", fields: { image, question: { text: "The question." } } },
    parameters: {
        top_k: {
            text: "How many answers the model looks for, the likeliest first; the first one is given to you.",
            range: count,
            default: 5,
        },
    },
    output: {
        text: "The answer that the model is surest of.",
        fields: {
            answer: { text: "The answer." },
            score: { ...score, text: "How sure the model is. A model that writes its answers gives none." },
        },
    },
};
