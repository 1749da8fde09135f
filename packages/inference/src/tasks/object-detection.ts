import { array, looseObject, number, optional, string } from "valibot";
import { file } from "../wire/leaf.ts";
import type { DescriptionOf } from "./description.ts";
import { image } from "./modalities.ts";
import * as shared from "./shared-descriptions.ts";
import { defineSchemas, defineTask } from "./task.ts";

export const schemas = defineSchemas({
    id: "object-detection",
    inputs: image,
    parameters: looseObject({ threshold: optional(number()) }),
    output: array(
        looseObject({
            label: string(),
            score: number(),
            box: looseObject({ xmin: number(), ymin: number(), xmax: number(), ymax: number() }),
        }),
    ),
});

export const task = defineTask(schemas, {
    takes: ["image"],
    gives: "labels",
    example: { inputs: file("cats.jpg", "image/jpeg") },
    exampleModel: "facebook/detr-resnet-50",
    python: "image",
});

export const description = (): DescriptionOf<typeof schemas> => ({
    summary: "Finds the things in an image and where they are, in pixels from the top left.",
    source: "the Hub's schema of object-detection; the default is that of its pipeline in Transformers",
    inputs: shared.image,
    parameters: {
        threshold: {
            text: "The score from which a thing is returned.",
            range: shared.fraction,
            default: 0.5,
            example: 0.5,
        },
    },
    commonParameters: ["threshold"],
    output: {
        text: "The things that were found.",
        each: "A thing that was found.",
        fields: {
            label: { text: "What it is." },
            score: shared.score,
            box: {
                text: "Where it is: the smallest rectangle around it.",
                fields: {
                    xmin: { text: "Its left edge, from the left of the image.", unit: "pixels" },
                    ymin: { text: "Its upper edge, from the top of the image.", unit: "pixels" },
                    xmax: { text: "Its right edge, from the left of the image.", unit: "pixels" },
                    ymax: { text: "Its lower edge, from the top of the image.", unit: "pixels" },
                },
            },
        },
    },
    typeNames: {
        "ObjectDetectionOutputElement.box": "BoundingBox",
    },
});
