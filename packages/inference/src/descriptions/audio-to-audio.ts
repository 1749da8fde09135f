import type { DescriptionOfTask } from "./description.ts";
import { recording } from "./files.ts";

export const audioToAudio: DescriptionOfTask<"audio-to-audio"> = {
    summary: "Changes a sound: cleans it, or takes voices apart. Each `blob` is base64 text.",
    source: "the method audio_to_audio of huggingface_hub",
    inputs: recording,
    parameters: {},
    output: {
        text: "The recordings that the model made: one, or one for each voice.",
        each: "One recording that the model made.",
        fields: {
            label: { text: "What is heard in it, where the model says so." },
            blob: { text: "Its bytes, as base64 text." },
            "content-type": { text: "The MIME type of its bytes, mostly `audio/flac`." },
        },
    },
};
