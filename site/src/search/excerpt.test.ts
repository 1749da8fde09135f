import fc from "fast-check";
import { expect, test } from "vitest";
import { excerptOf, marked } from "./excerpt.ts";

const textOf = (pieces: readonly { readonly text: string }[]) => pieces.map(({ text }) => text).join("");

test("every form of a word is marked, and nothing else", () => {
    expect(marked("ચિત્રો અને ચિત્રમાં, charitra.", new Set(["ચિત્ર"]))).toEqual([
        { text: "ચિત્રો", isHit: true },
        { text: " અને ", isHit: false },
        { text: "ચિત્રમાં", isHit: true },
        { text: ", charitra.", isHit: false },
    ]);
});

test("a long text is cut around the first word, between words", () => {
    const text = `${"ક ".repeat(200)}ભાષાંતર${" ખગ".repeat(200)}`;
    const excerpt = textOf(excerptOf(text, new Set(["ભાષાંતર"])));
    expect(excerpt).toMatch(/^… ક .*ભાષાંતર.* ખગ …$/);
    expect(excerpt.length).toBeLessThan(170);
});

test("a short text is whole", () => {
    expect(textOf(excerptOf("ટૂંકું લખાણ.", new Set()))).toBe("ટૂંકું લખાણ.");
});

test("the pieces of any text are the text", () => {
    fc.assert(
        fc.property(fc.string({ unit: "grapheme" }), fc.array(fc.string()), (text, terms) => {
            expect(textOf(marked(text, new Set([...terms, text])))).toBe(text);
        }),
    );
});
