import type { DescriptionOfTask } from "./description.ts";
import { diffusion, frames, seed } from "./diffusion.ts";
import { videoOutput } from "./files.ts";

export const textToVideo: DescriptionOfTask<"text-to-video"> = {
    summary: "Makes a video from its description.",
    source: "the Hub's schema of text-to-video",
    inputs: { text: "What should be seen, in words: the prompt." },
    parameters: {
        ...diffusion,
        negative_prompt: { text: "What should not be seen: one prompt, or several." },
        num_frames: frames,
        seed,
    },
    output: videoOutput,
};
