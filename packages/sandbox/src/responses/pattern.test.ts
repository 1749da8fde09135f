import { describe, expect, test } from "vitest";
import { matchesPattern, textOfPattern } from "./pattern.ts";

describe("textOfPattern", () => {
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
        ["^\\W.(?:a+?|b)c{0,2}$", " aa"],
        // Letters that are two code units.
        ["[😀-😂]{2}", "😀😀"],
    ])("matches the expression: %s", (source, text) => {
        expect(textOfPattern(source)).toBe(text);
        expect(new RegExp(source, source.includes("\\w-") ? "" : "u").test(text)).toBe(true);
    });

    test.each([
        ...["(?=a)b", "(a", "a)", "[a", "a**", "\\p{L}", "(?<name>a)", "a{2,1}", "(".repeat(30) + ")".repeat(30)],
        // Short, and with a text that is too long.
        ...["(a{1000}){1000}", "((((((a{9}){9}){9}){9}){9}){9}){9}"],
    ])("is undefined for an expression that is not simple: %s", (source) =>
        expect(textOfPattern(source)).toBeUndefined(),
    );
});

describe("matchesPattern", () => {
    test.each([
        ["^\\d{4}-\\d{2}$", "2026-01", true],
        ["^[A-Z]+$", "surat", false],
        ["a+", "a".repeat(61), false],
    ])("%s: %s", (source, text, expected) => expect(matchesPattern(source, text)).toBe(expected));

    test.each([
        "^(.|.|.|.|.|.|.|.)*!$",
        "^(([a-z]+)+ ?)+$",
        "(a*)*b",
        "(a|aa)+$",
        "^a?a?a?aaa$",
        "(a|a)(a|a)(a|a)!",
        "[",
    ])("tests no expression on which an engine could take long: %s", (source) =>
        expect(matchesPattern(source, "aaaa")).toBeUndefined(),
    );
});
