import { expect, test } from "vitest";
import { endingOf, type Variant } from "../variants.ts";
import { clients, hasTemplate, templateOf } from "./registry.ts";

test.each([
    ["js", "fetch", "nonsense"],
    ["js", "openai", "basic"],
    ["python", "fetch", "basic"],
    ["sh", "curl", "toString"],
] as const)("Template not found: %s/%s/%s", (language, client, variant) => {
    expect(() => templateOf(language, client, variant)).toThrow(`Template not found: ${language}/${client}/${variant}`);
});

test("a template is found wherever a client says that it has one", () => {
    for (const client of clients) {
        for (const variant of Object.keys(endingOf) as Variant[]) {
            if (hasTemplate(client, variant)) {
                expect(templateOf(client.language, client.id, variant)).toBeTypeOf("function");
            }
        }
    }
});
