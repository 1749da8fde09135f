import fc from "fast-check";
import { afterEach, describe, expect, test, vi } from "vitest";
import { bytesFromBase64, bytesToBase64, toBase64, toDataUrl } from "./base64.ts";
import { base64, dataUrl, file, secret } from "./leaf.ts";
import { extensionOf, mediaTypeOf, mediaTypeOfBytes } from "./media-types.ts";
import { type WireJson, type WireRequest, wireToJson } from "./wire.ts";

describe("wireToJson", () => {
    const request = (value: WireJson): WireRequest => ({
        method: "POST",
        url: "https://example.org",
        headers: { Authorization: ["Bearer ", secret("HF_TOKEN")] },
        body: { format: "json", value },
    });

    test("leaves are written as objects with a dollar key", () => {
        const image = file("cat.png", "image/png");
        expect(wireToJson(request({ a: base64(image), b: [dataUrl(image, "image/png")], c: undefined }))).toEqual({
            method: "POST",
            url: "https://example.org",
            headers: { Authorization: ["Bearer ", { $secret: "HF_TOKEN" }] },
            body: {
                format: "json",
                value: {
                    a: { $base64: { $file: "cat.png" } },
                    b: [{ $dataUrl: { $file: "cat.png" }, type: "image/png" }],
                },
            },
        });
    });

    test("bytes are a file leaf", () => {
        const body = { format: "binary", value: file("cats.jpg", "image/jpeg") } as const;
        expect(wireToJson({ ...request(null), body }).body).toEqual({ format: "binary", value: { $file: "cats.jpg" } });
    });

    test("an object of the user that looks like a leaf is told apart", () => {
        expect(wireToJson(request({ $file: "/etc/passwd" })).body?.value).toEqual({ $json: { $file: "/etc/passwd" } });
    });
});

const byBuffer = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64");

/** Set up platforms, by the encoder that they have. */
const platforms = {
    "Node's own": () => {},
    "the standard of 2025": () => {
        vi.stubGlobal("Buffer", undefined);
        Object.defineProperty(Uint8Array.prototype, "toBase64", {
            configurable: true,
            value: vi.fn(function (this: Uint8Array) {
                return `standard ${this.length}`;
            }),
        });
    },
    neither: () => vi.stubGlobal("Buffer", undefined),
};

const { Buffer } = globalThis;

afterEach(() => {
    vi.unstubAllGlobals();
    Reflect.deleteProperty(Uint8Array.prototype, "toBase64");
});

describe("base64 text", () => {
    test.each([platforms["Node's own"], platforms.neither])(
        "is that of the bytes, however it is made",
        async (platform) => {
            platform();
            await fc.assert(
                fc.asyncProperty(fc.uint8Array({ maxLength: 100 }), fc.nat(3), async (bytes, times) => {
                    // Longer than a piece, and not a multiple of it.
                    const long = Uint8Array.from({ length: bytes.length + times * 0x6000 }, (_, index) => index * 31);
                    long.set(bytes);
                    expect(await toBase64(new Blob([long]))).toBe(byBuffer(long));
                }),
                { numRuns: 30 },
            );
        },
    );

    test("is that of a part of a buffer alone", () => {
        for (const platform of [platforms["Node's own"], platforms.neither]) {
            platform();
            expect(bytesToBase64(Uint8Array.of(1, 2, 97, 98, 99, 3).subarray(2, 5))).toBe("YWJj");
        }
    });

    test("gives back the bytes that it was made of", () => {
        fc.assert(
            fc.property(fc.uint8Array(), (bytes) => {
                expect(bytesFromBase64(byBuffer(bytes))).toEqual(bytes);
            }),
        );
        expect(bytesFromBase64("YQ")).toEqual(Uint8Array.of(97));
    });

    test("is told from other text", () => {
        expect(() => bytesFromBase64("no base64!")).toThrow(DOMException);
    });

    test("is made by the standard where the platform has it", async () => {
        platforms["the standard of 2025"]();
        expect(await toBase64(new Blob(["abc"]))).toBe("standard 3");
    });

    test("stands in a data URL behind its type", async () => {
        expect(await toDataUrl(new Blob(["abc"], { type: "text/plain" }))).toBe("data:text/plain;base64,YWJj");
        expect(await toDataUrl(new Blob(["abc"], { type: "text/plain" }), "image/png")).toBe(
            "data:image/png;base64,YWJj",
        );
    });
});

