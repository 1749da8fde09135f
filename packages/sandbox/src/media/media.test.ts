import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sizeIn } from "./image-features.ts";
import { fileOf, type MediaKind, media } from "./media.ts";
import { commentOf, decodeSpec, encodeSpec, type MediaSpec, specInFile, specInUrl } from "./media-spec.ts";
import { sizeOf } from "./picture.ts";
import { readPng } from "./png.ts";
import { drawScene } from "./scene.ts";
import { labelMismatch, sniff } from "./sniff.ts";
import { readRecording } from "./transcribe.ts";

const kinds = { png: "png", jpg: "jpeg", wav: "wav", flac: "flac", mp3: "mp3", mp4: "mp4" } as const;
const names = Object.keys(kinds) as (keyof typeof kinds)[]; // `Object.keys` returns `string[]`.

describe("result files", () => {
    test.each(names)("a %s begins as one, and its label agrees", (kind) => {
        for (const seed of ["a cat", "", "વરસાદ"]) {
            const { bytes, type } = media(kind, seed);
            expect(sniff(bytes)).toBe(kinds[kind]);
            expect(labelMismatch(type, bytes)).toBeUndefined();
        }
    });

    test.each(names)("a %s follows from its text and its seed", (kind: MediaKind) => {
        const files = [
            media(kind, "one"),
            media(kind, "one"),
            media(kind, "two two"),
            fileOf(kind, { text: "one", seed: "x" }),
        ];
        const [first, again, ...others] = files.map(({ bytes }) => bytes);
        expect(again).toEqual(first);
        for (const other of others) expect(other).not.toEqual(first);
    });

    test.each(names)("a %s says what it was made from", (kind) => {
        const spec = { text: "બે બિલાડી, “two” cats }", seed: "12ab", width: 64, height: 48, seconds: 1 };
        expect(specInFile(fileOf(kind, spec).bytes)).toEqual(spec);
    });

    test.each(["png", "jpg"] as const)("a %s has the size that was asked for", (kind) => {
        for (const size of [
            { width: 300, height: 170 },
            { width: 17, height: 401 },
        ]) {
            expect(sizeIn(fileOf(kind, { text: "a tree", ...size }).bytes)).toEqual(size);
        }
    });

    test("a PNG holds the pixels that were drawn", () => {
        const spec = { text: "a red car by the sea", width: 70, height: 50 };
        expect(readPng(fileOf("png", spec).bytes)).toEqual(drawScene(spec, spec));
    });

    test.each(["wav", "flac"] as const)("a %s lasts as long as was asked for", (kind) => {
        expect(readRecording(media(kind, "a few words").bytes).seconds).toBe(1);
        expect(readRecording(fileOf(kind, { text: "a tune", seconds: 2.5, music: true }).bytes).seconds).toBe(2.5);
    });

    test("a recording that is asked for by a file's name says a sentence", () => {
        expect(specInFile(media("flac", "sample1.flac").bytes)?.text).toBe("This is the recording sample1.");
    });

    test("more words take longer to say", () => {
        const secondsOf = (text: string) => readRecording(fileOf("mp3", { text }).bytes).seconds;
        expect(secondsOf("Good morning! Tea will be ready in five minutes.")).toBeGreaterThan(
            secondsOf("Good morning!") + 1,
        );
    });

    test("the boxes of an MP4 fill the file", () => {
        const { bytes } = media("mp4", "a boat");
        const view = new DataView(bytes.buffer);
        const found: string[] = [];
        let at = 0;
        while (at < bytes.length) {
            found.push(String.fromCharCode(...bytes.subarray(at + 4, at + 8)));
            at += view.getUint32(at);
        }
        expect([found, at]).toEqual([["ftyp", "moov", "mdat"], bytes.length]);
    });

    test("a usual picture is small enough to be sent on", () => {
        for (const text of ["a forest with a house and a rainbow", "justice"]) {
            expect(fileOf("jpg", { text }).bytes.length).toBeLessThan(60_000);
            expect(fileOf("png", { text }).bytes.length).toBeLessThan(60_000);
        }
    });
});

