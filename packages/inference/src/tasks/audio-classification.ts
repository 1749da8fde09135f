import { looseObject, optional } from "valibot";
import { file } from "../wire/leaf.ts";
import type { DescriptionOf } from "./description.ts";
import { audio, count, labelScores, outputTransform } from "./modalities.ts";
import * as shared from "./shared-descriptions.ts";
import { defineSchemas, defineTask } from "./task.ts";

export const schemas = defineSchemas({
    id: "audio-classification",
    inputs: audio,
    parameters: looseObject({ top_k: optional(count), function_to_apply: optional(outputTransform) }),
    output: labelScores,
});

export const task = defineTask(schemas, {
    takes: ["audio"],
    gives: "labels",
    example: { inputs: file("sample1.flac", "audio/flac") },
    exampleModel: "ehcalabres/wav2vec2-lg-xlsr-en-speech-emotion-recognition",
    python: "audio",
});

export const description = (): DescriptionOf<typeof schemas> => ({
    summary: "Sorts a sound into classes, each with a score from 0 to 1.",
    source: "the Hub's schema of audio-classification; the defaults are those of its pipeline in Transformers",
    inputs: shared.recording,
    parameters: shared.classification,
    commonParameters: ["top_k"],
    output: shared.labelScores,
});
