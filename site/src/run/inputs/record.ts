/** Records from the microphone as WAV, whichever format the browser records in. */
import { release } from "./photograph.ts";

/** The sample rate that speech models are trained with, in hertz. */
const sampleRate = 16_000;

/** Milliseconds of sound in a piece. */
const pieceLength = 100;

export type Recording = {
    /** Stops recording and returns the WAV file. */
    readonly end: () => Promise<Blob>;
    /** Stops recording if it has not ended, and releases the microphone. */
    readonly cancel: () => void;
};

/** Resolves once sound arrives. @throws DOMException if there is no microphone, or the reader denies access */
export async function startRecording(): Promise<Recording> {
    const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
    const recorder = new MediaRecorder(stream);
    const pieces: Blob[] = [];
    const arrived = new Promise<void>((resolve) => {
        recorder.addEventListener("dataavailable", ({ data }) => {
            pieces.push(data);
            resolve();
        });
    });
    const ended = new Promise<void>((resolve) => {
        recorder.addEventListener("stop", () => resolve(), { once: true });
    });
    recorder.start(pieceLength);
    // Before the first piece there is nothing that could be decoded.
    await arrived;
    return {
        end: async () => {
            recorder.stop();
            await ended;
            const wav = await wavOfRecording(new Blob(pieces, { type: recorder.mimeType }));
            return new Blob([wav], { type: "audio/wav" });
        },
        cancel: () => {
            if (recorder.state !== "inactive") recorder.stop();
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

/**
 * Encodes mono samples, -1 to 1, as a WAV file of 16-bit PCM, which every provider accepts and which needs no codec.
 * @param rate the sample rate in hertz
 */
export function wavOf(samples: Float32Array, rate: number): Uint8Array<ArrayBuffer> {
    const headerSize = 44;
    const bytes = new Uint8Array(headerSize + samples.length * 2);
    const view = new DataView(bytes.buffer);
    const writeText = (offset: number, text: string): void => bytes.set(new TextEncoder().encode(text), offset);
    writeText(0, "RIFF");
    view.setUint32(4, bytes.length - 8, true);
    writeText(8, "WAVEfmt ");
    view.setUint32(16, 16, true); // size of the rest of the format chunk
    view.setUint16(20, 1, true); // PCM
    view.setUint16(22, 1, true); // one channel
    view.setUint32(24, rate, true);
    view.setUint32(28, rate * 2, true); // bytes per second
    view.setUint16(32, 2, true); // bytes per sample
    view.setUint16(34, 16, true); // bits per sample
    writeText(36, "data");
    view.setUint32(40, samples.length * 2, true);
    samples.forEach((sample, index) => {
        const clamped = Math.max(-1, Math.min(1, sample));
        view.setInt16(headerSize + index * 2, Math.round(clamped < 0 ? clamped * 0x8000 : clamped * 0x7fff), true);
    });
    return bytes;
}
