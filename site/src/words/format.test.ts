import { expect, test } from "vitest";
import { dateIn, fill, numberIn } from "./format.ts";

test("names are replaced by their values, wherever the language has them", () => {
    expect(fill("{passed} of {all}", { passed: "3", all: "4" })).toBe("3 of 4");
    expect(fill("{all} માંથી {passed}", { passed: "3", all: "4" })).toBe("4 માંથી 3");
    expect(fill("{unknown}", {})).toBe("{unknown}");
});

test("a day is written as the language does, in Latin digits", () => {
    expect(dateIn("en", "2026-11-21T23:30:00.000Z")).toBe("November 21, 2026");
    expect(dateIn("gu", "2026-11-21T23:30:00.000Z")).toBe("21 નવેમ્બર, 2026");
});

test("a number has three digits or is whole, and is grouped as the language does", () => {
    expect(numberIn("en", 0.12345)).toBe("0.123");
    expect(numberIn("en", 12.345)).toBe("12.3");
    expect(numberIn("en", 1234.5)).toBe("1,235");
    expect(numberIn("gu", 1234567)).toBe("12,34,567");
});
