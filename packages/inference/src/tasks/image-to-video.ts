import { looseObject, number, optional } from "valibot";
import { file } from "../wire/leaf.ts";
import { blob, image, promptedDiffusion, seed } from "./modalities.ts";
import { task, taskSchemas } from "./task.ts";

export const imageToVideoSchemas = taskSchemas({
    id: "image-to-video",
    inputs: image,
    parameters: looseObject({
        ...promptedDiffusion,
        num_frames: optional(number()),
        seed: optional(seed),
    }),
    output: blob,
});

export const imageToVideoTask = task(imageToVideoSchemas, {
    takes: ["image", "text"],
    gives: "video",
    example: {
        inputs: file("cat.png", "image/png"),
        parameters: { prompt: "The cat looks up and yawns" },
    },
    exampleModel: "Wan-AI/Wan2.1-I2V-14B-720P",
    method: {
        js: "imageToVideo",
        python: { name: "image_to_video", arguments: (image, parameters) => ({ image, ...parameters }) },
    },
});
