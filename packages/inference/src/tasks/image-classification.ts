import { looseObject, optional } from "valibot";
import { file } from "../wire/leaf.ts";
import { count, image, labelScores, outputTransform } from "./modalities.ts";
import { task } from "./task.ts";

export const imageClassificationTask = task({
    id: "image-classification",
    takes: ["image"],
    gives: "labels",
    inputs: image,
    parameters: looseObject({ top_k: optional(count), function_to_apply: optional(outputTransform) }),
    output: labelScores,
    example: { inputs: file("cats.jpg", "image/jpeg") },
    exampleModel: "google/vit-base-patch16-224",
    method: {
        js: "imageClassification",
        python: { name: "image_classification", arguments: (image, parameters) => ({ image, ...parameters }) },
    },
});
