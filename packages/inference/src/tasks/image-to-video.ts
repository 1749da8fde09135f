import { looseObject, number, optional } from "valibot";
import { file } from "../wire/leaf.ts";
import type { DescriptionOf } from "./description.ts";
import { blob, image, promptedDiffusion, seed } from "./modalities.ts";
import * as shared from "./shared-descriptions.ts";
import { defineSchemas, defineTask } from "./task.ts";

export const schemas = defineSchemas({
    id: "image-to-video",
    inputs: image,
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
        parameters: { prompt: "The cat looks up and yawns" },
    },
    exampleModel: "Wan-AI/Wan2.1-I2V-14B-720P",
    python: "image",
});

export const description = (): DescriptionOf<typeof schemas> => ({
    summary: "Sets an image in motion.",
    source: "the Hub's schema of image-to-video",
    inputs: { ...shared.image, text: "The image that the video begins with." },
    parameters: { ...shared.promptedDiffusion, num_frames: shared.frames, seed: shared.seed },
    commonParameters: ["prompt", "num_frames", "num_inference_steps", "target_size", "seed"],
    output: shared.videoOutput,
});
