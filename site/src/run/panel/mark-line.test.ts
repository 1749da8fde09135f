import fc from "fast-check";
import { expect, test } from "vitest";
import { lineRange } from "./program-figure.tsx";

test("a line of a text is where it stands, and there is none behind the last", () => {
    fc.assert(
        fc.property(fc.array(fc.stringMatching(/^[^\n]{0,8}$/), { minLength: 1, maxLength: 6 }), (lines) => {
            const text = lines.join("\n");
            lines.forEach((line, index) => {
                const place = lineRange(text, index + 1);
                expect(place && text.slice(place.start, place.end)).toBe(line);
            });
            expect(lineRange(text, lines.length + 1)).toBe(undefined);
        }),
    );
});
