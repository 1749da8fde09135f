import { looseObject, optional } from "valibot";
import { file } from "../wire/leaf.ts";
import type { DescriptionOf } from "./description.ts";
import { count, image, labelScores, outputTransform } from "./modalities.ts";
import * as shared from "./shared-descriptions.ts";
import { defineSchemas, defineTask } from "./task.ts";

export const schemas = defineSchemas({
    id: "image-classification",
    inputs: image,
    parameters: looseObject({ top_k: optional(count), function_to_apply: optional(outputTransform) }),
    output: labelScores,
});

export const task = defineTask(schemas, {
    takes: ["image"],
    gives: "labels",
    example: { inputs: file("cats.jpg", "image/jpeg") },
    exampleModel: "google/vit-base-patch16-224",
    python: "image",
});

export const description = (): DescriptionOf<typeof schemas> => ({
    summary: "Sorts an image into classes, each with a score from 0 to 1.",
    source: "the Hub's schema of image-classification; the defaults are those of its pipeline in Transformers",
    inputs: shared.image,
    parameters: shared.classification,
    commonParameters: ["top_k"],
    output: shared.labelScores,
});
