import { looseObject, optional } from "valibot";
import { file } from "../wire/leaf.ts";
import { count, image, labelScores, outputTransform } from "./modalities.ts";
import { task, taskSchemas } from "./task.ts";

export const imageClassificationSchemas = taskSchemas({
    id: "image-classification",
    inputs: image,
    parameters: looseObject({ top_k: optional(count), function_to_apply: optional(outputTransform) }),
    output: labelScores,
});

export const imageClassificationTask = task(imageClassificationSchemas, {
    takes: ["image"],
    gives: "labels",
    example: { inputs: file("cats.jpg", "image/jpeg") },
    exampleModel: "google/vit-base-patch16-224",
    method: {
        js: "imageClassification",
        python: { name: "image_classification", arguments: (image, parameters) => ({ image, ...parameters }) },
    },
});
