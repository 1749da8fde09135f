import { describe, expect, test } from "vitest";
import { languages } from "../../languages.ts";
import { lintProse } from "../../words/lint-prose.ts";
import { termsByLetter, termsIn } from "./GlossaryIndex.tsx";
import { formsOf, readTerms } from "./terms.ts";

const idsIn = (language: (typeof languages)[number]): readonly string[] => termsIn(language).map(({ id }) => id);

describe("a glossary", () => {
    test("has the same terms in every language, in the order of their ids", () => {
        const ids = idsIn("gu");
        expect(ids.length).toBeGreaterThan(50);
        expect(ids).toEqual(ids.toSorted());
        for (const language of languages) expect(idsIn(language)).toEqual(ids);
    });

    test.each(languages)("says each word once, in %s", (language) => {
        const words = termsIn(language).flatMap((term) => [...formsOf(term), ...term.avoid]);
        const plain = words.map((word) => word.toLowerCase());
        expect(plain.filter((word, index) => plain.indexOf(word) !== index)).toEqual([]);
    });

    test.each(languages)("explains each term in a sentence, in %s", (language) => {
        const faults = termsIn(language).flatMap(({ id, meaning }) => [
            ...lintProse(meaning, language),
            ...(/[.?!]$/.test(meaning) ? [] : [`${id} does not end`]),
        ]);
        expect(faults).toEqual([]);
    });

    test("says in Gujarati what each term is called in English, as the English one does", () => {
        const gujarati = termsIn("gu");
        expect(gujarati.filter(({ english }) => english === undefined)).toEqual([]);
        for (const { id, english = "" } of gujarati) {
            const term = termsIn("en").find((other) => other.id === id);
            expect(term && formsOf(term)).toContain(english);
        }
    });

    test("is refused with a term twice, without a meaning, or with what nobody knows", () => {
        const token = '- { id: token, term: token, meaning: "A small piece of text." }\n';
        expect(readTerms(token)).toHaveLength(1);
        expect(() => readTerms(token + token)).toThrow("has token twice");
        expect(() => readTerms("- { id: token, term: token }")).toThrow("meaning");
        expect(() => readTerms(token.replace("term:", "word: x, term:"))).toThrow("word");
    });
});

test("the page has every term once: a dictionary's order, the letters of the language first", () => {
    for (const language of languages) {
        const terms = termsByLetter(language, termsIn(language)).flatMap(([, those]) => those);
        expect(terms.map(({ id }) => id).toSorted()).toEqual(idsIn(language));
    }
    const letters = termsByLetter("gu", termsIn("gu")).map(([letter]) => letter);
    expect(new Set(letters).size).toBe(letters.length);
    expect(letters[0]).toMatch(/\p{Script=Gujarati}/u);
    expect(letters.slice(-3).join("")).toMatch(/^[T-Z]+$/);
});
