import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { linesOf, widthOf } from "../../frame/drawings/text-layout.ts";
import { languages } from "../../languages.ts";
import { strings } from "../../words/strings.ts";
import { drawingFont } from "./drawing-font.ts";
import { readFont } from "./fonts.ts";

const word = fc.string({ minLength: 1, unit: fc.constantFrom("a", "m", "W", "ક", "મ", "ા", "્", "ુ", "8", ".") });
const words = fc.array(word, { minLength: 1 });

describe("lines", () => {
    test("have all words, in their order", () =>
        fc.assert(
            fc.property(words, fc.integer({ min: 1, max: 300 }), (all, width) => {
                expect(linesOf(all.join(" "), width).join(" ")).toBe(all.join(" "));
            }),
        ));

    test("are no wider than there is room, but for a word that is", () =>
        fc.assert(
            fc.property(words, fc.integer({ min: 1, max: 300 }), (all, width) => {
                for (const line of linesOf(all.join(" "), width)) {
                    expect(widthOf(line) <= width || !line.includes(" ")).toBe(true);
                }
            }),
        ));
});

test("a word is about as wide as our font draws it", async () => {
    const fonts = {
        gu: await drawingFont(await readFont("text", "gujarati")),
        en: await drawingFont(await readFont("text", "latin")),
    };
    for (const language of languages) {
        const words =
            JSON.stringify([strings[language].drawings, strings[language].figures]).match(
                /[\p{Letter}\p{Mark}]{4,}/gu,
            ) ?? [];
        expect(words).not.toEqual([]);
        for (const word of words.filter((word) => /\p{Script=Gujarati}/u.test(word) === (language === "gu"))) {
            const glyphs = fonts[language].draw(word);
            // The font has 1000 units per em, and drawings set it at 12.5.
            const width = glyphs.reduce((width, { position: [advance = 0] }) => width + advance, 0) * 0.0125;
            expect(Math.abs(widthOf(word) - width) / width, word).toBeLessThan(0.12);
        }
    }
});
