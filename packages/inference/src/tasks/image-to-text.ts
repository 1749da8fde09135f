import { looseObject, optional, record, string, unknown } from "valibot";
import { file } from "../leaf.ts";
import { allDependencies } from "../request/dependencies.ts";
import { helper } from "../request/helper.ts";
import type { ImageToTextHelper } from "../types/image-to-text.ts";
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

/** Describes an image, or reads the text in it. */
export const imageToText: ImageToTextHelper = helper(imageToTextTask, allDependencies);
