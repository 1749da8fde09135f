import { array, boolean, looseObject, nullable, nullish, number, optional, record, string, unknown } from "valibot";
import { file } from "../wire/leaf.ts";
import { audio } from "./modalities.ts";
import { task, taskSchemas } from "./task.ts";

export const automaticSpeechRecognitionSchemas = taskSchemas({
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

export const automaticSpeechRecognitionTask = task(automaticSpeechRecognitionSchemas, {
    takes: ["audio"],
    gives: "text",
    example: { inputs: file("sample1.flac", "audio/flac") },
    exampleModel: "openai/whisper-large-v3",
    method: {
        js: "automaticSpeechRecognition",
        python: { name: "automatic_speech_recognition", arguments: (audio) => ({ audio }) },
    },
});
