import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { propertyRuns } from "../../../../verify/testing/property-runs.ts";
import { string as javascriptString, quoted as quotedInJavaScript } from "../languages/js/literals.ts";
import { string as pythonString, quoted as quotedInPython } from "../languages/python/literals.ts";
import { isPlain } from "./characters.ts";
import { anyText } from "./testing/values.ts";

/** Mostly plain texts, and some that are nearly plain. */
const text = fc.oneof(
    anyText,
    fc.string({ maxLength: 8 }),
    fc.stringMatching(/^[ -~]{0,8}$/),
    fc.nat(0x2ff).map((code) => String.fromCharCode(code)),
);

describe("a plain text", () => {
    test("is the literal that it would be if it were escaped", () =>
        fc.assert(
            fc.property(text, (value) => {
                expect(javascriptString(value)).toBe(quotedInJavaScript(value));
                expect(pythonString(value)).toBe(quotedInPython(value));
            }),
            { numRuns: propertyRuns(2000) },
        ));

    test.each(["", "word", "it's", "a`b", `\${x}`, "{x}", "~"])("%s", (value) => expect(isPlain(value)).toBe(true));
    test.each(['"', "\\", "<", "\n", "\u007f", "é"])("not %j", (value) => expect(isPlain(value)).toBe(false));
});
