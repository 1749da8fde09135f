import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { drawingFont } from "../../test/drawing.ts";
import { cutFace, readPart } from "./cut-face.ts";
import { allGujarati, gujaratiRanges } from "./gujarati.ts";
import { ownText } from "./own-text.ts";

const part = await readPart("gujarati");
const own = [...ownText()].filter((character) => allGujarati.includes(character));
const [uncut, cut, whole] = await Promise.all([
    drawingFont(part),
    drawingFont(await cutFace(part, ownText())),
    drawingFont(await cutFace(part, allGujarati)),
]);

/** Texts of these characters, with many conjuncts: the virama joins letters. */
const textOf = (characters: readonly string[]) =>
    fc
        .array(fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...characters) }, fc.constant("્")), { maxLength: 12 })
        .map((text) => text.join(""));

describe("a face that was cut", () => {
    test("draws whatever its letters can make as the whole font does", () => {
        fc.assert(
            fc.property(textOf(own), (text) => {
                expect(cut.draw(text)).toEqual(uncut.draw(text));
            }),
            { numRuns: 1000 },
        );
    });

    test("has conjuncts: letters that are drawn as one", () => {
        for (const word of ["પ્રકરણ", "વિદ્યાર્થી", "શ્રી", "ક્ષમા", "દ્વારા"]) {
            expect(cut.has(word)).toBe(true);
            expect(cut.draw(word).length).toBeLessThan(word.length);
        }
    });

    test("has no other letters: those are drawn by the face with all of Gujarati", () => {
        expect(own).not.toContain("ઞ");
        expect(cut.has("જ્ઞાન")).toBe(false);
        expect(whole.has("જ્ઞાન")).toBe(true);
    });
});

test("the face with all of Gujarati draws any text of it as the font does", () => {
    fc.assert(
        fc.property(textOf([...allGujarati]), (text) => {
            expect(whole.draw(text)).toEqual(uncut.draw(text));
        }),
    );
});

test("the style sheet gives the Gujarati faces the characters of Gujarati", () => {
    const css = readFileSync(new URL("../styles/fonts.css", import.meta.url), "utf8");
    const hex = (character: number) => character.toString(16).toUpperCase();
    const ranges = gujaratiRanges.map(([first, last]) =>
        first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`,
    );
    const faces = css.split("@font-face").filter((rule) => rule.includes('font-family: "Callsheet Gujarati'));
    expect(faces).toHaveLength(4);
    for (const face of faces) expect(face).toContain(`unicode-range: ${ranges.join(", ")};`);
});
