import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { noOutput, type RunOutput, tailOf, withPrinted } from "./run-output.ts";

const printed = fc.record({ stream: fc.constantFrom("stdout" as const, "stderr" as const), text: fc.string() });

const shownText = ({ pieces }: RunOutput): string => pieces.map(({ text }) => text).join("");

describe("the output of a program", () => {
    test("is shown as it was printed, with each stream apart", () => {
        fc.assert(
            fc.property(fc.array(printed), (all) => {
                const output = all.reduce((before, { stream, text }) => withPrinted(before, stream, text), noOutput);
                const wholeText = all.map(({ text }) => text).join("");
                expect([output.text, shownText(output)]).toEqual([wholeText, wholeText]);
                const errors = all.filter(({ stream }) => stream === "stderr").map(({ text }) => text);
                const shownErrors = output.pieces.filter(({ stream }) => stream === "stderr");
                expect(shownErrors.map(({ text }) => text).join("")).toBe(errors.join(""));
                expect(tailOf(output)).toBe(undefined);
            }),
        );
    });

    test("that is too long is shown by its beginning and its end, with what is left out counted", () => {
        const line = "0123456789".repeat(100);
        let output = noOutput;
        for (let count = 0; count < 150; count += 1) output = withPrinted(output, "stdout", line);
        output = withPrinted(output, "stdout", "the end");
        const tail = tailOf(output);
        expect(tail?.text.endsWith("the end")).toBe(true);
        expect(shownText(output).length + (tail?.leftOut ?? 0) + (tail?.text.length ?? 0)).toBe(output.text.length);
    });
});
