/**
 * Videos of scenes that stand still: H.264, constrained baseline, in an MP4 with one track. The macroblocks of the first
 * frame are raw samples (I_PCM); every later frame skips all of its own, which repeats the frame before.
 */
import { BitWriter, big, joined, latin, type Part } from "./bytes.ts";
import { commentOf, type MediaSpec } from "./media-spec.ts";
import type { Picture, Size } from "./picture.ts";
import { drawScene } from "./scene.ts";

const perSecond = 8;
const maxPixels = 256 * 160;

/** Renders a spec as a video: its scene for some seconds. */
export function video(spec: MediaSpec, { width, height }: Size): Uint8Array<ArrayBuffer> {
    // A large video would be many megabytes: it is scaled down with the same aspect ratio.
    const share = Math.min(1, Math.sqrt(maxPixels / (width * height)));
    const even = (length: number) => Math.max(16, Math.round((length * share) / 2) * 2);
    const size = { width: even(width), height: even(height) };
    const count = Math.round(Math.min(5, Math.max(1, spec.seconds ?? 3)) * perSecond);
    return mp4(size, framesOf(drawScene(spec, size), count), commentOf(spec));
}

const squaresOf = ({ width, height }: Size) => [Math.ceil(width / 16), Math.ceil(height / 16)] as const;

function framesOf(picture: Picture, count: number): readonly Uint8Array[] {
    return Array.from({ length: count }, (_, index) => {
        const frame = index === 0 ? firstFrame(picture) : repeatedFrame(picture, index);
        return joined(big(frame.length, 4), frame);
    });
}

/** Writes numbers in Exp-Golomb code, `ue(v)`. */
function golomb(bits: BitWriter, ...values: readonly number[]): BitWriter {
    for (const value of values) {
        const size = 31 - Math.clz32(value + 1);
        bits.write(0, size).write(value + 1, size + 1);
    }
    return bits;
}

/** A unit, with emulation prevention bytes, so that it contains no start code. */
function unit(head: number, bits: BitWriter): Uint8Array<ArrayBuffer> {
    const guarded = new BitWriter().write(head, 8);
    let zeros = 0;
    for (const byte of bits.write(1, 1).align().bytes) {
        if (zeros >= 2 && byte <= 3) {
            guarded.write(3, 8);
            zeros = 0;
        }
        guarded.write(byte, 8);
        zeros = byte === 0 ? zeros + 1 : 0;
    }
    return guarded.bytes;
}

/** The sequence parameter set. */
function sequenceOf(size: Size): Uint8Array<ArrayBuffer> {
    const [across, down] = squaresOf(size);
    // Profile and level; id 0; 4 bits of frame number; output order is decoding order; one reference frame.
    const bits = golomb(new BitWriter().write(66, 8).write(0xc0, 8).write(30, 8), 0, 0, 2, 1).write(0, 1);
    // Whole frames, cropped on the right and at the bottom.
    golomb(bits, across - 1, down - 1).write(0b111, 3);
    return unit(0x67, golomb(bits, 0, (across * 16 - size.width) / 2, 0, (down * 16 - size.height) / 2).write(0, 1));
}

/** The picture parameter set: one slice group, one reference, no weighted prediction, default quantisers. */
function pictureSet(): Uint8Array<ArrayBuffer> {
    // Deblocking is set in each slice.
    const bits = golomb(golomb(new BitWriter(), 0, 0).write(0, 2), 0, 0, 0).write(0, 3);
    return unit(0x68, golomb(bits, 0, 0, 0).write(0b100, 3));
}

/** The beginning of a slice: first macroblock 0, the slice type of all slices (5: P, 7: I), parameter set 0. */
const sliceHead = (type: 5 | 7, frame: number): BitWriter => golomb(new BitWriter(), 0, type, 0).write(frame % 16, 4);

/** The quantiser is unused; deblocking is off, since the samples are exact. */
const endOfHead = (bits: BitWriter): BitWriter => golomb(bits, 0, 1);

function firstFrame(picture: Picture): Uint8Array<ArrayBuffer> {
    const [across, down] = squaresOf(picture);
    const bits = endOfHead(golomb(sliceHead(7, 0), 0).write(0, 2));
    for (let square = 0; square < across * down; square++) {
        const samples = samplesAt(picture, (square % across) * 16, Math.floor(square / across) * 16);
        golomb(bits, 25).align().append(samples);
    }
    return unit(0x65, bits);
}

