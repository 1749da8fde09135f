import { expect, test } from "vitest";
import { extensionOf, mediaTypeOf, mediaTypeOfBytes } from "./media-types.ts";

test.each([
    ["cats.jpg", "image/jpeg"],
    ["photo.holiday.PNG", "image/png"],
    ["sample1.flac", "audio/flac"],
    ["IMG_0001.HEIC", "image/heic"],
    ["noise", undefined],
    ["x.constructor", undefined],
    ["x.exe", undefined],
])("%s is %s", (name, type) => {
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
])("a file of %j ends in %s", (type, extension) => {
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
])("bytes are %s where they begin so", (type, text) => {
    expect(mediaTypeOfBytes(Uint8Array.from(text, (character) => character.charCodeAt(0)))).toBe(type);
});
