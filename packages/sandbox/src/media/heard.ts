/** What there is in a recording: how long and how loud it is, and the text, where the sandbox has spoken it. */

import { scoreOf } from "./score.ts";
import { type Scored, shared } from "./seen.ts";
import { type Sniffed, sniff } from "./sniff.ts";
import { type Work, workAt, workIn } from "./work.ts";

export type Heard = {
    readonly kind: Sniffed | "recording";
    /** How long it lasts; of a file that does not say so, as long as one of its size usually does. */
    readonly seconds: number;
    /** 0 to 1, where it can be read. */
    readonly loud?: number;
    /** What it was made from, where the sandbox has made it. */
    readonly work?: Work;
};

/** @param recording a file; or the address of one, which nobody fetches here */
export function heard(recording: Uint8Array | string): Heard {
    if (typeof recording === "string") {
        const work = workAt(recording);
        return { kind: "recording", seconds: work ? scoreOf(work).seconds : 3, ...(work && { work }) };
    }
    const kind = sniff(recording) ?? "recording";
    const work = workIn(recording);
    const told = stated(kind, recording);
    // Speech takes about 4 KB a second in the formats that state no time.
    const seconds = told?.seconds ?? recording.length / 4000;
    return {
        kind,
        seconds: Math.round(Math.min(86_400, Math.max(0.01, seconds)) * 100) / 100,
        ...(told?.loud !== undefined && { loud: told.loud }),
        ...(work && { work }),
    };
}

type Stated = { readonly seconds: number; readonly loud?: number };

function stated(kind: Heard["kind"], file: Uint8Array): Stated | undefined {
    const view = new DataView(file.buffer, file.byteOffset, file.length);
    try {
        const found =
            kind === "wav"
                ? wavTime(view)
                : kind === "flac"
                  ? flacTime(view)
                  : kind === "mp3"
                    ? mp3Time(view)
                    : kind === "ogg"
                      ? oggTime(view)
                      : kind === "mp4"
                        ? mp4Time(view)
                        : undefined;
        return found && Number.isFinite(found.seconds) && found.seconds > 0 ? found : undefined;
    } catch {
        return undefined; // The file ends too soon.
    }
}

const nameAt = (view: DataView, at: number): string =>
    String.fromCharCode(...[0, 1, 2, 3].map((more) => view.getUint8(at + more)));

function wavTime(view: DataView): Stated | undefined {
    let [perSecond, bits, format] = [0, 0, 0];
    for (let at = 12; at + 8 <= view.byteLength; ) {
        const length = view.getUint32(at + 4, true);
        if (nameAt(view, at) === "fmt ") {
            format = view.getUint16(at + 8, true);
            perSecond = view.getUint32(at + 16, true);
            bits = view.getUint16(at + 22, true);
        }
        if (nameAt(view, at) === "data") {
            // A recorder that was cut off has not written the length.
            const there = Math.min(length, view.byteLength - at - 8);
            const plain = (format === 1 || format === 0xfffe) && bits === 16;
            return { seconds: there / perSecond, ...(plain && { loud: loudness(view, at + 8, there) }) };
        }
        at += 8 + length + (length % 2);
    }
    return undefined;
}

function loudness(view: DataView, start: number, length: number): number {
    // Ten thousand samples tell it well enough.
    const step = Math.max(2, Math.floor(length / 20_000) * 2);
    let sum = 0;
    let count = 0;
    for (let at = start; at + 2 <= start + length; at += step) {
        sum += (view.getInt16(at, true) / 32_768) ** 2;
        count++;
    }
    return Math.sqrt(sum / Math.max(1, count));
}

function flacTime(view: DataView): Stated {
    const perSecond = (view.getUint16(18) << 4) | (view.getUint8(20) >> 4);
    const samples = (view.getUint8(21) & 0x0f) * 2 ** 32 + view.getUint32(22);
    return { seconds: samples / perSecond };
}

const rates = [44_100, 48_000, 32_000];
const bitRates = {
    newer: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
    older: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
};

