import { inflateSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { type MediaKind, media } from "./media.ts";
import { labelMismatch, sniff } from "./sniff.ts";

const seeds = Array.from({ length: 40 }, (_, index) => `seed ${index}`);

describe("result files", () => {
    test.each([
        ["png", "png"],
        ["jpg", "jpeg"],
        ["wav", "wav"],
        ["flac", "flac"],
        ["mp3", "mp3"],
        ["mp4", "mp4"],
    ] as const)("a %s begins as one, and its label agrees", (kind, sniffed) => {
        for (const seed of seeds) {
            const { bytes, type } = media(kind, seed);
            expect(sniff(bytes)).toBe(sniffed);
            expect(labelMismatch(type, bytes)).toBeUndefined();
        }
    });

    test.each(["png", "jpg", "wav", "flac", "mp3", "mp4"] as const)("a %s follows from its seed", (kind: MediaKind) => {
        expect(media(kind, "one").bytes).toEqual(media(kind, "one").bytes);
        const distinct = new Set(seeds.map((seed) => Buffer.from(media(kind, seed).bytes).toString("base64")));
        expect(distinct.size).toBeGreaterThan(5);
    });

    test("a PNG holds a row of 16 points with its filter, 16 times", () => {
        const bytes = Buffer.from(media("png", "seed").bytes);
        const start = bytes.indexOf("IDAT") + 4;
        const length = bytes.readUInt32BE(start - 8);
        expect(inflateSync(bytes.subarray(start, start + length)).length).toBe(16 * (1 + 16 * 3));
    });

    test("a JPEG ends with its end mark", () => {
        for (const seed of seeds) expect([...media("jpg", seed).bytes.slice(-2)]).toEqual([0xff, 0xd9]);
    });

    test("a WAV says how long it is", () => {
        const bytes = Buffer.from(media("wav", "seed").bytes);
        expect(bytes.readUInt32LE(4)).toBe(bytes.length - 8);
        expect(bytes.readUInt32LE(40)).toBe(bytes.length - 44);
    });

    test("the boxes of an MP4 fill the file", () => {
        const bytes = Buffer.from(media("mp4", "seed").bytes);
        const names: string[] = [];
        let at = 0;
        while (at < bytes.length) {
            names.push(bytes.toString("latin1", at + 4, at + 8));
            at += bytes.readUInt32BE(at);
        }
        expect([names, at]).toEqual([["ftyp", "moov", "mdat"], bytes.length]);
    });
});

describe("labels", () => {
    test("a wrong one is found out", () => {
        expect(labelMismatch("audio/flac", media("mp3", "seed").bytes)).toBe("says audio/flac, but the bytes are mp3");
        expect(labelMismatch("image/png", new Uint8Array([1, 2, 3]))).toMatch(/do not begin as png does/);
        expect(labelMismatch("Image/PNG; x=y", media("png", "seed").bytes)).toBeUndefined();
    });
});
