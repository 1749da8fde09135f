import { looseObject, optional, record, string, unknown } from "valibot";
import { blob, text } from "./modalities.ts";
import { task } from "./task.ts";

export const textToAudioTask = task({
    id: "text-to-audio",
    takes: ["text"],
    gives: "audio",
    inputs: text,
    parameters: looseObject({ generation_parameters: optional(record(string(), unknown())) }),
    output: blob,
    example: { inputs: "slow sitar over the sound of steady rain" },
    exampleModel: "facebook/musicgen-small",
    method: {
        js: "textToAudio",
    },
});
