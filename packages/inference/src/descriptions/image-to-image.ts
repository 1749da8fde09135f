import type { DescriptionOfTask } from "./description.ts";
import { promptedDiffusion } from "./diffusion.ts";
import { image, imageOutput } from "./files.ts";

export const imageToImage: DescriptionOfTask<"image-to-image"> = {
    summary: "Changes an image as the prompt says.",
    source: "the Hub's schema of image-to-image",
    inputs: { ...image, text: "The image to change." },
    parameters: promptedDiffusion,
    output: imageOutput,
};
