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
])("withMediaTypes: bytes without a type are %j, by how they begin", async (type, text) => {
    await expect(typeOf(text)).resolves.toBe(type);
});

test("withMediaTypes: an octet stream is bytes without a type", async () => {
    await expect(typeOf("fLaC\x00", "application/octet-stream")).resolves.toBe("audio/flac");
    await expect(typeOf("plain text", "application/octet-stream")).resolves.toBe("application/octet-stream");
});

test("withMediaTypes: a file keeps its name", async () => {
    const named = await withMediaTypes(new File([latin1("fLaC\x00")], "talk.bin"));
    expect(named).toMatchObject({ name: "talk.bin", type: "audio/flac" });
});

test("withMediaTypes: a given type stays, whatever the bytes are", async () => {
    await expect(typeOf("\x89PNG\r\n\x1a\n", "image/x-own")).resolves.toBe("image/x-own");
});

test("withMediaTypes: the bytes stay the same, beside a question too", async () => {
    const bytes = latin1("\x89PNG\r\n\x1a\n and what follows");
    const named = await withMediaTypes({ image: new Blob([bytes]), question: "What is it?" });
    expect(named).toMatchObject({ image: { type: "image/png" }, question: "What is it?" });
    await expect((named as { image: Blob }).image.bytes()).resolves.toEqual(bytes);
});

test("withMediaTypes: inputs without bytes are the same object", async () => {
    for (const inputs of ["text", undefined, null, ["one", "two"], { question: "Q", context: "C" }]) {
        await expect(withMediaTypes(inputs)).resolves.toBe(inputs);
    }
});
