import { expect, test } from "vitest";
import { hasProperties, passedBefore, stampUse, treeHash } from "./passed-before.ts";

test.each([
    ["packages/snippets/src/languages/python.test.ts", true],
    ["testing/passed-before.test.ts", false],
    ["testing/programs.test.ts", false],
])("%s tests properties: %s", (file, expected) => expect(hasProperties(file)).toBe(expected));

test("a tree has one hash for as long as nobody changes it", () => expect(treeHash()).toBe(treeHash()));

test("only npm run test:all leaves out what has passed before", () => {
    if (stampUse !== "reuse") expect(passedBefore()).toEqual({});
});
