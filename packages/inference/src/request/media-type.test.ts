import { expect, test } from "vitest";
import { withMediaTypes } from "./media-type.ts";

const latin1 = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const typeOf = async (text: string, type = "") => {
    const named = await withMediaTypes(new Blob([latin1(text)], { type }));
    return named instanceof Blob ? named.type : undefined;
};

test.each([
    ["image/png", "\x89PNG\r\n\x1a\n"],
    ["audio/aac", "\xff\xf1\x50\x80"],
    ["", "plain text"],
    ["", ""],
])("bytes that come without a type are %j where they begin so", async (type, text) => {
    await expect(typeOf(text)).resolves.toBe(type);
});

test("an octet stream is bytes without a type", async () => {
    await expect(typeOf("fLaC\x00", "application/octet-stream")).resolves.toBe("audio/flac");
    await expect(typeOf("plain text", "application/octet-stream")).resolves.toBe("application/octet-stream");
});

test("a file keeps its name", async () => {
    const named = await withMediaTypes(new File([latin1("fLaC\x00")], "talk.bin"));
    expect(named).toMatchObject({ name: "talk.bin", type: "audio/flac" });
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