/** From its first frame: as if all were of its bit rate. */
function mp3Time(view: DataView): Stated | undefined {
    let at = 0;
    if (nameAt(view, 0).startsWith("ID3")) {
        at = 10 + [6, 7, 8, 9].reduce((size, index) => size * 128 + (view.getUint8(index) & 0x7f), 0);
    }
    const [head, third] = [view.getUint16(at), view.getUint8(at + 2)];
    if (head >> 5 !== 0x7ff) return undefined;
    const version = (head >> 3) & 3;
    const kilobits = bitRates[version === 3 ? "older" : "newer"][third >> 4] ?? 0;
    // Older versions of the format have halves and quarters of the rates: a frame is as much longer.
    const perSecond = (rates[(third >> 2) & 3] ?? 0) / (version === 3 ? 1 : version === 2 ? 2 : 4);
    if (kilobits === 0 || perSecond === 0) return undefined;
    return { seconds: (view.byteLength - at) / (kilobits * 125) };
}

/** The last page says how many samples there were; Opus counts 48,000 a second, Vorbis says how many. */
function oggTime(view: DataView): Stated | undefined {
    let perSecond = 48_000;
    for (let at = 28; at + 20 < Math.min(200, view.byteLength); at++) {
        if (nameAt(view, at) === "vorb") {
            perSecond = view.getUint32(at + 11, true);
            break;
        }
    }
    // No page is longer than 64 KB and a little.
    for (let at = view.byteLength - 14; at >= Math.max(0, view.byteLength - 70_000); at--) {
        if (nameAt(view, at) === "OggS") {
            return { seconds: (view.getUint32(at + 6, true) + view.getUint32(at + 10, true) * 2 ** 32) / perSecond };
        }
    }
    return undefined;
}

function mp4Time(view: DataView): Stated | undefined {
    for (let at = 0; at + 32 < view.byteLength; ) {
        const name = nameAt(view, at);
        // The head of the movie is the first thing in it.
        if (name === "moov") {
            at += 8;
            continue;
        }
        if (name === "mvhd") {
            const long = view.getUint8(at + 8) === 1;
            const units = view.getUint32(at + (long ? 28 : 20));
            return { seconds: (long ? view.getUint32(at + 36) : view.getUint32(at + 24)) / units };
        }
        const length = view.getUint32(at);
        if (length < 8) return undefined;
        at += length;
    }
    return undefined;
}

const tone = (loud: number | undefined): string =>
    loud === undefined ? "" : loud < 0.004 ? ", silent" : loud < 0.04 ? ", quiet" : loud < 0.2 ? "" : ", loud";

/** What is said in it: the words that the sandbox spoke, or what can be told of any recording. */
export function transcriptOf({ work, seconds, loud }: Heard): string {
    if (work) return work.music ? `[music: ${work.text}]` : work.text;
    const time = seconds.toFixed(1).replace(/\.0$/, "");
    return `A recording of ${time} seconds${tone(loud)}.`;
}

export type Chunk = { text: string; timestamp: [number, number] };

/** Its sentences or words, and when each is said: by their length, from the beginning to the end. */
export function chunksOf(recording: Heard, by: "sentence" | "word" = "sentence"): Chunk[] {
    const text = transcriptOf(recording);
    const parts = text.match(by === "word" ? /\S+/gu : /[^.!?।]+(?:[.!?।]+|$)/gu)?.filter((part) => part.trim() !== "");
    const pieces = parts ?? [text];
    const letters = pieces.reduce((sum, { length }) => sum + length, 0) || 1;
    let passed = 0;
    const timeAt = (share: number) => Math.floor(share * recording.seconds * 100) / 100;
    return pieces.map((piece) => {
        const start = timeAt(passed / letters);
        passed += piece.length;
        return { text: by === "word" ? ` ${piece}` : piece, timestamp: [start, timeAt(passed / letters)] };
    });
}

/** What kind of sound it is, all together 1. */
export function soundsOf({ work, loud, seconds }: Heard): Scored[] {
    const silent = loud === undefined ? 0.1 : Math.max(0, 1 - loud * 25) * 8;
    const kind = work?.music ? { music: 6, speech: 0.3 } : work ? { speech: 6, music: 0.3 } : undefined;
    // Without a text in it, a short sound is likelier a voice than music.
    const { speech, music } = kind ?? { speech: seconds < 8 ? 2 : 1, music: seconds < 8 ? 0.6 : 1.4 };
    return shared(
        new Map([
            ["speech", speech],
            ["music", music],
            ["silence", silent],
            ["noise", 0.2 + (loud ?? 0) * 2],
        ]),
    );
}

/** What a recording becomes when a model has worked on it: it lasts as long, and says the same. */
export const reworked = ({ work, seconds }: Heard, seed: string): Work =>
    work ?? { text: `A recording of ${seconds.toFixed(1)} seconds`, seed, seconds };
