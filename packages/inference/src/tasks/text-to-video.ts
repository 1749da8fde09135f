import { array, looseObject, number, optional, string, union } from "valibot";
import { allDependencies } from "../request/dependencies.ts";
import { helper } from "../request/helper.ts";
import type { TextToVideoHelper } from "../types/text-to-video.ts";
import { blob, diffusion, seed, text } from "./modalities.ts";
import { task } from "./task.ts";

export const textToVideoTask = task({
    id: "text-to-video",
    takes: ["text"],
    gives: "video",
    inputs: text,
    parameters: looseObject({
        ...diffusion,
        negative_prompt: optional(union([string(), array(string())])),
        num_frames: optional(number()),
        seed: optional(seed),
    }),
    output: blob,
    example: { inputs: "A tram crosses a bridge at dusk while the first lights come on" },
    exampleModel: "Lightricks/LTX-Video",
    method: {
        js: "textToVideo",
        python: { name: "text_to_video", arguments: (prompt, parameters) => ({ prompt, ...parameters }) },
    },
});

/** Makes a video from its description. */
export const textToVideo: TextToVideoHelper = helper(textToVideoTask, allDependencies);
