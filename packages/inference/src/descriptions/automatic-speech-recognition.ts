import type { DescriptionOfTask } from "./description.ts";
import { recording } from "./files.ts";
import { generationParameters } from "./sampling.ts";

export const automaticSpeechRecognition: DescriptionOfTask<"automatic-speech-recognition"> = {
    summary: "Writes down what is said in a recording.",
    source: "the Hub's schema of automatic-speech-recognition",
    inputs: recording,
    parameters: {
        return_timestamps: { text: "Whether `chunks` say when each piece was spoken.", default: false },
        generation_parameters: generationParameters,
    },
    output: {
        text: "What was said.",
        fields: {
            text: { text: "The whole of it." },
            chunks: {
                text: "The text in pieces, where timestamps were asked for.",
                each: "A piece of what was said.",
                fields: {
                    text: { text: "The words of the piece." },
                    timestamp: {
                        text: "When it begins and when it ends, from the start of the recording: `[start, end]`. The last end may be null.",
                        unit: "seconds",
                    },
                },
            },
        },
    },
};
