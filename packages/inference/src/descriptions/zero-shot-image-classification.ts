import type { DescriptionOfTask } from "./description.ts";
import { image } from "./files.ts";
import { candidateLabels, labelScores } from "./labels.ts";

export const zeroShotImageClassification: DescriptionOfTask<"zero-shot-image-classification"> = {
    summary: "Sorts an image into classes that you name.",
    source: "the Hub's schema of zero-shot-image-classification; the default is that of its pipeline in Transformers",
    inputs: { text: "The image.", fields: { image } },
    parameters: {
        candidate_labels: candidateLabels,
        hypothesis_template: {
            text: "The sentence that the model compares with the image, with `{}` in place of a label.",
            default: "This is a photo of {}.",
        },
    },
    output: labelScores,
};
