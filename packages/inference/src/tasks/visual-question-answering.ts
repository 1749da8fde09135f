import { looseObject, number, object, optional, string } from "valibot";
import { file } from "../wire/leaf.ts";
import type { DescriptionOf } from "./description.ts";
import { beside, count, image } from "./modalities.ts";
import * as shared from "./shared-descriptions.ts";
import { defineSchemas, defineTask } from "./task.ts";

export const schemas = defineSchemas({
    id: "visual-question-answering",
    inputs: object({ image, question: string() }),
    parameters: looseObject({ top_k: optional(count) }),
    // A generative model returns only the answer.
    output: looseObject({ answer: string(), score: beside(number()) }),
});

export const task = defineTask(schemas, {
    takes: ["image", "text"],
    gives: "text",
    example: { inputs: { image: file("cat.png", "image/png"), question: "How many cats are there?" } },
    exampleModel: "dandelin/vilt-b32-finetuned-vqa",
    python: (inputs, parameters) => ({ ...inputs, ...parameters }),
});

export const description = (): DescriptionOf<typeof schemas> => ({
    summary: "Answers a question about an image.",
    source: "the Hub's schema of visual-question-answering; the default is that of its pipeline in Transformers",
    inputs: {
        text: "The image and the question.",
        fields: { image: shared.image, question: { text: "The question." } },
    },
    parameters: {
        top_k: {
            text: "How many answers the model looks for, the likeliest first; the first one is given to you.",
            range: shared.count,
            default: 5,
            example: 2,
        },
    },
    commonParameters: ["top_k"],
    output: {
        text: "The answer that the model is surest of.",
        fields: {
            answer: { text: "The answer." },
            score: { ...shared.score, text: "How sure the model is. A model that writes its answers gives none." },
        },
    },
});
