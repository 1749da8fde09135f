import { InputError } from "@callsheet/inference/tasks";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseInputs } from "./parse-inputs.ts";

describe("inputs", () => {
    test("that begin like JSON are JSON", () => {
        const value = fc.oneof(fc.string(), fc.array(fc.jsonValue()), fc.dictionary(fc.string(), fc.jsonValue()));
        fc.assert(
            fc.property(value, (json) => {
                const text = JSON.stringify(json);
                expect(JSON.stringify(parseInputs(` ${text}`))).toBe(text);
            }),
        );
    });

    test.each(["It's late.", "3 boats", "meeting.mp3", "true", ""])("%j is plain text", (text) => {
        expect(parseInputs(text)).toBe(text);
    });

    test.each(["{oops", '["one"', '"Hello'])("%s is a mistake", (text) => {
        expect(() => parseInputs(text)).toThrow(InputError);
        expect(() => parseInputs(text)).toThrow(/^The inputs begin like JSON, but are none: /);
    });
});
