import { looseObject } from "valibot";
import { file } from "../wire/leaf.ts";
import type { DescriptionOf } from "./description.ts";
import { blob, image, promptedDiffusion } from "./modalities.ts";
import * as shared from "./shared-descriptions.ts";
import { defineSchemas, defineTask } from "./task.ts";

export const schemas = defineSchemas({
    id: "image-to-image",
    inputs: image,
    parameters: looseObject(promptedDiffusion),
    output: blob,
});

export const task = defineTask(schemas, {
    takes: ["image", "text"],
    gives: "image",
    example: {
        inputs: file("cat.png", "image/png"),
        parameters: { prompt: "Make it look like a pencil drawing" },
    },
    exampleModel: "black-forest-labs/FLUX.1-Kontext-dev",
    python: "image",
});

export const description = (): DescriptionOf<typeof schemas> => ({
    summary: "Changes an image as the prompt says.",
    source: "the Hub's schema of image-to-image",
    inputs: { ...shared.image, text: "The image to change." },
    parameters: shared.promptedDiffusion,
    commonParameters: ["prompt", "num_inference_steps", "guidance_scale", "target_size"],
    output: shared.imageOutput,
});
