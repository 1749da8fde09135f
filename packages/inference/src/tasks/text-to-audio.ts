import { looseObject, optional, record, string, unknown } from "valibot";
import { allDependencies } from "../request/dependencies.ts";
import { helper } from "../request/helper.ts";
import type { TextToAudioHelper } from "../types/text-to-audio.ts";
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

/** Makes a sound or music from its description. */
export const textToAudio: TextToAudioHelper = helper(textToAudioTask, allDependencies);
