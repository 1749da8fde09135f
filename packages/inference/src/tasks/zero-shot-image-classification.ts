import { looseObject, object, optional, string } from "valibot";
import { file } from "../wire/leaf.ts";
import { candidateLabels, image, labelScores } from "./modalities.ts";
import { task } from "./task.ts";

export const zeroShotImageClassificationTask = task({
    id: "zero-shot-image-classification",
    takes: ["image", "labels"],
    gives: "labels",
    inputs: object({ image }),
    parameters: looseObject({ candidate_labels: candidateLabels, hypothesis_template: optional(string()) }),
    output: labelScores,
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
