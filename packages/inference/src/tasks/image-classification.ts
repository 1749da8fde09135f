import { looseObject, optional } from "valibot";
import { file } from "../leaf.ts";
import { allDependencies } from "../request/dependencies.ts";
import { helper } from "../request/helper.ts";
import type { ImageClassificationHelper } from "../types/image-classification.ts";
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

/** Sorts an image into classes, each with a score from 0 to 1. */
export const imageClassification: ImageClassificationHelper = helper(imageClassificationTask, allDependencies);
