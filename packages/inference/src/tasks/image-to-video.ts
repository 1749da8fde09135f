import { looseObject, number, optional } from "valibot";
import { file } from "../wire/leaf.ts";
import { blob, image, promptedDiffusion, seed } from "./modalities.ts";
import { task } from "./task.ts";

export const imageToVideoTask = task({
    id: "image-to-video",
    takes: ["image", "text"],
    gives: "video",
    inputs: image,
    parameters: looseObject({
        ...promptedDiffusion,
        num_frames: optional(number()),
        seed: optional(seed),
    }),
    output: blob,
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
