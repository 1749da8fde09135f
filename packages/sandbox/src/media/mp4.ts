/** Writes an MP4 with one video track at a constant frame rate. */
import { big, joined, latin, type Part } from "./bytes.ts";
import type { H264 } from "./h264.ts";

export type Video = H264 & {
    readonly width: number;
    readonly height: number;
    readonly perSecond: number;
};

/** @param note text of the comment box */
export function mp4(video: Video, note: string): Uint8Array<ArrayBuffer> {
    const samples = video.frames.map((frame) => joined(big(frame.length, 4), frame));
    const head = box("ftyp", "isom", big(512, 4), "isomiso2avc1mp41");
    // The offset of the samples depends on the size of moov, which does not depend on the offset.
    const length = head.length + moov(video, samples, note, 0).length + 8;
    return joined(head, moov(video, samples, note, length), box("mdat", ...samples));
}

function box(name: string, ...parts: readonly Part[]): Uint8Array<ArrayBuffer> {
    const data = joined(...parts);
    return joined(big(data.length + 8, 4), name, data);
}

/** A full box: with version and flags, all zero. */
const full = (name: string, ...parts: readonly Part[]) => box(name, [0, 0, 0, 0], ...parts);

const identity = joined(...[1, 0, 0, 0, 1, 0, 0, 0, 0x4000].map((value) => big(value * 0x10000, 4)));

function moov(video: Video, samples: readonly Uint8Array[], note: string, start: number): Uint8Array<ArrayBuffer> {
    const { width, height, perSecond } = video;
    const times = [...big(0, 8), ...big(perSecond, 4), ...big(samples.length, 4)];
    const movie = full(
        "mvhd",
        times,
        // Normal speed, full volume, no rotation.
        [0, 1, 0, 0, 1, 0, ...big(0, 10)],
        identity,
        big(0, 24),
        big(2, 4),
    );
    const track = box(
        "tkhd",
        [0, 0, 0, 3],
        [...big(0, 8), ...big(1, 4), ...big(0, 4), ...big(samples.length, 4), ...big(0, 16)],
        identity,
        [...big(width * 0x10000, 4), ...big(height * 0x10000, 4)],
    );
    const media = box(
        "mdia",
        full("mdhd", times, [0x55, 0xc4, 0, 0]), // Undetermined language.
        full("hdlr", big(0, 4), "vide", big(0, 12), "Callsheet\0"),
        box(
            "minf",
            box("vmhd", [0, 0, 0, 1], big(0, 8)),
            box("dinf", full("dref", big(1, 4), box("url ", [0, 0, 0, 1]))),
            samplesBox(video, samples, start),
        ),
    );
    const comment = box("data", big(1, 4), big(0, 4), latin(note));
    const about = full("meta", full("hdlr", big(0, 4), "mdirappl", big(0, 9)), box("ilst", box("\u00a9cmt", comment)));
    return box("moov", movie, box("udta", about), box("trak", track, media));
}

function samplesBox({ width, height, sequence, picture }: Video, samples: readonly Uint8Array[], start: number) {
    const code = box(
        "avcC",
        [1, ...sequence.subarray(1, 4), 0xff, 0xe1],
        [...big(sequence.length, 2), ...sequence],
        [1, ...big(picture.length, 2), ...picture],
    );
    const entry = box(
        "avc1",
        [...big(1, 8), ...big(0, 16), ...big(width, 2), ...big(height, 2)],
        // 72 dpi, one frame per sample, 24-bit colour.
        [0, 0x48, 0, 0, 0, 0x48, 0, 0, ...big(0, 4), 0, 1, ...big(0, 32), 0, 0x18, 0xff, 0xff],
        code,
    );
    return box(
        "stbl",
        full("stsd", big(1, 4), entry),
        full("stts", [...big(1, 4), ...big(samples.length, 4), ...big(1, 4)]),
        full("stss", [...big(1, 4), ...big(1, 4)]), // Only the first sample is a sync sample.
        full("stsc", [...big(1, 4), ...big(1, 4), ...big(samples.length, 4), ...big(1, 4)]),
        full("stsz", [...big(0, 4), ...big(samples.length, 4), ...samples.flatMap(({ length }) => big(length, 4))]),
        full("stco", [...big(1, 4), ...big(start, 4)]),
    );
}
