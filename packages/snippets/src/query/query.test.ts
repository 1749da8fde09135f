import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fieldNames, formatQuery, parseQuery, type Query, withChanges } from "./query.ts";

const wellFormed = fc.string({ unit: "binary" }).filter((text) => text.isWellFormed());
const anyQuery: fc.Arbitrary<Query> = fc.dictionary(fc.constantFrom(...fieldNames), wellFormed, {
    noNullPrototype: true,
});

describe("a link", () => {
    test("holds any state whole", () => {
        fc.assert(
            fc.property(anyQuery, (query) => {
                expect(parseQuery(formatQuery(query))).toEqual(query);
            }),
        );
    });

    test("is the same for the same state", () => {
        expect(formatQuery({ stream: "true", task: "summarization" })).toBe("?task=summarization&stream=true");
    });

    test("to the defaults is bare", () => {
        expect(formatQuery({})).toBe("");
    });

    test("is read without what the generator does not know", () => {
        expect(parseQuery("?fw=pt&task=translation")).toEqual({ task: "translation" });
    });
});

test("changing a field to undefined puts it back to its default", () => {
    expect(withChanges({ task: "translation", model: "a/b" }, { model: undefined, stream: "true" })).toEqual({
        task: "translation",
        stream: "true",
    });
});
