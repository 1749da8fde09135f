import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isWanted, plain, type RowFacts } from "./filter.ts";

const row: RowFacts = {
    choices: { task: "text-to-image image-to-image", provider: "fal-ai" },
    text: plain("black-forest-labs/FLUX.1-dev  fal"),
};

describe("a row is wanted", () => {
    test("by one of its choices, whole", () => {
        expect(isWanted(row, { task: "image-to-image" }, "")).toBe(true);
        expect(isWanted(row, { task: "to-image" }, "")).toBe(false);
    });

    test("by all choices that are made, of which the empty one is none", () => {
        expect(isWanted(row, { task: "", provider: "fal-ai" }, "")).toBe(true);
        expect(isWanted(row, { task: "text-to-image", provider: "groq" }, "")).toBe(false);
    });

    test("by every word of a text, in any order and case", () => {
        expect(isWanted(row, {}, " fal  FLUX ")).toBe(true);
        expect(isWanted(row, {}, "flux groq")).toBe(false);
    });

    test("by its words in Gujarati, however they are composed", () => {
        const row = { choices: {}, text: plain("લખાણ પરથી ચિત્ર") };
        expect(isWanted(row, {}, "ચિત્ર".normalize("NFD"))).toBe(true);
    });

    test("by nothing that it does not have, whatever a link asks for", () => {
        expect(isWanted(row, { constructor: "x" }, "")).toBe(false);
    });
});

test("more words leave no more rows", () =>
    fc.assert(
        fc.property(fc.array(fc.constantFrom("flux", "fal", "groq", "dev")), fc.string(), (words, more) => {
            const fewer = isWanted(row, {}, `${words.join(" ")} ${more}`);
            return !fewer || isWanted(row, {}, words.join(" "));
        }),
    ));
