import { looseObject, optional } from "valibot";
import { file } from "../leaf.ts";
import { allDependencies } from "../request/dependencies.ts";
import { helper } from "../request/helper.ts";
import type { AudioClassificationHelper } from "../types/audio-classification.ts";
import { audio, count, labelScores, outputTransform } from "./modalities.ts";
import { task } from "./task.ts";

export const audioClassificationTask = task({
    id: "audio-classification",
    takes: ["audio"],
    gives: "labels",
    inputs: audio,
    parameters: looseObject({ top_k: optional(count), function_to_apply: optional(outputTransform) }),
    output: labelScores,
    example: { inputs: file("sample1.flac", "audio/flac") },
    exampleModel: "ehcalabres/wav2vec2-lg-xlsr-en-speech-emotion-recognition",
    method: {
        js: "audioClassification",
        python: { name: "audio_classification", arguments: (audio, parameters) => ({ audio, ...parameters }) },
    },
});

/** Sorts a sound into classes, each with a score from 0 to 1. */
export const audioClassification: AudioClassificationHelper = helper(audioClassificationTask, allDependencies);
