import type { DescriptionOfTask } from "./description.ts";
import { recording } from "./files.ts";
import { classification, labelScores } from "./labels.ts";

export const audioClassification: DescriptionOfTask<"audio-classification"> = {
    summary: "Sorts a sound into classes, each with a score from 0 to 1.",
    source: "the Hub's schema of audio-classification; the defaults are those of its pipeline in Transformers",
    inputs: recording,
    parameters: classification,
    output: labelScores,
};
