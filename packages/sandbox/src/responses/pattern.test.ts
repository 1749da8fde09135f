import { describe, expect, test } from "vitest";
import { matchesAnything, textOfPattern } from "./pattern.ts";

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

    test.each([
        ["^(.|.|.|.|.|.|.|.)*!$", "!"],
        ["^(([a-z]+)+ ?)+$", "a"],
        ["(a*)*b", "b"],
        ["(a|aa)+$", "a"],
        ["^(a?){100}a{100}$", "a".repeat(100)],
        [`^${"(".repeat(19)}a+${")+".repeat(19)}$`, "a"],
    ])("is made of an expression on which an engine may not end: %s", (source, text) =>
        expect(textOfPattern(source)).toBe(text),
    );
});

test("matchesAnything", () => {
    expect(["", ".*", "^.+$", "^.*$"].map(matchesAnything)).toEqual([true, true, true, true]);
    expect(["a", "^$", "^.$", "(.*)", ".*\\d"].map(matchesAnything)).toEqual([false, false, false, false, false]);
});
