import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { expect, test } from "vitest";
import { hasProperties, passedBefore, stampUse, treeHash } from "./passed-before.ts";

const root = join(import.meta.dirname, "..");

test("a file has properties if it, or a file that it imports by its path, imports the library of properties", () => {
    mkdirSync(join(root, "node_modules/.cache"), { recursive: true });
    const folder = mkdtempSync(join(root, "node_modules/.cache/callsheet-"));
    const file = (name: string, text: string) => {
        writeFileSync(join(folder, name), text);
        return relative(root, join(folder, name)).replaceAll("\\", "/");
    };
    file("arbitrary.ts", 'import fc from "fast-check";\nexport const text = fc.string();\n');
    file("round.ts", 'import "./plain.test.ts";\n');
    expect(hasProperties(file("property.test.ts", 'import { text } from "./arbitrary.ts";\n'))).toBe(true);
    expect(hasProperties(file("plain.test.ts", 'import "./round.ts";\n'))).toBe(false);
    rmSync(folder, { recursive: true });
});

test("a tree has one hash for as long as nobody changes it", () => expect(treeHash()).toBe(treeHash()));

test("only npm run test:all leaves out what has passed before", () => {
    if (stampUse !== "reuse") expect(passedBefore()).toEqual({});
});
