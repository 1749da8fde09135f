import { describe, expect, test } from "vitest";
import { isEnglishProse, textsIn } from "./prose.ts";

describe("the texts for people in a program", () => {
    test("of Python are its literals and comments", () => {
        const program = `# Ask twice.\nprint("It's one", 'two "quotes"')\nnote = """a\n"b" c"""\nf"{a} is #3"\n`;
        expect(textsIn(program, "python")).toEqual([
            "# Ask twice.",
            '"It\'s one"',
            "'two \"quotes\"'",
            '"""a\n"b" c"""',
            '"{a} is #3"',
        ]);
    });

    test("of JavaScript are in three kinds of quotes", () => {
        expect(textsIn("// Ask.\nlog(`a\n'b'`, \"c\\\"d\", 'e');", "js")).toEqual([
            "// Ask.",
            "`a\n'b'`",
            '"c\\"d"',
            "'e'",
        ]);
    });

    test("of a shell are in JSON, too", () => {
        const program = `# Ask.\ncurl -H "Authorization: Bearer $HF_TOKEN" -d '{\n  "content": "How are you?"\n}' a#b\n`;
        expect(textsIn(program, "sh")).toEqual([
            "# Ask.",
            '"Authorization: Bearer $HF_TOKEN"',
            '"content"',
            '"How are you?"',
        ]);
    });
});

test.each([
    ['"How are you?"', true],
    ["# Ask the model.", true],
    ['f"The answer is {answer}"', true],
    ['"Which fort is near જૂનાગઢ?"', false],
    ['"meta-llama/Llama-3.1-8B-Instruct"', false],
    ['"{answer} {guess.score:.2f}"', false],
    ['"Authorization: Bearer $HF_TOKEN"', false],
    ['"Bearer a b"', false],
    ['"mango"', false],
    [`'{"role": "user", "content": "'`, false],
    [`'{"role": "user", "content": "How are you?"}'`, true],
])("%s is English prose: %s", (text, expected) => {
    expect(isEnglishProse(text)).toBe(expected);
});
