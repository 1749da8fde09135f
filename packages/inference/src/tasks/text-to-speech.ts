import { looseObject, optional, record, string, unknown } from "valibot";
import { blob, text } from "./modalities.ts";
import { task, taskSchemas } from "./task.ts";

export const textToSpeechSchemas = taskSchemas({
    id: "text-to-speech",
    inputs: text,
    parameters: looseObject({ generation_parameters: optional(record(string(), unknown())) }),
    output: blob,
});

export const textToSpeechTask = task(textToSpeechSchemas, {
    takes: ["text"],
    gives: "audio",
    example: { inputs: "Good morning! Tea will be ready in five minutes." },
    exampleModel: "hexgrad/Kokoro-82M",
    method: {
        js: "textToSpeech",
        python: { name: "text_to_speech", arguments: (text) => ({ text }) },
    },
});
