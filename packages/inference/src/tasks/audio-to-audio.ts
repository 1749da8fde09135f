import { array, looseObject, string } from "valibot";
import { file } from "../leaf.ts";
import { allDependencies } from "../request/dependencies.ts";
import { helper } from "../request/helper.ts";
import type { AudioToAudioHelper } from "../types/audio-to-audio.ts";
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

/** Changes a sound: cleans it, or takes voices apart. Each `blob` is base64 text. */
export const audioToAudio: AudioToAudioHelper = helper(audioToAudioTask, allDependencies);
