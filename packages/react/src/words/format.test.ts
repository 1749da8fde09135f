import { expect, test } from "vitest";
import { dateIn, fill } from "./format.ts";

test("fill: names are replaced by their values, wherever the language has them", () => {
    expect(fill("{passed} of {all}", { passed: "3", all: "4" })).toBe("3 of 4");
    expect(fill("{all} માંથી {passed}", { passed: "3", all: "4" })).toBe("4 માંથી 3");
    expect(fill("{unknown}", {})).toBe("{unknown}");
});

test("fill: a value that looks like a name is text", () => {
    expect(fill("{one} {two}", { one: "{two}", two: "$&" })).toBe("{two} $&");
});

test("dateIn: a day is written as the language does, in Latin digits", () => {
    expect(dateIn("en", "2026-11-21T23:30:00.000Z")).toBe("November 21, 2026");
    expect(dateIn("gu", "2026-11-21T23:30:00.000Z")).toBe("21 નવેમ્બર, 2026");
});

test("dateIn: a RangeError for what is no date", () => {
    expect(() => dateIn("en", "yesterday")).toThrow(RangeError);
});
