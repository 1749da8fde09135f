/** Records from the microphone as WAV, whichever format the browser records in. */
import { release } from "./photograph.ts";
import { wavOf } from "./wav.ts";

/** The sample rate that speech models are trained with, in hertz. */
const sampleRate = 16_000;

export type Recording = {
    /** Stops recording and returns the WAV file. */
    readonly end: () => Promise<Uint8Array<ArrayBuffer>>;
    /** Stops recording and discards it. */
    readonly cancel: () => void;
};

/** @throws DOMException if there is no microphone, or the reader denies access */
export async function startRecording(): Promise<Recording> {
    const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
    const recorder = new MediaRecorder(stream);
    const pieces: Blob[] = [];
    recorder.addEventListener("dataavailable", ({ data }) => pieces.push(data));
    const ended = new Promise<void>((resolve) => {
        recorder.addEventListener("stop", () => resolve(), { once: true });
    });
    recorder.start();
    return {
        end: async () => {
            recorder.stop();
            await ended;
            release(stream);
            return await wavOfRecording(new Blob(pieces, { type: recorder.mimeType }));
        },
        cancel: () => {
            recorder.stop();
            release(stream);
        },
    };
}

/** Converts a recording to WAV. @throws DOMException if the browser cannot decode it */
async function wavOfRecording(recording: Blob): Promise<Uint8Array<ArrayBuffer>> {
    // Decoding resamples to the rate of the context.
    const context = new OfflineAudioContext(1, 1, sampleRate);
    const decoded = await context.decodeAudioData(await recording.arrayBuffer());
    return wavOf(toMono(decoded), sampleRate);
}

function toMono(sound: AudioBuffer): Float32Array {
    const channels = Array.from({ length: sound.numberOfChannels }, (_, index) => sound.getChannelData(index));
    return new Float32Array(sound.length).map(
        (_, at) => channels.reduce((sum, channel) => sum + (channel[at] ?? 0), 0) / channels.length,
    );
}
