import type { DescriptionOfTask } from "./description.ts";
import { frames, promptedDiffusion, seed } from "./diffusion.ts";
import { image, videoOutput } from "./files.ts";

export const imageToVideo: DescriptionOfTask<"image-to-video"> = {
    summary: "Sets an image in motion.",
    source: "the Hub's schema of image-to-video",
    inputs: { ...image, text: "The image that the video begins with." },
    parameters: { ...promptedDiffusion, num_frames: frames, seed },
    output: videoOutput,
};
