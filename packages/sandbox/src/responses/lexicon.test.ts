import { describe, expect, test } from "vitest";
import { translated } from "./lexicon.ts";

describe("translation, word by word", () => {
    test.each([
        ["The kite climbed above the old city wall.", "gu", "[gu] પતંગ ચઢે ઉપર જૂનું શહેર દીવાલ."],
        ["પતંગ કપાયો!", undefined, "[en] Kite cut!"],
        ["રીના સુરતમાં રહે છે.", "eng_Latn", "[eng_Latn] Rina in Surat live is."],
        ["રીનાનો પતંગ", "en", "[en] Rina's kite"],
        ["Water, please", undefined, "[gu] પાણી, please"],
    ])("%s into %s", (text, target, expected) => {
        expect(translated(text, target)).toBe(expected);
    });

    test("a language that it does not know keeps the words, and says so in its tag", () => {
        expect(translated("Hello world", "fr")).toBe("[fr] Hello world");
        expect(translated("Hello world", "en")).toBe("[en] Hello world");
    });
});
