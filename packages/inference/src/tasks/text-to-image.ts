import { looseObject, optional, string } from "valibot";
import type { DescriptionOf } from "./description.ts";
import { blob, count, diffusion, seed, text } from "./modalities.ts";
import * as shared from "./shared-descriptions.ts";
import { defineSchemas, defineTask } from "./task.ts";

export const schemas = defineSchemas({
    id: "text-to-image",
    inputs: text,
    parameters: looseObject({
        ...diffusion,
        width: optional(count),
        height: optional(count),
        scheduler: optional(string()),
        seed: optional(seed),
    }),
    output: blob,
});

export const task = defineTask(schemas, {
    takes: ["text"],
    gives: "image",
    example: {
        inputs: "A paper boat on a monsoon street, watercolour",
        parameters: { num_inference_steps: 5 },
    },
    exampleModel: "black-forest-labs/FLUX.1-schnell",
    python: "prompt",
});

export const description = (): DescriptionOf<typeof schemas> => ({
    summary: "Makes an image from its description.",
    source: "the Hub's schema of text-to-image",
    inputs: { text: "What should be seen, in words: the prompt." },
    parameters: {
        ...shared.diffusion,
        width: {
            text: "How wide the image is. Models mostly want a multiple of 8 or 16.",
            unit: "pixels",
            range: shared.count,
            example: 768,
        },
        height: {
            text: "How high the image is. Models mostly want a multiple of 8 or 16.",
            unit: "pixels",
            range: shared.count,
            example: 512,
        },
        scheduler: {
            text: "How the steps are spaced, by the scheduler's name in Diffusers. Unless given, the model's own.",
            example: "EulerDiscreteScheduler",
        },
        seed: shared.seed,
    },
    commonParameters: ["num_inference_steps", "guidance_scale", "width", "height", "seed", "negative_prompt"],
    output: shared.imageOutput,
});
