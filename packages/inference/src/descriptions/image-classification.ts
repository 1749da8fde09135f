import type { DescriptionOfTask } from "./description.ts";
import { image } from "./files.ts";
import { classification, labelScores } from "./labels.ts";

export const imageClassification: DescriptionOfTask<"image-classification"> = {
    summary: "Sorts an image into classes, each with a score from 0 to 1.",
    source: "the Hub's schema of image-classification; the defaults are those of its pipeline in Transformers",
    inputs: image,
    parameters: classification,
    output: labelScores,
};
