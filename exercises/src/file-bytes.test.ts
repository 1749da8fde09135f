import { sniff } from "@callsheet/sandbox/internal/file-formats";
import { expect, test } from "vitest";
import { fileBytes } from "./file-bytes.ts";

test("a text is a file in UTF-8", () => {
    expect(new TextDecoder().decode(fileBytes("notes.txt", "નોંધ\n"))).toBe("નોંધ\n");
});

test.each([
    ["jpg", "jpeg"],
    ["png", "png"],
    ["wav", "wav"],
    ["flac", "flac"],
    ["mp3", "mp3"],
    ["mp4", "mp4"],
] as const)("a real file is of the kind that its name ends in, and another for another text: %s", (kind, format) => {
    const bytes = fileBytes(`a leaf.of.${kind}`, { media: "a leaf" });
    expect(sniff(bytes)).toBe(format);
    expect(fileBytes(`a leaf.of.${kind}`, { media: "a leaf" })).toEqual(bytes);
    expect(fileBytes(`a leaf.of.${kind}`, { media: "a house" })).not.toEqual(bytes);
});

test("there is no real file of another kind", () => {
    expect(() => fileBytes("notes.zip", { media: "a leaf" })).toThrow("No file can be made for notes.zip.");
});
