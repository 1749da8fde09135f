/** Reads recordings: their duration and loudness, and the text if the sandbox made the recording. */

import { normalised, type Scored } from "./describe-image.ts";
import { type MediaSpec, specInFile, specInUrl } from "./media-spec.ts";
import { type Sniffed, sniff } from "./sniff.ts";
import { soundOf } from "./sound.ts";

type Recording = {
    /** Duration; estimated from the file's size if the file does not state it. */
    readonly seconds: number;
    /** Loudness from 0 to 1, if the samples can be read. */
    readonly loud?: number;
    /** What it was generated from, if the sandbox made it. */
    readonly spec?: MediaSpec;
};

/** @param recording the bytes of a file, or a URL, which is not fetched */
export function readRecording(recording: Uint8Array | string): Recording {
    if (typeof recording === "string") {
        const spec = specInUrl(recording);
        return { seconds: spec ? soundOf(spec).seconds : 3, ...(spec && { spec }) };
    }
    const spec = specInFile(recording);
    // Speech takes about 4 KB per second in formats that do not state the duration.
    const { seconds, ...loudness } = statedTime(recording) ?? { seconds: recording.length / 4000 };
    const rounded = Math.round(Math.min(86_400, Math.max(0.01, seconds)) * 100) / 100;
    return { seconds: rounded, ...loudness, ...(spec && { spec }) };
}

type StatedTime = Pick<Recording, "seconds" | "loud">;

const readers: { readonly [Kind in Sniffed]?: (view: DataView) => StatedTime | undefined } = {
    wav: wavTime,
    flac: flacTime,
    mp3: mp3Time,
    ogg: oggTime,
    mp4: mp4Time,
};

function statedTime(file: Uint8Array): StatedTime | undefined {
    const kind = sniff(file);
    try {
        const time = kind && readers[kind]?.(new DataView(file.buffer, file.byteOffset, file.length));
        return time && Number.isFinite(time.seconds) && time.seconds > 0 ? time : undefined;
    } catch {
        return undefined; // The file is truncated.
    }
}

const nameAt = (view: DataView, at: number): string =>
    String.fromCharCode(...[0, 1, 2, 3].map((more) => view.getUint8(at + more)));

/** The most parts of a file that are looked at: the ones that matter come first. */
const maxParts = 10_000;

function wavTime(view: DataView): StatedTime | undefined {
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

function flacTime(view: DataView): StatedTime {
    const perSecond = (view.getUint16(18) << 4) | (view.getUint8(20) >> 4);
    const samples = (view.getUint8(21) & 0x0f) * 2 ** 32 + view.getUint32(22);
    return { seconds: samples / perSecond };
}

/** Kilobits per second by their number in a frame, in MPEG-2 and in MPEG-1. */
const bitRates = {
    newer: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
    older: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
};

/** Assumes a constant bit rate, that of the first frame. */
function mp3Time(view: DataView): StatedTime | undefined {
    const isTagged = nameAt(view, 0).startsWith("ID3");
    const tag = [6, 7, 8, 9].reduce((size, index) => size * 128 + (view.getUint8(index) & 0x7f), 0);
    const at = isTagged ? 10 + tag : 0;
    const head = view.getUint16(at);
    const table = bitRates[((head >> 3) & 3) === 3 ? "older" : "newer"];
    const kilobits = table[view.getUint8(at + 2) >> 4];
    return head >> 5 === 0x7ff && kilobits ? { seconds: (view.byteLength - at) / (kilobits * 125) } : undefined;
}

/** The last page has the number of samples. Opus has 48,000 per second; Vorbis states its rate. */
function oggTime(view: DataView): StatedTime | undefined {
    let perSecond = 48_000;
    for (let at = 28; at + 20 < Math.min(200, view.byteLength); at++) {
        if (nameAt(view, at) !== "vorb") continue;
        perSecond = view.getUint32(at + 11, true);
        break;
    }
    // A page has at most about 64 KB.
    for (let at = view.byteLength - 14; at >= Math.max(0, view.byteLength - 70_000); at--) {
        if (nameAt(view, at) !== "OggS") continue;
        return { seconds: (view.getUint32(at + 6, true) + view.getUint32(at + 10, true) * 2 ** 32) / perSecond };
    }
    return undefined;
}

function mp4Time(view: DataView): StatedTime | undefined {
    for (let at = 0, parts = 0; at + 40 <= view.byteLength && parts < maxParts; parts++) {
        const name = nameAt(view, at + 4);
        const length = view.getUint32(at);
        // The mvhd box is the first box inside moov.
        if (name === "mvhd") {
            const long = view.getUint8(at + 8) === 1;
            return { seconds: view.getUint32(at + (long ? 36 : 24)) / view.getUint32(at + (long ? 28 : 20)) };
        }
        if (length < 8) return undefined;
        at += name === "moov" ? 8 : length;
    }
    return undefined;
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
