import type { DescriptionOfTask } from "./description.ts";
import { candidateLabels, labelScores } from "./labels.ts";

export const zeroShotClassification: DescriptionOfTask<"zero-shot-classification"> = {
    summary: "Sorts a text into classes that the model was never trained on: you name them.",
    source: "the Hub's schema of zero-shot-classification; the defaults are those of its pipeline in Transformers",
    inputs: { text: "The text, or several at once." },
    parameters: {
        candidate_labels: candidateLabels,
        hypothesis_template: {
            text: "The sentence that the model compares with the text, with `{}` in place of a label.",
            default: "This example is {}.",
        },
        multi_label: {
            text: "Whether several labels can be right: each then has a score of its own. Otherwise the scores of all sum to 1.",
            default: false,
        },
    },
    output: labelScores,
};
