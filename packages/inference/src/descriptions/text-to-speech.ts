import type { DescriptionOfTask } from "./description.ts";
import { audioOutput } from "./files.ts";
import { generationParameters } from "./sampling.ts";

export const textToSpeech: DescriptionOfTask<"text-to-speech"> = {
    summary: "Reads a text aloud.",
    source: "the Hub's schema of text-to-speech",
    inputs: { text: "The text to read." },
    parameters: { generation_parameters: generationParameters },
    output: audioOutput,
};
