import { array, looseObject, number, optional, string } from "valibot";
import { file } from "../wire/leaf.ts";
import { image } from "./modalities.ts";
import { task, taskSchemas } from "./task.ts";

export const objectDetectionSchemas = taskSchemas({
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

export const objectDetectionTask = task(objectDetectionSchemas, {
    takes: ["image"],
    gives: "labels",
    example: { inputs: file("cats.jpg", "image/jpeg") },
    exampleModel: "facebook/detr-resnet-50",
    method: {
        js: "objectDetection",
        python: { name: "object_detection", arguments: (image, parameters) => ({ image, ...parameters }) },
    },
});
