import { array, looseObject, number, optional, string, union } from "valibot";
import type { DescriptionOf } from "./description.ts";
import { blob, diffusion, seed, text } from "./modalities.ts";
import * as shared from "./shared-descriptions.ts";
import { defineSchemas, defineTask } from "./task.ts";

export const schemas = defineSchemas({
    id: "text-to-video",
    inputs: text,
    parameters: looseObject({
        ...diffusion,
        negative_prompt: optional(union([string(), array(string())])),
        num_frames: optional(number()),
        seed: optional(seed),
    }),
    output: blob,
});

export const task = defineTask(schemas, {
    takes: ["text"],
    gives: "video",
    example: { inputs: "A tram crosses a bridge at dusk while the first lights come on" },
    exampleModel: "Lightricks/LTX-Video",
    python: "prompt",
});

export const description = (): DescriptionOf<typeof schemas> => ({
    summary: "Makes a video from its description.",
    source: "the Hub's schema of text-to-video",
    inputs: { text: "What should be seen, in words: the prompt." },
    parameters: {
        ...shared.diffusion,
        negative_prompt: { text: "What should not be seen: one prompt, or several.", example: "blurry, low quality" },
        num_frames: shared.frames,
        seed: shared.seed,
    },
    commonParameters: ["num_frames", "num_inference_steps", "guidance_scale", "seed"],
    output: shared.videoOutput,
});
