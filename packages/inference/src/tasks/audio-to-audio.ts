import { array, looseObject, string } from "valibot";
import { file } from "../wire/leaf.ts";
import { audio, beside } from "./modalities.ts";
import { task } from "./task.ts";

export const audioToAudioTask = task({
    id: "audio-to-audio",
    takes: ["audio"],
    gives: "audio",
    inputs: audio,
    parameters: looseObject({}),
    output: array(looseObject({ label: beside(string()), blob: string(), "content-type": beside(string()) })),
    example: { inputs: file("sample1.flac", "audio/flac") },
    exampleModel: "speechbrain/sepformer-wham",
    method: {
        js: "audioToAudio",
        python: { name: "audio_to_audio", arguments: (audio) => ({ audio }) },
    },
});
