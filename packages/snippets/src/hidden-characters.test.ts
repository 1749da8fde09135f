import { file } from "@callsheet/inference";
import { describe, expect, test } from "vitest";
import { hiddenCharacters } from "./hidden-characters.ts";

describe("the hidden characters of a value", () => {
    test.each<[string, unknown, readonly string[]]>([
        ["a text", "a\u007fb\u001bc", ["U+001B", "U+007F"]],
        ["a direction mark, once", "\u202ea\u2066\u202e", ["U+202E", "U+2066"]],
        ["a message", [{ role: "user", content: [{ type: "text", text: "\u0085" }] }], ["U+0085"]],
        ["a key", { "\u0007": 1 }, ["U+0007"]],
        ["the name of a file", file("cat\u001b.png", "image/png"), ["U+001B"]],
        ["letters outside of a flag", "x\u{e0041}", ["U+E0041"]],
    ])("%s", (_, value, found) => expect(hiddenCharacters(value)).toEqual(found));

    test.each(["two lines\r\nand\ta tab", "ક્‌ષ ક્‍ષ", "👩‍👩‍👧 🏴󠁧󠁢󠁳󠁣󠁴󠁿", "", 1, null, undefined])("none in %j", (value) =>
        expect(hiddenCharacters(value)).toEqual([]),
    );
});
