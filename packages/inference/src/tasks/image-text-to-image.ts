import { looseObject, optional } from "valibot";
import { file } from "../wire/leaf.ts";
import { blob, image, promptedDiffusion, seed } from "./modalities.ts";
import { task, taskSchemas } from "./task.ts";

export const imageTextToImageSchemas = taskSchemas({
    id: "image-text-to-image",
    inputs: optional(image),
    parameters: looseObject({
        ...promptedDiffusion,
        seed: optional(seed),
    }),
    output: blob,
});

export const imageTextToImageTask = task(imageTextToImageSchemas, {
    takes: ["image", "text"],
    gives: "image",
    example: {
        inputs: file("cat.png", "image/png"),
        parameters: { prompt: "The same cat, asleep on a windowsill" },
    },
    exampleModel: "black-forest-labs/FLUX.2-dev",
    method: {
        js: "imageTextToImage",
    },
});
