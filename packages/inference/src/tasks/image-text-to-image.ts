import { looseObject, optional } from "valibot";
import { file } from "../wire/leaf.ts";
import type { DescriptionOf } from "./description.ts";
import { blob, image, promptedDiffusion, seed } from "./modalities.ts";
import * as shared from "./shared-descriptions.ts";
import { defineSchemas, defineTask } from "./task.ts";

export const schemas = defineSchemas({
    id: "image-text-to-image",
    inputs: optional(image),
    parameters: looseObject({
        ...promptedDiffusion,
        seed: optional(seed),
    }),
    output: blob,
});

export const task = defineTask(schemas, {
    takes: ["image", "text"],
    gives: "image",
    example: {
        inputs: file("cat.png", "image/png"),
        parameters: { prompt: "The same cat, asleep on a windowsill" },
    },
    exampleModel: "black-forest-labs/FLUX.2-dev",
});

export const description = (): DescriptionOf<typeof schemas> => ({
    summary: "Makes an image from a prompt, and from an image where one is given.",
    source: "the Hub's schema of image-text-to-image",
    inputs: { ...shared.image, text: "The image to begin with, if any." },
    parameters: { ...shared.promptedDiffusion, seed: shared.seed },
    commonParameters: ["prompt", "num_inference_steps", "guidance_scale", "target_size", "seed"],
    output: shared.imageOutput,
});
