import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { matchesPattern, readPattern, textOfPattern } from "./pattern.ts";
import { Steps } from "./steps.ts";

/** Expressions of the grammar, with few letters, so that texts meet them. */
const { expression } = fc.letrec<{ expression: string; atom: string }>((tie) => ({
    atom: fc.oneof(
        { maxDepth: 3, withCrossShrink: true },
        fc.constantFrom(
            "a",
            "b",
            "1",
            "-",
            ".",
            "\\d",
            "\\W",
            "\\.",
            "[ab]",
            "[^a]",
            "[a-c1]",
            "[\\w-]",
            "\\b",
            "é",
            "😀",
        ),
        tie("expression").map((inner) => `(${inner})`),
        tie("expression").map((inner) => `(?:${inner})`),
    ),
    expression: fc
        .array(
            fc.tuple(tie("atom"), fc.constantFrom("", "", "", "*", "+", "?", "+?", "{2}", "{1,}", "{0,2}")).map(
                // An edge cannot be repeated.
                ([atom, sign]) => (atom === "\\b" ? atom : atom + sign),
            ),
            { maxLength: 4 },
        )
        .chain((atoms) => fc.constantFrom(atoms.join(""), `^${atoms.join("")}$`, `${atoms.join("")}|b`)),
}));

const someText = fc
    .array(fc.constantFrom("a", "b", "c", "1", "-", ".", " ", "\n", "é", "😀"), { maxLength: 7 })
    .map((letters) => letters.join(""));

const matches = (source: string, text: string): boolean | undefined => {
    const pattern = readPattern(source);
    return pattern && matchesPattern(pattern, text, new Steps());
};

describe("a pattern", () => {
    test("matches what the expression of JavaScript matches", () =>
        fc.assert(
            fc.property(expression, someText, (source, text) => {
                fc.pre(readPattern(source) !== undefined);
                expect([source, text, matches(source, text)]).toEqual([
                    source,
                    text,
                    new RegExp(source, "u").test(text),
                ]);
            }),
            { numRuns: 500 },
        ));

    test.each([
        ["^[A-Z]{2}-\\d{3,}$", "AA-111"],
        ["^(red|green)$", "red"],
        ["^\\+?[0-9]{10}$", "0000000000"],
        ["[a-z]+@x\\.org", "a@x.org"],
        ["^[^@\\s]+@[^@\\s]+$", "a@a"],
        ["^[\\w-\\.]+@([\\w-]+\\.)+[\\w-]{2,4}$", "a@a.aa"],
        ["^\\d{4}-(0[1-9]|1[0-2])$", "1111-01"],
        ["[[]x", "[x"],
        ["^[\\]-]$", "]"],
    ])("gives a text that it matches: %s", (source, text) => {
        const pattern = readPattern(source);
        expect(pattern && textOfPattern(pattern)).toBe(text);
        expect(new RegExp(source).test(text)).toBe(true);
    });

    test("gives letters of a class that are two code units", () => {
        const pattern = readPattern("[😀-😂]{2}");
        expect(pattern && textOfPattern(pattern)).toBe("😀😀");
    });

    test.each(["(?=a)b", "(a", "a)", "[a", "a**", "\\p{L}", "(?<name>a)", "a{2,1}", "(".repeat(30) + ")".repeat(30)])(
        "is not simple: %s",
        (source) => expect(readPattern(source)).toBeUndefined(),
    );

    const slow = [
        "^(.|.|.|.|.|.|.|.)*!$",
        "^(([a-z]+)+ ?)+$",
        "(a*)*b",
        "(a|aa)+$",
        "^(a?){100}a{100}$",
        `^${"(".repeat(19)}a+${")+".repeat(19)}$`,
    ];

    test.each(slow)("takes no more steps than it has states for each letter of the text: %s", (source) => {
        const pattern = readPattern(source);
        const steps = new Steps();
        const text = "a".repeat(99);
        expect(pattern && matchesPattern(pattern, `${text}?`, steps)).toBeDefined();
        expect(steps.taken).toBeLessThanOrEqual(((pattern?.size ?? 0) + 1) * 101);
    });

    test("is not read where it would have too many states, though it is short", () => {
        for (const source of ["(a{1000}){1000}", "((a{0,99}){0,99}){0,99}", "(((((a{9}){9}){9}){9}){9}){9}"]) {
            expect(readPattern(source)).toBeUndefined();
        }
    });

    test("takes a repetition without an end for what it is, however many it names", () => {
        expect(matches("^.{1,5000}$", "a")).toBe(true);
        expect(matches("^a{2000,}$", "a".repeat(50))).toBe(false);
        expect(matches("^(a?){2000}$", "a".repeat(50))).toBe(true);
    });

    test("matches nothing where no steps are left", () => {
        const pattern = readPattern("a");
        expect(pattern && matchesPattern(pattern, "a", new Steps(2))).toBe(false);
    });
});
