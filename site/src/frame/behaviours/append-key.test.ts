import { expect, test } from "vitest";
import { appendKey } from "./search.ts";

const modifiers = { ctrlKey: false, metaKey: false, altKey: false };

test.each([
    ["a", "a", "aa"],
    ["a", "A", "aA"],
    ["a", " ", "a "],
    ["a", "ક", "aક"],
    // A single key of a Gujarati keyboard layout.
    ["a", "જ્ઞ", "aજ્ઞ"],
    ["ab", "Backspace", "a"],
    ["", "Backspace", ""],
    ["a", "Shift", "a"],
    ["a", "F1", "a"],
])("%j with %s is %j", (text, key, after) => expect(appendKey(text, { key, ...modifiers })).toBe(after));

test.each(["ctrlKey", "metaKey", "altKey"])("with %s a key is a command", (modifier) =>
    expect(appendKey("a", { key: "k", ...modifiers, [modifier]: true })).toBe("a"),
);