test.each([
    ["cats.jpg", "image/jpeg"],
    ["photo.holiday.PNG", "image/png"],
    ["sample1.flac", "audio/flac"],
    ["IMG_0001.HEIC", "image/heic"],
    ["noise", undefined],
    ["x.constructor", undefined],
    ["x.exe", undefined],
])("mediaTypeOf: %s is %s", (name, type) => {
    expect(mediaTypeOf(name)).toBe(type);
});

test.each([
    ["image/jpeg", "jpg"],
    ["audio/mpeg", "mp3"],
    ["audio/mp3", "mp3"],
    ["audio/webm;codecs=opus", "webm"],
    ["audio/x-m4a", "m4a"],
    ["audio/mp4", "m4a"],
    ["audio/x-wav", "wav"],
    ["audio/wave", "wav"],
    ["video/webm", "webm"],
    ["video/mp4", "mp4"],
    ["audio/3gpp", "3gpp"],
    ["application/octet-stream", undefined],
    ["audio/vnd.something-long", undefined],
    ["", undefined],
])("extensionOf: a file of %j ends in %s", (type, extension) => {
    expect(extensionOf(type)).toBe(extension);
});

test.each([
    ["image/jpeg", "\xff\xd8\xff\xe0\x00\x10JFIF"],
    ["image/png", "\x89PNG\r\n\x1a\n"],
    ["image/gif", "GIF89a"],
    ["image/webp", "RIFF\x24\x0a\x00\x00WEBPVP8 "],
    ["image/bmp", "BM\x36\x00\x0c\x00\x00\x00\x00\x00\x36\x00\x00\x00"],
    ["image/tiff", "II*\x00\x08"],
    ["image/avif", "\x00\x00\x00\x20ftypavif"],
    ["image/avif", "\x00\x00\x00\x20ftypmif1\x00\x00\x00\x00mif1avif"],
    ["image/heic", "\x00\x00\x00\x18ftypheic"],
    ["image/heic", "\x00\x00\x00\x18ftypmif1\x00\x00\x00\x00mif1heic"],
    ["video/quicktime", "\x00\x00\x00\x14ftypqt  "],
    ["audio/mp4", "\x00\x00\x00\x20ftypM4A "],
    ["audio/mp4", "\x00\x00\x00\x20ftypisom"],
    ["audio/flac", "fLaC\x00\x00\x00\x22"],
    ["audio/wav", "RIFF\x24\x00\x00\x00WAVEfmt "],
    ["audio/aiff", "FORM\x00\x00\x00\x10AIFF"],
    ["audio/amr", "#!AMR\n"],
    ["audio/ogg", "OggS\x00"],
    ["audio/webm", "\x1a\x45\xdf\xa3"],
    ["audio/aac", "\xff\xf1\x50\x80"],
    ["audio/aac", "\xff\xf9\x50\x80"],
    ["audio/mpeg", "ID3\x04"],
    ["audio/mpeg", "\xff\xfb\x90\x00"],
    ["audio/mpeg", "\xff\xe3\x18\xc4"],
    [undefined, "BM is no image, but a text"],
    [undefined, "plain text"],
    [undefined, ""],
])("mediaTypeOfBytes: %s, by how the bytes begin", (type, text) => {
    expect(mediaTypeOfBytes(Uint8Array.from(text, (character) => character.charCodeAt(0)))).toBe(type);
});
