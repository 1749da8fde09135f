import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { propertyRuns } from "../../../../verify/testing/property-runs.ts";
import { cutFace, cutToWords } from "./cut-face.ts";
import { drawingFont } from "./drawing-font.ts";
import { readFont } from "./fonts.ts";
import { allGujarati, gujaratiRanges, siteWords } from "./site-words.ts";

const words = siteWords();

describe("the Gujarati of the text's font", async () => {
    const [uncut, cut, wholeFont] = await Promise.all([
        readFont("text", "gujarati").then((file) => drawingFont(file, 400)),
        cutToWords("text", "gujarati", words).then((file) => drawingFont(file)),
        cutFace("text", "gujarati", allGujarati).then((file) => drawingFont(file)),
    ]);

    test("cut to the site's words draws each of them as the whole font does", () => {
        expect(words.length).toBeGreaterThan(1000);
        for (const word of words) expect([word, cut.draw(word)]).toEqual([word, uncut.draw(word)]);
    });

    test("has conjuncts: letters that are drawn as one", () => {
        for (const word of ["પ્રકરણ", "વિદ્યાર્થી", "શ્રી", "ક્ષમા", "દ્વારા"]) {
            expect(wholeFont.has(word)).toBe(true);
            expect(wholeFont.draw(word).length).toBeLessThan(word.length);
        }
    });

    test("cut to all of Gujarati draws any text of it as the font does", () => {
        // The virama joins letters, so that the texts have many conjuncts.
        const letters = fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...allGujarati) }, fc.constant("્"));
        fc.assert(
            fc.property(fc.array(letters, { maxLength: 12 }), (text) => {
                expect(wholeFont.draw(text.join(""))).toEqual(uncut.draw(text.join("")));
            }),
            { numRuns: propertyRuns(500) },
        );
    });
});

test("the style sheet gives the Gujarati faces the characters of Gujarati", () => {
    const css = readFileSync(new URL("../../styles/fonts.css", import.meta.url), "utf8");
    const hex = (character: number) => character.toString(16).toUpperCase();
    const ranges = gujaratiRanges.map(([first, last]) =>
        first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`,
    );
    const faces = css.split("@font-face").filter((rule) => /font-family: "Callsheet Gujarati/.test(rule));
    expect(faces).toHaveLength(4);
    for (const face of faces) expect(face).toContain(`unicode-range: ${ranges.join(", ")};`);
});
