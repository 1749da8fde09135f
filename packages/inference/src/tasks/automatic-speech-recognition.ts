import { array, boolean, looseObject, nullable, nullish, number, optional, record, string, unknown } from "valibot";
import { file } from "../wire/leaf.ts";
import type { DescriptionOf } from "./description.ts";
import { audio } from "./modalities.ts";
import * as shared from "./shared-descriptions.ts";
import { defineSchemas, defineTask } from "./task.ts";

export const schemas = defineSchemas({
    id: "automatic-speech-recognition",
    inputs: audio,
    parameters: looseObject({
        return_timestamps: optional(boolean()),
        generation_parameters: optional(record(string(), unknown())),
    }),
    output: looseObject({
        text: string(),
        chunks: nullish(array(looseObject({ text: string(), timestamp: nullish(array(nullable(number()))) }))),
    }),
});

export const task = defineTask(schemas, {
    takes: ["audio"],
    gives: "text",
    example: { inputs: file("sample1.flac", "audio/flac") },
    exampleModel: "openai/whisper-large-v3",
    python: (audio) => ({ audio }),
});

export const description = (): DescriptionOf<typeof schemas> => ({
    summary: "Writes down what is said in a recording.",
    source: "the Hub's schema of automatic-speech-recognition",
    inputs: shared.recording,
    parameters: {
        return_timestamps: { text: "Whether `chunks` say when each piece was spoken.", default: false, example: true },
        generation_parameters: { ...shared.generationParameters, example: { max_new_tokens: 64 } },
    },
    commonParameters: ["return_timestamps"],
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
    typeNames: {
        "AutomaticSpeechRecognitionOutput.chunks[]": "AutomaticSpeechRecognitionOutputChunk",
    },
});
