import { looseObject, object, optional, string } from "valibot";
import { file } from "../wire/leaf.ts";
import type { DescriptionOf } from "./description.ts";
import { candidateLabels, image, labelScores } from "./modalities.ts";
import * as shared from "./shared-descriptions.ts";
import { defineSchemas, defineTask } from "./task.ts";

export const schemas = defineSchemas({
    id: "zero-shot-image-classification",
    inputs: object({ image }),
    parameters: looseObject({ candidate_labels: candidateLabels, hypothesis_template: optional(string()) }),
    output: labelScores,
});

export const task = defineTask(schemas, {
    takes: ["image", "labels"],
    gives: "labels",
    example: {
        inputs: { image: file("cats.jpg", "image/jpeg") },
        parameters: { candidate_labels: ["cat", "dog", "llama"] },
    },
    exampleModel: "google/siglip2-base-patch16-224",
    python: ({ image }, parameters) => ({ image, ...parameters }),
});

export const description = (): DescriptionOf<typeof schemas> => ({
    summary: "Sorts an image into classes that you name.",
    source: "the Hub's schema of zero-shot-image-classification; the default is that of its pipeline in Transformers",
    inputs: { text: "The image.", fields: { image: shared.image } },
    parameters: {
        candidate_labels: { ...shared.candidateLabels, example: ["cat", "dog"] },
        hypothesis_template: {
            text: "The sentence that the model compares with the image, with `{}` in place of a label.",
            default: "This is a photo of {}.",
            example: "A photo of a {}.",
        },
    },
    commonParameters: ["candidate_labels", "hypothesis_template"],
    output: shared.labelScores,
});
