import type { DescriptionOfTask } from "./description.ts";
import { classification, labelScores, topLabels } from "./labels.ts";

export const textClassification: DescriptionOfTask<"text-classification"> = {
    summary: "Sorts a text into classes, each with a score from 0 to 1.",
    source: "the Hub's schema of text-classification; the defaults are those of its pipeline in Transformers",
    inputs: { text: "The text." },
    parameters: { ...classification, top_k: topLabels },
    output: labelScores,
};
