import { looseObject, number, object, optional, string } from "valibot";
import { file } from "../wire/leaf.ts";
import { beside, count, image } from "./modalities.ts";
import { task, taskSchemas } from "./task.ts";

export const visualQuestionAnsweringSchemas = taskSchemas({
    id: "visual-question-answering",
    inputs: object({ image, question: string() }),
    parameters: looseObject({ top_k: optional(count) }),
    // A generative model returns only the answer.
    output: looseObject({ answer: string(), score: beside(number()) }),
});

export const visualQuestionAnsweringTask = task(visualQuestionAnsweringSchemas, {
    takes: ["image", "text"],
    gives: "text",
    example: { inputs: { image: file("cat.png", "image/png"), question: "How many cats are there?" } },
    exampleModel: "dandelin/vilt-b32-finetuned-vqa",
    method: {
        js: "visualQuestionAnswering",
        python: {
            name: "visual_question_answering",
            arguments: (inputs, parameters) => ({ ...inputs, ...parameters }),
        },
    },
});
