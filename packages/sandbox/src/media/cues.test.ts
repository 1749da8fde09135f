import { describe, expect, test } from "vitest";
import { colourNamed } from "./colour.ts";
import { cuesIn } from "./cues.ts";

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
