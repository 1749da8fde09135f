import { looseObject, optional } from "valibot";
import { file } from "../wire/leaf.ts";
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
