import fc from "fast-check";
import { expect, test } from "vitest";
import { bothEnds, firstPart } from "./printed-text.ts";

const pieces = fc.array(fc.string({ unit: "grapheme", maxLength: 20 }));

test.each([firstPart, bothEnds])("what is short is kept as it was printed, however it arrives: %o", (collected) => {
    fc.assert(
        fc.property(pieces, fc.integer({ min: 1, max: 5 }), (texts, size) => {
            const kept = collected();
            const bytes = new TextEncoder().encode(texts.join(""));
            for (let at = 0; at < bytes.length; at += size) kept.write(bytes.subarray(at, at + size));
            expect(kept.text()).toBe(texts.join(""));
        }),
    );
});

test("of what is long, the beginning is kept, or both ends", () => {
    const [first, both] = [firstPart(), bothEnds()];
    const lines = Array.from({ length: 30_000 }, (_, index) => `${index}\n`.padStart(50));
    for (const line of lines) {
        first.write(line);
        both.write(line);
    }
    expect(first.text()).toBe(lines.join("").slice(0, 1_000_000));
    expect(both.text()).toBe(lines.join("").slice(0, 50_000) + lines.join("").slice(-50_000));
});
