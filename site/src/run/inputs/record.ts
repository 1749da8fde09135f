/** The microphone: what is recorded, as WAV, whichever form the browser records in. */
import { release } from "./photograph.ts";
import { wavOf } from "./wav.ts";

/** What models of speech were taught with, in samples a second. */
const rate = 16_000;

export type Recording = {
    /** Ends it, and gives what was recorded. */
    readonly end: () => Promise<Uint8Array<ArrayBuffer>>;
    /** Ends it, and forgets it. */
    readonly cancel: () => void;
};

/** @throws DOMException where there is no microphone, or the reader does not let the page use it */
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

/** Any recording that the browser can decode, as WAV. @throws DOMException for one that it cannot */
async function wavOfRecording(recording: Blob): Promise<Uint8Array<ArrayBuffer>> {
    // A context of this rate resamples what it decodes.
    const context = new OfflineAudioContext(1, 1, rate);
    const decoded = await context.decodeAudioData(await recording.arrayBuffer());
    return wavOf(oneVoice(decoded), rate);
}

function oneVoice(sound: AudioBuffer): Float32Array {
    const voices = Array.from({ length: sound.numberOfChannels }, (_, index) => sound.getChannelData(index));
    return new Float32Array(sound.length).map(
        (_, at) => voices.reduce((sum, voice) => sum + (voice[at] ?? 0), 0) / voices.length,
    );
}
