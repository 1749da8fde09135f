import { looseObject, optional, record, string, unknown } from "valibot";
import { file } from "../wire/leaf.ts";
import { count, image } from "./modalities.ts";
import { task } from "./task.ts";

export const imageToTextTask = task({
    id: "image-to-text",
    takes: ["image"],
    gives: "text",
    inputs: image,
    parameters: looseObject({
        max_new_tokens: optional(count),
        generation_parameters: optional(record(string(), unknown())),
    }),
    output: looseObject({ generated_text: string() }),
    example: { inputs: file("cats.jpg", "image/jpeg") },
    exampleModel: "Salesforce/blip-image-captioning-base",
    method: {
        js: "imageToText",
        python: { name: "image_to_text", arguments: (image) => ({ image }) },
    },
});
