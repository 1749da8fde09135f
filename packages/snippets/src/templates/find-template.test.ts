import { describe, expect, test } from "vitest";
import { clients } from "../clients.ts";
import { endingOf, type Variant } from "../variants.ts";
import { hasTemplate, templateOf } from "./find-template.ts";
import { templates } from "./registry.ts";

test.each([
    ["js", "fetch", "nonsense"],
    ["js", "openai", "basic"],
    ["python", "fetch", "basic"],
    ["sh", "curl", "toString"],
] as const)("Template not found: %s/%s/%s", (language, client, variant) => {
    expect(() => templateOf(templates, language, client, variant)).toThrow(
        `Template not found: ${language}/${client}/${variant}`,
    );
});

describe.each(clients)("$language/$id", ({ language, id }) => {
    const variants = (Object.keys(endingOf) as Variant[]).filter((variant) =>
        hasTemplate(templates, language, id, variant),
    );

    test("has templates, which are found", () => {
        expect(variants).not.toEqual([]);
        for (const variant of variants) expect(templateOf(templates, language, id, variant)).toBeTypeOf("function");
    });
});