describe("sizes", () => {
    test("are what was asked for, up to a limit, in the same form", () => {
        expect(sizeOf({ width: 1920, height: 1080 })).toEqual({ width: 1920, height: 1080 });
        expect(sizeOf({})).toEqual({ width: 512, height: 512 });
        expect(sizeOf({ width: 300 })).toEqual({ width: 300, height: 300 });
        expect(sizeOf({ width: 20_000, height: 10_000 })).toEqual({ width: 2048, height: 1024 });
        expect(sizeOf({ width: Number.NaN, height: 8 })).toEqual({ width: 512, height: 512 });
    });
});

describe("labels", () => {
    test("a wrong one is found out", () => {
        expect(labelMismatch("audio/flac", media("mp3", "seed").bytes)).toBe("says audio/flac, but the bytes are mp3");
        expect(labelMismatch("image/png", new Uint8Array([1, 2, 3]))).toMatch(/do not begin as png does/);
        expect(labelMismatch("Image/PNG; x=y", media("png", "seed").bytes)).toBeUndefined();
    });
});

const side = fc.integer({ min: 1, max: 4096 });
const spec: fc.Arbitrary<MediaSpec> = fc.record(
    {
        text: fc.string({ unit: "grapheme", maxLength: 60 }),
        seed: fc.stringMatching(/^[0-9a-f]{8}$/),
        width: side,
        height: side,
        seconds: fc.integer({ min: 1, max: 60 }),
        music: fc.constant(true as const),
        colours: fc.stringMatching(/^[0-9a-f]{96}$/),
    },
    { requiredKeys: ["text"] },
);

describe("the name of a spec", () => {
    test("says all about it", () => {
        fc.assert(
            fc.property(spec, (one) => {
                expect(decodeSpec(encodeSpec(one))).toEqual(one);
            }),
        );
    });

    test("fits into a URL, however long the text is, of which it keeps the beginning", () => {
        const long = fc.string({
            unit: fc.constantFrom("a", '"', "\n", "ક", "😀", "\ud83d"),
            minLength: 300,
            maxLength: 1500,
        });
        fc.assert(
            fc.property(long, spec, (text, rest) => {
                const name = encodeSpec({ ...rest, text });
                expect(name).toMatch(/^eyJ[\w-]{1,1800}$/);
                expect(text.startsWith(decodeSpec(name)?.text ?? "nothing")).toBe(true);
            }),
            { numRuns: 25 },
        );
    });

    test("can be anything else, which is then no spec", () => {
        for (const name of ["", "a cat", "eyJ", "eyJ0ZXh0Ijo1fQ", "../..", "gone"])
            expect(decodeSpec(name)).toBeUndefined();
        expect(decodeSpec("0a")).toMatchObject({ text: "0a" });
    });
});

describe("the note in a file", () => {
    test("is read again, wherever it stands near the beginning", () => {
        fc.assert(
            fc.property(spec, fc.uint8Array({ maxLength: 200 }), (one, before) => {
                const note = new TextEncoder().encode(commentOf(one));
                expect(specInFile(new Uint8Array([...before, ...note, 0, 1, 2]))).toEqual(one);
            }),
        );
    });

    test("is missing from the files of others", () => {
        expect(specInFile(new Uint8Array(5000))).toBeUndefined();
    });
});

test("the address of a file is enough to know what it shows", () => {
    const address = `https://files.example/sandbox/${encodeSpec({ text: "a cat" })}.png`;
    expect([specInUrl(address), specInUrl(`${address}?x=1`), specInUrl("https://files.example/a.png")]).toEqual([
        { text: "a cat" },
        { text: "a cat" },
        undefined,
    ]);
});
