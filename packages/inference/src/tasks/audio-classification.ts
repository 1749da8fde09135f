import { looseObject, optional } from "valibot";
import { file } from "../wire/leaf.ts";
import { audio, count, labelScores, outputTransform } from "./modalities.ts";
import { task, taskSchemas } from "./task.ts";

export const audioClassificationSchemas = taskSchemas({
    id: "audio-classification",
    inputs: audio,
    parameters: looseObject({ top_k: optional(count), function_to_apply: optional(outputTransform) }),
    output: labelScores,
});

export const audioClassificationTask = task(audioClassificationSchemas, {
    takes: ["audio"],
    gives: "labels",
    example: { inputs: file("sample1.flac", "audio/flac") },
    exampleModel: "ehcalabres/wav2vec2-lg-xlsr-en-speech-emotion-recognition",
    method: {
        js: "audioClassification",
        python: { name: "audio_classification", arguments: (audio, parameters) => ({ audio, ...parameters }) },
    },
});
