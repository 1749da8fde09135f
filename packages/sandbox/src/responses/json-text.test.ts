import fc from "fast-check";
import { expect, test } from "vitest";
import { jsonText } from "./json-text.ts";

test("JSON is text, and half a character in it becomes the sign for one that is missing", () => {
    fc.assert(
        fc.property(fc.string({ unit: "binary" }), (text) => {
            const odd = `${text}\ud800${text}\\ud800 \udfff`;
            const read: unknown = JSON.parse(jsonText({ [odd]: [odd] }));
            expect(read).toEqual({ [odd.toWellFormed()]: [odd.toWellFormed()] });
            expect(jsonText(text).isWellFormed()).toBe(true);
        }),
    );
});
