import { describe, expect, test } from "vitest";
import { exportsOf, modulesOf } from "../../tools/declarations/exports.ts";
import { findingsIn } from "./declarations/findings.ts";
import { publishedDeclarations } from "./declarations/published.ts";

const packages = await publishedDeclarations();

describe.each(packages)("the declarations of $name", (published) => {
    test("export something at every entry", () => {
        const modules = modulesOf(published.files);
        for (const entry of published.entries) expect(exportsOf(modules, entry).size).toBeGreaterThan(0);
    });

    test("have a docstring at every export and every field, in one order", () => {
        expect(findingsIn(published)).toEqual([]);
    });
});
