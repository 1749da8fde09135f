import { expect, test } from "vitest";
import { languages } from "../site/src/languages.ts";
import { completed, inEnglish, untranslated } from "../site/src/words/completed.ts";
import { untranslatedIn } from "./untranslated.ts";

test.each(languages)("everything is translated into %s", (language) => {
    expect(untranslatedIn(language)).toEqual([]);
});

test("what a language lacks is English, marked and reported", () => {
    const english = { title: "Kites", menu: { open: "Open", close: "Close" }, steps: ["one", "two"] };
    const translation = { menu: { open: "ખોલો" } };
    expect(completed(english, translation)).toEqual({
        title: inEnglish("Kites"),
        menu: { open: "ખોલો", close: inEnglish("Close") },
        steps: [inEnglish("one"), inEnglish("two")],
    });
    expect(untranslated(english, translation)).toEqual(["title", "menu.close", "steps"]);
});
