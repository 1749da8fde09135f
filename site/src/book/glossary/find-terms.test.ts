import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { finderOf } from "./find-terms.ts";

const find = finderOf(
    ["મોડેલ", "ચિત્ર", "સંદેશા", "કામ", "જવાબ", "token", "access token", "server", "zero-shot", "id", "CPU"].map(
        (form) => ({
            id: form,
            form,
        }),
    ),
);

const found = (text: string): readonly (readonly [id: string, text: string])[] =>
    find(text).map(({ id, text }) => [id, text]);

describe("a Gujarati word is found", () => {
    test.each(
        "મોડેલ મોડેલને મોડેલનું મોડેલનાં મોડેલે મોડેલો મોડેલોને મોડેલમાં મોડેલમાંથી મોડેલમાંનો મોડેલથી મોડેલનાથી મોડેલવાળું મોડેલનેય".split(" "),
    )("with its ending: %s", (word) => {
        expect(found(`એક ${word}, બે.`)).toEqual([["મોડેલ", word]]);
    });

    test("as its own word, not as the beginning or the end of another", () => {
        expect(found("જવાબદાર કામદાર રિમોડેલ ચિત્રકાર સંદેશાવ્યવહાર")).toEqual([]);
    });

    test("between marks of all kinds", () => {
        expect(found("“ચિત્રોમાં” (કામ)—જવાબ: સંદેશાઓને.")).toEqual([
            ["ચિત્ર", "ચિત્રોમાં"],
            ["કામ", "કામ"],
            ["જવાબ", "જવાબ"],
            ["સંદેશા", "સંદેશાઓને"],
        ]);
    });
});

describe("a Latin word is found", () => {
    test("in any case, in the plural, with an English or a Gujarati ending", () => {
        expect(found("Token, tokens; server’s, tokenની, server માં; CPUs")).toEqual([
            ["token", "Token"],
            ["token", "tokens"],
            ["server", "server"],
            ["token", "tokenની"],
            ["server", "server"],
            ["CPU", "CPUs"],
        ]);
    });

    test("as its own word, not as a part of another or of a name with hyphens or dots", () => {
        expect(found("tokenise, idea, did, client_id, server-side, e-id, servers2, token.js")).toEqual([]);
        expect(found("zero-shot – id")).toEqual([
            ["zero-shot", "zero-shot"],
            ["id", "id"],
        ]);
    });
});

test("the longer of two is found, also over the end of a line, and not the shorter within it", () => {
    expect(found("an access\ntoken, a token")).toEqual([
        ["access token", "access\ntoken"],
        ["token", "token"],
    ]);
});

test("a form is what it says, no pattern", () => {
    const findDotted = finderOf([{ id: "dotted", form: "a.c" }]);
    expect(findDotted("abc")).toEqual([]);
    expect(findDotted("a.c")).toHaveLength(1);
});

test("nothing is found where nothing is sought", () => {
    expect(finderOf([])("token")).toEqual([]);
});

test("what is found stands where it says, and nothing overlaps", () =>
    fc.assert(
        fc.property(fc.array(fc.constantFrom("token", "access ", "મોડેલ", "ને", " ", "-", "s", "id ")), (pieces) => {
            const text = pieces.join("");
            let end = 0;
            for (const { text: word, start } of find(text)) {
                expect(start).toBeGreaterThanOrEqual(end);
                expect(text.slice(start, start + word.length)).toBe(word);
                end = start + word.length;
            }
        }),
    ));
