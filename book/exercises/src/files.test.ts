import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { sniff } from "@callsheet/sandbox/internal/file-formats";
import { afterAll, expect, test } from "vitest";
import { fileBytes } from "./exercise.ts";
import { exerciseIds, exerciseIn, exercisesIn } from "./files.ts";
import { data, texts } from "./testing.ts";

const folder = mkdtempSync(join(tmpdir(), "callsheet-exercises-"));
afterAll(() => rmSync(folder, { recursive: true }));

for (const [file, content] of Object.entries({
    "chapter10/last.yaml": { ...data, en: texts },
    "chapter2/hello.yaml": { ...data, en: texts, gu: { ...texts, title: "નમસ્તે" } },
    "chapter2/notes.txt": "No exercise.",
    "src/hello.yaml": data,
})) {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    // JSON is YAML, too.
    writeFileSync(join(folder, file), JSON.stringify(content));
}

test("exerciseIds: the exercises of a folder are in the order of their chapters", () => {
    expect(exerciseIds(folder)).toEqual(["chapter2/hello", "chapter10/last"]);
    expect(exercisesIn("en", folder).map(({ id, title }) => [id, title])).toEqual([
        ["chapter2/hello", "Say hello"],
        ["chapter10/last", "Say hello"],
    ]);
});

test("exerciseIn: an exercise is read in a language", () => {
    expect(exerciseIn("gu", "chapter2/hello", folder)).toMatchObject({ id: "chapter2/hello", title: "નમસ્તે" });
});

test("exerciseIn: a file that is missing, or is no YAML, is named, and so is a language that is missing", () => {
    expect(() => exerciseIn("en", "chapter10/next", folder)).toThrow(/^chapter10\/next\.yaml cannot be read: ENOENT/);
    expect(() => exerciseIn("gu", "chapter10/last", folder)).toThrow(/^chapter10\/last: its texts in gu: /);
    writeFileSync(join(folder, "chapter10/last.yaml"), "title: [");
    expect(() => exerciseIn("gu", "chapter10/last", folder)).toThrow(
        /^chapter10\/last\.yaml cannot be read: .*line 1/s,
    );
});

test("fileBytes: a text is a file in UTF-8", () => {
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

test("fileBytes: there is no real file of another kind", () => {
    expect(() => fileBytes("notes.zip", { media: "a leaf" })).toThrow("No file can be made for notes.zip.");
});
