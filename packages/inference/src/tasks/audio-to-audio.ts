import { array, looseObject, string } from "valibot";
import { file } from "../wire/leaf.ts";
import type { DescriptionOf } from "./description.ts";
import { audio, beside } from "./modalities.ts";
import * as shared from "./shared-descriptions.ts";
import { defineSchemas, defineTask } from "./task.ts";

export const schemas = defineSchemas({
    id: "audio-to-audio",
    inputs: audio,
    parameters: looseObject({}),
    output: array(looseObject({ label: beside(string()), blob: string(), "content-type": beside(string()) })),
});

export const task = defineTask(schemas, {
    takes: ["audio"],
    gives: "audio",
    example: { inputs: file("sample1.flac", "audio/flac") },
    exampleModel: "speechbrain/sepformer-wham",
    python: (audio) => ({ audio }),
});

export const description = (): DescriptionOf<typeof schemas> => ({
    summary: "Changes a sound: cleans it, or takes voices apart. Each `blob` is base64 text.",
    source: "the method audio_to_audio of huggingface_hub",
    inputs: shared.recording,
    parameters: {},
    commonParameters: [],
    output: {
        text: "The recordings that the model made: one, or one for each voice.",
        each: "One recording that the model made.",
        fields: {
            label: { text: "What is heard in it, where the model says so." },
            blob: { text: "Its bytes, as base64 text." },
            "content-type": { text: "The MIME type of its bytes, mostly `audio/flac`." },
        },
    },
});
