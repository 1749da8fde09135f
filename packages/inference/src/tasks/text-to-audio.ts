import { looseObject, optional, record, string, unknown } from "valibot";
import { blob, text } from "./modalities.ts";
import { task, taskSchemas } from "./task.ts";

export const textToAudioSchemas = taskSchemas({
    id: "text-to-audio",
    inputs: text,
    parameters: looseObject({ generation_parameters: optional(record(string(), unknown())) }),
    output: blob,
});

export const textToAudioTask = task(textToAudioSchemas, {
    takes: ["text"],
    gives: "audio",
    example: { inputs: "slow sitar over the sound of steady rain" },
    exampleModel: "facebook/musicgen-small",
    method: {
        js: "textToAudio",
    },
});
