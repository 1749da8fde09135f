import { looseObject, number, optional } from "valibot";
import { file } from "../wire/leaf.ts";
import type { DescriptionOf } from "./description.ts";
import { blob, image, promptedDiffusion, seed } from "./modalities.ts";
import * as shared from "./shared-descriptions.ts";
import { defineSchemas, defineTask } from "./task.ts";

export const schemas = defineSchemas({
    id: "image-text-to-video",
    inputs: optional(image),
    parameters: looseObject({
        ...promptedDiffusion,
        num_frames: optional(number()),
        seed: optional(seed),
    }),
    output: blob,
});

export const task = defineTask(schemas, {
    takes: ["image", "text"],
    gives: "video",
    example: {
        inputs: file("cat.png", "image/png"),
        parameters: { prompt: "The cat walks out of the frame" },
    },
    exampleModel: "Lightricks/LTX-Video-0.9.8-13B-distilled",
});

export const description = (): DescriptionOf<typeof schemas> => ({
    summary: "Makes a video from a prompt, and from an image where one is given.",
    source: "the Hub's schema of image-text-to-video",
    inputs: { ...shared.image, text: "The image to begin with, if any." },
    parameters: {
        ...shared.promptedDiffusion,
        // Large enough to select the larger size at a provider that has two.
        target_size: { ...shared.promptedDiffusion.target_size, example: { width: 2560, height: 1440 } },
        num_frames: shared.frames,
        seed: shared.seed,
    },
    commonParameters: ["prompt", "num_frames", "num_inference_steps", "target_size", "seed"],
    output: shared.videoOutput,
});
