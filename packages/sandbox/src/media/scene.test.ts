import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { colourNamed } from "./colour.ts";
import { cuesIn, figureNames, figures } from "./cues.ts";
import { drawScene, partsOf } from "./scene.ts";

const size = { width: 120, height: 80 };
const labels = (text: string) => [...new Set(partsOf({ text }, size).map(({ label }) => label))];

describe("a scene", () => {
    test.each([
        ["a cat", ["wall", "cat"]],
        ["a fish", ["sky", "sun", "clouds", "sea", "fish"]],
        ["a dog by the sea at night", ["sky", "stars", "moon", "sea", "beach", "dog"]],
        ["વરસાદમાં ઘર", ["sky", "clouds", "ground", "house", "rain"]],
        ["a thought", ["forms"]],
    ])("%s: %j", (text, parts) => {
        expect(labels(text)).toEqual(parts);
    });

    test.each(figureNames)("shows the figure %s by its first word", (name) => {
        const [word = ""] = figures[name].words.split(" ");
        const things = partsOf({ text: word }, size).filter(({ thing }) => thing);
        expect(things.some(({ shapes }) => shapes.length >= figures[name].shapes.length)).toBe(true);
    });

    test.each([size, { width: 104, height: 80 }])("has as many stars by night at every size: %j", (size) => {
        const stars = partsOf({ text: "a dog at night" }, size).find(({ label }) => label === "stars");
        expect(stars?.shapes).toHaveLength(46);
    });

    test("holds as many things as are named", () => {
        const count = (text: string) => partsOf({ text }, size).filter(({ thing }) => thing).length;
        expect([count("five birds"), count("a tree and two horses"), count("sky")]).toEqual([5, 3, 0]);
    });

    test("stays as it is where one seed is given and something is added", () => {
        const [before, after] = ["a tree", "a tree; with birds"].map((text) =>
            partsOf({ text, seed: "1" }, size).find(({ label }) => label === "sky"),
        );
        expect(after?.shapes.map(({ outlines }) => outlines)).toEqual(before?.shapes.map(({ outlines }) => outlines));
    });

    test("covers every point, whatever its size and its words", () => {
        const words = fc.array(
            fc.constantFrom("cat", "sea", "night", "city", "snow", "mountain", "boat", "blue", "idea", "3"),
        );
        const side = fc.integer({ min: 16, max: 140 });
        fc.assert(
            fc.property(words, side, side, (text, width, height) => {
                const { pixels } = drawScene({ text: text.join(" ") }, { width, height });
                for (let at = 0; at < pixels.length; at += 3) {
                    // Nothing is drawn in pure black.
                    expect((pixels[at] ?? 0) + (pixels[at + 1] ?? 0) + (pixels[at + 2] ?? 0)).toBeGreaterThan(0);
                }
            }),
            { numRuns: 20 },
        );
    });
});

const found = (text: string) =>
    [...cuesIn(text).found.values()].map(({ name, word, count }) => (count > 1 ? `${count} ${name} (${word})` : name));

describe("what a text asks for", () => {
    test.each([
        ["A paper boat on a monsoon street", ["boat", "rain", "city"]],
        ["cats.jpg", ["2 cat (cat)"]],
        ["three tigers in the forest", ["3 cat (tiger)", "4 tree (tree)"]],
        ["રાત્રે દરિયામાં એક હોડી અને ચંદ્ર", ["night", "sea", "boat", "moon"]],
        ["આકાશમાં ત્રણ પતંગ", ["cloud", "3 kite (kite)"]],
        ["ઘરની પાસે વૃક્ષો", ["house", "tree"]],
        ["the idea of justice", []],
        // Words that only share a prefix with a cue.
        ["કારણ, તારીખ અને કાળજી; a category of carpets", []],
    ])("%s", (text, cues) => {
        expect(found(text)).toEqual(cues);
    });

    test("a colour belongs to the thing after it", () => {
        const { found: cues, colours } = cuesIn("a red cat under a big blue moon, લીલું ઘર");
        expect([cues.get("cat"), cues.get("moon"), cues.get("house")].map((cue) => cue?.colour)).toEqual(
            ["red", "blue", "green"].map(colourNamed),
        );
        expect(colours).toHaveLength(3);
    });
});
