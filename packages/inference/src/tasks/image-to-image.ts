import { looseObject } from "valibot";
import { file } from "../wire/leaf.ts";
import { blob, image, promptedDiffusion } from "./modalities.ts";
import { task, taskSchemas } from "./task.ts";

export const imageToImageSchemas = taskSchemas({
    id: "image-to-image",
    inputs: image,
    parameters: looseObject(promptedDiffusion),
    output: blob,
});

export const imageToImageTask = task(imageToImageSchemas, {
    takes: ["image", "text"],
    gives: "image",
    example: {
        inputs: file("cat.png", "image/png"),
        parameters: { prompt: "Make it look like a pencil drawing" },
    },
    exampleModel: "black-forest-labs/FLUX.1-Kontext-dev",
    method: {
        js: "imageToImage",
        python: { name: "image_to_image", arguments: (image, parameters) => ({ image, ...parameters }) },
    },
});
