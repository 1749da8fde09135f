import { describe, expect, test } from "vitest";
import { nextStop } from "./SearchDialog.tsx";

/** A field with three links. */
const count = 4;

describe("among the field and its links", () => {
    test.each([
        ["ArrowDown", 0, 1],
        ["ArrowDown", 3, 3],
        ["ArrowUp", 2, 1],
        ["ArrowUp", 0, 0],
        ["Home", 3, 1],
        ["End", 1, 3],
        ["Home", 0, undefined],
        ["End", 0, undefined],
        ["a", 1, undefined],
        ["Enter", 1, undefined],
    ])("%s leads from %i to %s", (key, here, next) => expect(nextStop(key, here, count)).toBe(next));

    test("where nothing was found, the arrows stay at the field", () => {
        expect(nextStop("ArrowDown", 0, 1)).toBe(0);
        expect(nextStop("ArrowUp", 0, 1)).toBe(0);
    });
});
