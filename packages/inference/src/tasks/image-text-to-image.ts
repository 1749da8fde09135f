import { looseObject, optional } from "valibot";
import { file } from "../leaf.ts";
import { imageHelper } from "../request/image-helper.ts";
import type { ImageTextToImageHelper } from "../types/image-text-to-image.ts";
import { blob, image, promptedDiffusion, seed } from "./modalities.ts";
import { task } from "./task.ts";

export const imageTextToImageTask = task({
    id: "image-text-to-image",
    takes: ["image", "text"],
    gives: "image",
    inputs: optional(image),
    parameters: looseObject({
        ...promptedDiffusion,
        seed: optional(seed),
    }),
    output: blob,
    example: {
        inputs: file("cat.png", "image/png"),
        parameters: { prompt: "The same cat, asleep on a windowsill" },
    },
    exampleModel: "black-forest-labs/FLUX.2-dev",
    method: {
        js: "imageTextToImage",
    },
});

/** Makes an image from a prompt, and from an image where one is given. */
export const imageTextToImage: ImageTextToImageHelper = imageHelper(imageTextToImageTask);
