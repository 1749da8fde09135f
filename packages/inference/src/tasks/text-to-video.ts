import { array, looseObject, number, optional, string, union } from "valibot";
import { blob, diffusion, seed, text } from "./modalities.ts";
import { task, taskSchemas } from "./task.ts";

export const textToVideoSchemas = taskSchemas({
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

export const textToVideoTask = task(textToVideoSchemas, {
    takes: ["text"],
    gives: "video",
    example: { inputs: "A tram crosses a bridge at dusk while the first lights come on" },
    exampleModel: "Lightricks/LTX-Video",
    method: {
        js: "textToVideo",
        python: { name: "text_to_video", arguments: (prompt, parameters) => ({ prompt, ...parameters }) },
    },
});
