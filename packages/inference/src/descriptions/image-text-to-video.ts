import type { DescriptionOfTask } from "./description.ts";
import { frames, promptedDiffusion, seed } from "./diffusion.ts";
import { image, videoOutput } from "./files.ts";

export const imageTextToVideo: DescriptionOfTask<"image-text-to-video"> = {
    summary: "Makes a video from a prompt, and from an image where one is given.",
    source: "the Hub's schema of image-text-to-video",
    inputs: { ...image, text: "The image to begin with, if any." },
    parameters: { ...promptedDiffusion, num_frames: frames, seed },
    output: videoOutput,
};
