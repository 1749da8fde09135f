import { looseObject, object, optional, string } from "valibot";
import { file } from "../wire/leaf.ts";
import { candidateLabels, image, labelScores } from "./modalities.ts";
import { task, taskSchemas } from "./task.ts";

export const zeroShotImageClassificationSchemas = taskSchemas({
    id: "zero-shot-image-classification",
    inputs: object({ image }),
    parameters: looseObject({ candidate_labels: candidateLabels, hypothesis_template: optional(string()) }),
    output: labelScores,
});

export const zeroShotImageClassificationTask = task(zeroShotImageClassificationSchemas, {
    takes: ["image", "labels"],
    gives: "labels",
    example: {
        inputs: { image: file("cats.jpg", "image/jpeg") },
        parameters: { candidate_labels: ["cat", "dog", "llama"] },
    },
    exampleModel: "google/siglip2-base-patch16-224",
    method: {
        js: "zeroShotImageClassification",
        python: {
            name: "zero_shot_image_classification",
            arguments: ({ image }, parameters) => ({ image, ...parameters }),
        },
    },
});
