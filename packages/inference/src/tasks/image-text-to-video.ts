import { looseObject, number, optional } from "valibot";
import { file } from "../wire/leaf.ts";
import { blob, image, promptedDiffusion, seed } from "./modalities.ts";
import { task, taskSchemas } from "./task.ts";

export const imageTextToVideoSchemas = taskSchemas({
    id: "image-text-to-video",
    inputs: optional(image),
    parameters: looseObject({
        ...promptedDiffusion,
        num_frames: optional(number()),
        seed: optional(seed),
    }),
    output: blob,
});

export const imageTextToVideoTask = task(imageTextToVideoSchemas, {
    takes: ["image", "text"],
    gives: "video",
    example: {
        inputs: file("cat.png", "image/png"),
        parameters: { prompt: "The cat walks out of the frame" },
    },
    exampleModel: "Lightricks/LTX-Video-0.9.8-13B-distilled",
    method: {
        js: "imageTextToVideo",
    },
});
