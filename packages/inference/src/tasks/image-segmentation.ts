import { array, looseObject, number, optional, picklist, string } from "valibot";
import { file } from "../wire/leaf.ts";
import type { DescriptionOf } from "./description.ts";
import { beside, image } from "./modalities.ts";
import * as shared from "./shared-descriptions.ts";
import { defineSchemas, defineTask } from "./task.ts";

export const schemas = defineSchemas({
    id: "image-segmentation",
    inputs: image,
    parameters: looseObject({
        mask_threshold: optional(number()),
        overlap_mask_area_threshold: optional(number()),
        subtask: optional(picklist(["instance", "panoptic", "semantic"])),
        threshold: optional(number()),
    }),
    output: array(looseObject({ label: string(), mask: string(), score: beside(number()) })),
});

export const task = defineTask(schemas, {
    takes: ["image"],
    gives: "labels",
    example: { inputs: file("cats.jpg", "image/jpeg") },
    exampleModel: "nvidia/segformer-b0-finetuned-ade-512-512",
    python: "image",
});

export const description = (): DescriptionOf<typeof schemas> => ({
    summary: "Cuts an image into parts; each mask is a PNG as base64 text.",
    source: "the Hub's schema of image-segmentation; the defaults are those of its pipeline in Transformers",
    inputs: shared.image,
    parameters: {
        mask_threshold: {
            text: "The score from which a pixel belongs to a part.",
            range: shared.fraction,
            default: 0.5,
            example: 0.4,
        },
        overlap_mask_area_threshold: {
            text: "How much of a part must stay visible when others cover it; smaller scraps are dropped.",
            range: shared.fraction,
            default: 0.5,
            example: 0.6,
        },
        subtask: {
            text: "What counts as a part. Unless given, what the model does best.",
            options: {
                instance: "Each thing by itself: two cats are two parts.",
                panoptic: "Each thing by itself, and what is behind them too.",
                semantic: "Each kind of thing: two cats are one part.",
            },
            example: "panoptic",
        },
        threshold: {
            text: "The score from which a part is returned.",
            range: shared.fraction,
            default: 0.9,
            example: 0.8,
        },
    },
    commonParameters: ["subtask", "threshold"],
    output: {
        text: "The parts of the image.",
        each: "A part of the image.",
        fields: {
            label: { text: "What the part shows." },
            mask: {
                text: "Where it is: a PNG as base64 text, as large as the image, white where the part is and black elsewhere.",
            },
            score: shared.score,
        },
    },
    typeNames: {
        "ImageSegmentationParameters.subtask": "ImageSegmentationSubtask",
    },
});
