import { looseObject, optional, record, string, unknown } from "valibot";
import { blob, text } from "./modalities.ts";
import { task } from "./task.ts";

export const textToSpeechTask = task({
    id: "text-to-speech",
    takes: ["text"],
    gives: "audio",
    inputs: text,
    parameters: looseObject({ generation_parameters: optional(record(string(), unknown())) }),
    output: blob,
    example: { inputs: "Good morning! Tea will be ready in five minutes." },
    exampleModel: "hexgrad/Kokoro-82M",
    method: {
        js: "textToSpeech",
        python: { name: "text_to_speech", arguments: (text) => ({ text }) },
    },
});
