import { expect, test } from "vitest";
import { numberIn } from "./format.ts";

test("a number has three digits or is whole, and is grouped as the language does", () => {
    expect(numberIn("en", 0.12345)).toBe("0.123");
    expect(numberIn("en", 12.345)).toBe("12.3");
    expect(numberIn("en", 1234.5)).toBe("1,235");
    expect(numberIn("gu", 1234567)).toBe("12,34,567");
});
