import { expect, test } from "vitest";
import { withMediaTypes } from "./media-type.ts";

const latin1 = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const typeOf = async (text: string, type = "") => {
    const named = await withMediaTypes(new Blob([latin1(text)], { type }));
    return named instanceof Blob ? named.type : undefined;
};

test.each([
    ["image/jpeg", "\xff\xd8\xff\xe0\x00\x10JFIF"],
    ["image/png", "\x89PNG\r\n\x1a\n"],
    ["image/gif", "GIF89a"],
    ["image/webp", "RIFF\x24\x00\x00\x00WEBPVP8 "],
    ["audio/flac", "fLaC\x00\x00\x00\x22"],
    ["audio/wav", "RIFF\x24\x00\x00\x00WAVEfmt "],
    ["audio/ogg", "OggS\x00"],
    ["audio/webm", "\x1a\x45\xdf\xa3"],
    ["audio/mp4", "\x00\x00\x00\x20ftypM4A "],
    ["audio/mpeg", "ID3\x04"],
    ["audio/mpeg", "\xff\xfb\x90\x00"],
    ["", "plain text"],
    ["", ""],
])("bytes that come without a type are %s where they begin so", async (type, text) => {
    await expect(typeOf(text)).resolves.toBe(type);
});

test("a type that was given stands, whatever the bytes are", async () => {
    await expect(typeOf("\x89PNG\r\n\x1a\n", "image/x-own")).resolves.toBe("image/x-own");
});

test("the bytes stay what they were, beside a question too", async () => {
    const bytes = latin1("\x89PNG\r\n\x1a\n and what follows");
    const named = await withMediaTypes({ image: new Blob([bytes]), question: "What is it?" });
    expect(named).toMatchObject({ image: { type: "image/png" }, question: "What is it?" });
    await expect((named as { image: Blob }).image.bytes()).resolves.toEqual(bytes);
});

test("inputs without bytes are handed on untouched", async () => {
    for (const inputs of ["text", undefined, null, ["one", "two"], { question: "Q", context: "C" }]) {
        await expect(withMediaTypes(inputs)).resolves.toBe(inputs);
    }
});
