/** Reads recordings: the text and the duration of those that the sandbox made, and of WAV files how loud they are. */

import { normalised, type Scored } from "./describe-image.ts";
import { type MediaSpec, specInFile, specInUrl } from "./media-spec.ts";
import { type Sniffed, sniff } from "./sniff.ts";
import { soundOf } from "./sound.ts";

type Recording = {
    /** Duration; estimated from the file's size if it is neither the sandbox's own nor a WAV. */
    readonly seconds: number;
    /** Loudness from 0 to 1, if the samples can be read. */
    readonly loud?: number;
    /** What it was generated from, if the sandbox made it. */
    readonly spec?: MediaSpec;
};

/** Bytes per second that are usual in each format of speech, for files of others: only a WAV file is read. */
const bytesPerSecond: { readonly [Kind in Sniffed]?: number } = { flac: 50_000, mp3: 16_000, mp4: 16_000 };

/** @param recording the bytes of a file, or a URL, which is not fetched */
export function readRecording(recording: Uint8Array | string): Recording {
    const spec = typeof recording === "string" ? specInUrl(recording) : specInFile(recording);
    const wav = typeof recording === "string" ? undefined : wavSamples(recording);
    const seconds = wav?.seconds ?? (spec ? soundOf(spec).seconds : usualSeconds(recording));
    return {
        seconds: Math.round(Math.min(86_400, Math.max(0.01, seconds)) * 100) / 100,
        ...(wav?.loud !== undefined && { loud: wav.loud }),
        ...(spec && { spec }),
    };
}

function usualSeconds(recording: Uint8Array | string): number {
    if (typeof recording === "string") return 3;
    const kind = sniff(recording);
    return recording.length / ((kind && bytesPerSecond[kind]) ?? 4000);
}

type Samples = Pick<Recording, "seconds" | "loud">;

function wavSamples(file: Uint8Array): Samples | undefined {
    if (sniff(file) !== "wav") return undefined;
    try {
        const samples = samplesIn(new DataView(file.buffer, file.byteOffset, file.length));
        return samples && Number.isFinite(samples.seconds) && samples.seconds > 0 ? samples : undefined;
    } catch {
        return undefined; // The file is truncated.
    }
}

const nameAt = (view: DataView, at: number): string =>
    String.fromCharCode(...[0, 1, 2, 3].map((more) => view.getUint8(at + more)));

/** The most parts of a file that are looked at: the ones that matter come first. */
const maxParts = 10_000;

function samplesIn(view: DataView): Samples | undefined {
    let [perSecond, bits, format] = [0, 0, 0];
    for (let at = 12, parts = 0; at + 8 <= view.byteLength && parts < maxParts; parts++) {
        const length = view.getUint32(at + 4, true);
        if (nameAt(view, at) === "fmt ") {
            format = view.getUint16(at + 8, true);
            perSecond = view.getUint32(at + 16, true);
            bits = view.getUint16(at + 22, true);
        }
        if (nameAt(view, at) === "data") {
            // The length may be wrong if the recorder was interrupted.
            const bytes = Math.min(length, view.byteLength - at - 8);
            const plain = (format === 1 || format === 0xfffe) && bits === 16;
            return { seconds: bytes / perSecond, ...(plain && { loud: loudness(view, at + 8, bytes) }) };
        }
        at += 8 + length + (length % 2);
    }
    return undefined;
}

function loudness(view: DataView, start: number, length: number): number {
    // Ten thousand samples are enough.
    const step = Math.max(2, Math.floor(length / 20_000) * 2);
    let [sum, count] = [0, 0];
    for (let at = start; at + 2 <= start + length; at += step, count++) sum += (view.getInt16(at, true) / 32_768) ** 2;
    return Math.sqrt(sum / Math.max(1, count));
}

const tone = (loud: number | undefined): string =>
    loud === undefined ? "" : loud < 0.004 ? ", silent" : loud < 0.04 ? ", quiet" : loud < 0.2 ? "" : ", loud";

/** The transcript: the text of a generated recording, or a description of any other. */
export function transcriptOf({ spec, seconds, loud }: Recording): string {
    if (spec) return spec.music ? `[music: ${spec.text}]` : spec.text;
    const time = seconds.toFixed(1).replace(/\.0$/, "");
    return `A recording of ${time} seconds${tone(loud)}.`;
}

type Chunk = { text: string; timestamp: [number, number] };

/** The sentences or words of the transcript with timestamps, which are proportional to their length. */
export function chunksOf(recording: Recording, by: "sentence" | "word" = "sentence"): Chunk[] {
    const text = transcriptOf(recording);
    const parts = text.match(by === "word" ? /\S+/gu : /[^.!?।]+(?:[.!?।]+|$)/gu)?.filter((part) => part.trim() !== "");
    const pieces = parts ?? [text];
    const letters = pieces.reduce((sum, { length }) => sum + length, 0) || 1;
    const timeAt = (letterCount: number) => Math.floor((letterCount / letters) * recording.seconds * 100) / 100;
    let lettersBefore = 0;
    return pieces.map((piece) => {
        const start = timeAt(lettersBefore);
        lettersBefore += piece.length;
        return { text: by === "word" ? ` ${piece}` : piece, timestamp: [start, timeAt(lettersBefore)] };
    });
}

/** Scores of the kinds of sound. They sum to 1. */
export function soundLabels({ spec, loud, seconds }: Recording): Scored[] {
    const silence = loud === undefined ? 0.1 : Math.max(0, 1 - loud * 25) * 8;
    const noise = 0.2 + (loud ?? 0) * 2;
    const own = spec?.music ? { music: 6, speech: 0.3 } : spec && { speech: 6, music: 0.3 };
    // A short recording of unknown origin is more likely speech than music.
    const other = seconds < 8 ? { speech: 2, music: 0.6 } : { speech: 1, music: 1.4 };
    return normalised(new Map(Object.entries({ ...(own ?? other), silence, noise })));
}

/** The output of an audio-to-audio model: the same duration and text. */
export const processedAudio = ({ spec, seconds }: Recording, seed: string): MediaSpec =>
    spec ?? { text: `A recording of ${seconds.toFixed(1)} seconds`, seed, seconds };
