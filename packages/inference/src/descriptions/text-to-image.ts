import type { DescriptionOfTask } from "./description.ts";
import { diffusion, seed } from "./diffusion.ts";
import { imageOutput } from "./files.ts";
import { count } from "./numbers.ts";

export const textToImage: DescriptionOfTask<"text-to-image"> = {
    summary: "Makes an image from its description.",
    source: "the Hub's schema of text-to-image",
    inputs: { text: "What should be seen, in words: the prompt." },
    parameters: {
        ...diffusion,
        width: {
            text: "How wide the image is. Models mostly want a multiple of 8 or 16.",
            unit: "pixels",
            range: count,
        },
        height: {
            text: "How high the image is. Models mostly want a multiple of 8 or 16.",
            unit: "pixels",
            range: count,
        },
        scheduler: {
            text: "How the steps are spaced, by the scheduler's name in Diffusers. Unless given, the model's own.",
        },
        seed,
    },
    output: imageOutput,
};
