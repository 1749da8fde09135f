import { array, looseObject, string } from "valibot";
import { file } from "../wire/leaf.ts";
import { audio, beside } from "./modalities.ts";
import { task, taskSchemas } from "./task.ts";

export const audioToAudioSchemas = taskSchemas({
    id: "audio-to-audio",
    inputs: audio,
    parameters: looseObject({}),
    output: array(looseObject({ label: beside(string()), blob: string(), "content-type": beside(string()) })),
});

export const audioToAudioTask = task(audioToAudioSchemas, {
    takes: ["audio"],
    gives: "audio",
    example: { inputs: file("sample1.flac", "audio/flac") },
    exampleModel: "speechbrain/sepformer-wham",
    method: {
        js: "audioToAudio",
        python: { name: "audio_to_audio", arguments: (audio) => ({ audio }) },
    },
});
