import { expect, test } from "vitest";
import { languageIds } from "../languages/registry.ts";
import { loadTemplates } from "./load-templates.ts";
import { templates } from "./registry.ts";

test("the templates that are loaded are those that are at hand", async () => {
    expect(await loadTemplates(new Set(languageIds))).toEqual(templates);
});

test.each(languageIds)("those of %s are loaded by themselves", async (language) => {
    expect(Object.keys(await loadTemplates(new Set([language])))).toEqual([language]);
});
