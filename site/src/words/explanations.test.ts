import { allEntries } from "@callsheet/errors";
import { type Explanation, explanationsIn } from "@callsheet/errors/explanations";
import { describe, expect, test } from "vitest";
import { codeIn, lintProse } from "./lint-prose.ts";

const texts = ({ cause, steps }: Explanation): readonly string[] => [cause, ...steps];

describe.each(allEntries.map(([id]) => id))("what is said of %s", (id) => {
    const gujarati = explanationsIn("gu")[id];
    const english = explanationsIn("en")[id];

    test("is written in its language, and whole", () => {
        expect(texts(gujarati).flatMap((text) => lintProse(text, "gu"))).toEqual([]);
        expect(texts(english).flatMap((text) => lintProse(text, "en"))).toEqual([]);
    });

    test("is the same in both languages: as many steps, with the same code", () => {
        expect(gujarati.steps).toHaveLength(english.steps.length);
        expect(texts(gujarati).map(codeIn)).toEqual(texts(english).map(codeIn));
        expect(english.steps.length).toBeGreaterThan(0);
    });
});