/** The frame before, again. */
function repeatedFrame(size: Size, index: number): Uint8Array<ArrayBuffer> {
    const [across, down] = squaresOf(size);
    return unit(0x61, golomb(endOfHead(sliceHead(5, index).write(0, 3)), across * down));
}

/** The samples of a macroblock: 16 by 16 of light, then 8 by 8 of blue and of red. */
function samplesAt({ width, height, pixels }: Picture, left: number, top: number): Uint8Array {
    const samples = new Uint8Array(384);
    for (let index = 0; index < 256; index++) {
        const [x, y] = [index % 16, index >> 4];
        // Edge pixels are repeated beyond the edges.
        const at = (Math.min(top + y, height - 1) * width + Math.min(left + x, width - 1)) * 3;
        const [red = 0, green = 0, blue = 0] = [pixels[at], pixels[at + 1], pixels[at + 2]];
        samples[index] = 16.5 + 0.257 * red + 0.504 * green + 0.098 * blue;
        if (x % 2 || y % 2) continue;
        const half = 256 + (y >> 1) * 8 + (x >> 1);
        samples[half] = 128.5 - 0.148 * red - 0.291 * green + 0.439 * blue;
        samples[half + 64] = 128.5 + 0.439 * red - 0.368 * green - 0.071 * blue;
    }
    return samples;
}

function box(name: string, ...parts: readonly Part[]): Uint8Array<ArrayBuffer> {
    const data = joined(...parts);
    return joined(big(data.length + 8, 4), name, data);
}

/** A full box: with version and flags, all zero. */
const full = (name: string, ...parts: readonly Part[]) => box(name, [0, 0, 0, 0], ...parts);

/** Numbers of four bytes. */
const words = (...values: readonly number[]): number[] => values.flatMap((value) => big(value, 4));

const identity = words(0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000);

/** @param note text of the comment box */
function mp4(size: Size, frames: readonly Uint8Array[], note: string): Uint8Array<ArrayBuffer> {
    const head = box("ftyp", "isom", big(512, 4), "isomiso2avc1mp41");
    // The offset of the samples depends on the size of moov, which does not depend on the offset.
    const length = head.length + moov(size, frames, note, 0).length + 8;
    return joined(head, moov(size, frames, note, length), box("mdat", ...frames));
}

function moov({ width, height }: Size, frames: readonly Uint8Array[], note: string, start: number): Uint8Array {
    const count = frames.length;
    const times = words(0, 0, perSecond, count);
    // Normal speed, full volume, no rotation.
    const movie = full("mvhd", times, [0, 1, 0, 0, 1, 0], big(0, 10), identity, big(0, 24), big(2, 4));
    const place = [...words(0, 0, 1, 0, count), ...big(0, 16)];
    const track = box("tkhd", [0, 0, 0, 3], place, identity, words(width * 0x10000, height * 0x10000));
    const [sequence, picture] = [sequenceOf({ width, height }), pictureSet()];
    const code = box(
        "avcC",
        [1, ...sequence.subarray(1, 4), 0xff, 0xe1, ...big(sequence.length, 2), ...sequence],
        [1, ...big(picture.length, 2), ...picture],
    );
    const entry = box(
        "avc1",
        [...words(0, 1), ...big(0, 16), ...big(width, 2), ...big(height, 2)],
        // 72 dpi, one frame per sample, 24-bit colour.
        [0, 0x48, 0, 0, 0, 0x48, 0, 0, ...big(0, 4), 0, 1, ...big(0, 32), 0, 0x18, 0xff, 0xff],
        code,
    );
    const samples = box(
        "stbl",
        full("stsd", big(1, 4), entry),
        full("stts", words(1, count, 1)),
        full("stss", words(1, 1)), // Only the first sample is a sync sample.
        full("stsc", words(1, 1, count, 1)),
        full("stsz", words(0, count, ...frames.map((frame) => frame.length))),
        full("stco", words(1, start)),
    );
    const data = box("dinf", full("dref", big(1, 4), box("url ", [0, 0, 0, 1])));
    const media = box(
        "mdia",
        full("mdhd", times, [0x55, 0xc4, 0, 0]), // Undetermined language.
        full("hdlr", big(0, 4), "vide", big(0, 12), "Callsheet\0"),
        box("minf", box("vmhd", [0, 0, 0, 1], big(0, 8)), data, samples),
    );
    const comment = box("\u00a9cmt", box("data", words(1, 0), latin(note)));
    const about = full("meta", full("hdlr", big(0, 4), "mdirappl", big(0, 9)), box("ilst", comment));
    return box("moov", movie, box("udta", about), box("trak", track, media));
}
