import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { piecesOf, spansIn } from "./spans.ts";

describe("spans", () => {
    test("stand where a service counts them: an emoji is one character there, and two here", () => {
        const text = "🪁🪁 Kavya flew to Surat";
        const [name, place] = spansIn(text, [
            { start: 3, end: 8, word: "Kavya", label: "PER" },
            { start: 17, end: 22, word: "Surat", label: "LOC" },
        ]);
        expect(name && text.slice(name.start, name.end)).toBe("Kavya");
        expect(place && text.slice(place.start, place.end)).toBe("Surat");
    });

    test("are looked for by their word where no place is said, or a wrong one, each behind the one before", () => {
        const text = "કાવ્યા સુરત ગઈ, પછી સુરત રહી.";
        const spans = spansIn(text, [{ word: "સુરત" }, { start: 0, end: 4, word: "સુરત" }]);
        expect(spans.map(({ start, end }) => text.slice(start, end))).toEqual(["સુરત", "સુરત"]);
        expect(spans[1]?.start).toBe(text.lastIndexOf("સુરત"));
    });

    test("of a tokenizer that writes words in its own way are those of the text", () => {
        const text = "Nairobi is far.";
        expect(spansIn(text, [{ start: 0, end: 7, word: "nairo ##bi" }])).toMatchObject([{ start: 0, end: 7 }]);
    });

    test("a word that is nowhere in the text has no place", () => {
        expect(spansIn("Tea at five.", [{ word: "coffee" }])).toEqual([]);
    });

    test.each([
        [-3, 2],
        [7, 9],
        [4, 2],
    ])("a word whose place, from %i to %i, is none in the text has none either", (start, end) => {
        expect(spansIn("at 5 :", [{ start, end, word: "…" }])).toEqual([]);
    });

    test("and what lies between them together are the text, whatever a service says", () => {
        const found = fc.record(
            {
                start: fc.integer({ min: -5, max: 50 }),
                end: fc.integer({ min: -5, max: 50 }),
                word: fc.string({ maxLength: 4 }),
            },
            { requiredKeys: ["word"] },
        );
        fc.assert(
            fc.property(
                fc.string({ unit: "grapheme", maxLength: 30 }),
                fc.array(found, { maxLength: 5 }),
                (text, all) => {
                    const pieces = piecesOf(text, spansIn(text, all));
                    expect(pieces.map((piece) => piece.text).join("")).toBe(text);
                },
            ),
        );
    });
});
