import type { DescriptionOfTask } from "./description.ts";
import { audioOutput } from "./files.ts";
import { generationParameters } from "./sampling.ts";

export const textToAudio: DescriptionOfTask<"text-to-audio"> = {
    summary: "Makes a sound or music from its description.",
    source: "the Hub's schema of text-to-audio",
    inputs: { text: "What should be heard, in words." },
    parameters: { generation_parameters: generationParameters },
    output: audioOutput,
};
