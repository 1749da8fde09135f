import type { DescriptionOfTask } from "./description.ts";
import { promptedDiffusion, seed } from "./diffusion.ts";
import { image, imageOutput } from "./files.ts";

export const imageTextToImage: DescriptionOfTask<"image-text-to-image"> = {
    summary: "Makes an image from a prompt, and from an image where one is given.",
    source: "the Hub's schema of image-text-to-image",
    inputs: { ...image, text: "The image to begin with, if any." },
    parameters: { ...promptedDiffusion, seed },
    output: imageOutput,
};
