import { array, looseObject, number, optional, picklist, string } from "valibot";
import { file } from "../wire/leaf.ts";
import { beside, image } from "./modalities.ts";
import { task, taskSchemas } from "./task.ts";

export const imageSegmentationSchemas = taskSchemas({
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

export const imageSegmentationTask = task(imageSegmentationSchemas, {
    takes: ["image"],
    gives: "labels",
    example: { inputs: file("cats.jpg", "image/jpeg") },
    exampleModel: "nvidia/segformer-b0-finetuned-ade-512-512",
    method: {
        js: "imageSegmentation",
        python: { name: "image_segmentation", arguments: (image, parameters) => ({ image, ...parameters }) },
    },
});
