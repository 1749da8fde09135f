import type { DescriptionOfTask } from "./description.ts";
import { image } from "./files.ts";
import { count } from "./numbers.ts";
import { generationParameters } from "./sampling.ts";

export const imageToText: DescriptionOfTask<"image-to-text"> = {
    summary: "Describes an image, or reads the text in it.",
    source: "the Hub's schema of image-to-text",
    inputs: image,
    parameters: {
        max_new_tokens: { text: "How long the text may become.", unit: "tokens", range: count },
        generation_parameters: generationParameters,
    },
    output: { text: "What the model wrote.", fields: { generated_text: { text: "The text." } } },
};
