import { looseObject, optional, string } from "valibot";
import { blob, count, diffusion, seed, text } from "./modalities.ts";
import { task, taskSchemas } from "./task.ts";

export const textToImageSchemas = taskSchemas({
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

export const textToImageTask = task(textToImageSchemas, {
    takes: ["text"],
    gives: "image",
    example: {
        inputs: "A paper boat on a monsoon street, watercolour",
        parameters: { num_inference_steps: 5 },
    },
    exampleModel: "black-forest-labs/FLUX.1-schnell",
    method: {
        js: "textToImage",
        python: { name: "text_to_image", arguments: (prompt, parameters) => ({ prompt, ...parameters }) },
    },
});
