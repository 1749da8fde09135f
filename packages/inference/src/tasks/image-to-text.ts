import { looseObject, optional, record, string, unknown } from "valibot";
import { file } from "../wire/leaf.ts";
import { count, image } from "./modalities.ts";
import { task, taskSchemas } from "./task.ts";

export const imageToTextSchemas = taskSchemas({
    id: "image-to-text",
    inputs: image,
    parameters: looseObject({
        max_new_tokens: optional(count),
        generation_parameters: optional(record(string(), unknown())),
    }),
    output: looseObject({ generated_text: string() }),
});

export const imageToTextTask = task(imageToTextSchemas, {
    takes: ["image"],
    gives: "text",
    example: { inputs: file("cats.jpg", "image/jpeg") },
    exampleModel: "Salesforce/blip-image-captioning-base",
    method: {
        js: "imageToText",
        python: { name: "image_to_text", arguments: (image) => ({ image }) },
    },
});
