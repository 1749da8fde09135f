import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { continuationOf } from "./continuation.ts";
import { someText } from "./testing.ts";
import { limited, tokensIn } from "./tokens.ts";
import { languageOf } from "./words.ts";

describe("how a text goes on", () => {
    test("with its own words, in its own language", () => {
        const lamp = continuationOf("The first thing to check when a lamp stays dark is", "a");
        expect(lamp).toMatch(/^ .*sandbox.*lamp, stays and dark/);
        expect(languageOf(continuationOf("એક હતો કાગડો.", "a"))).toBe("gu");
        expect(continuationOf("એક હતો કાગડો.", "a")).toContain("કાગડો");
    });

    test("always somehow, and always the same", () =>
        fc.assert(
            fc.property(someText, (prompt) => {
                const text = continuationOf(prompt, "a");
                expect(tokensIn(text).length).toBeGreaterThan(3);
                expect(continuationOf(prompt, "a")).toBe(text);
                expect(text.isWellFormed()).toBe(true);
            }),
        ));
});

describe("tokens", () => {
    test("join to the whole, but for space at its end", () =>
        fc.assert(
            fc.property(someText, (text) => {
                expect(tokensIn(text).join("")).toBe(text.trimEnd());
            }),
        ));

    test("are no more than there may be, and none behind a stop sequence", () =>
        fc.assert(
            fc.property(
                someText,
                fc.nat(20),
                fc.array(fc.string({ minLength: 1, maxLength: 2 }), { maxLength: 2 }),
                (text, most, stops) => {
                    const { words, end } = limited(text, most, stops);
                    expect(words.length).toBeLessThanOrEqual(most);
                    expect(text.startsWith(words.join(""))).toBe(true);
                    expect(stops.some((stop) => words.join("").includes(stop))).toBe(false);
                    if (end === "over") expect(words.join("")).toBe(text.trimEnd());
                },
            ),
        ));
});
