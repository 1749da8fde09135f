import type { Json } from "@callsheet/inference/wire";
import { type Schema, Validator } from "@cfworker/json-schema";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sampleFromSchema } from "./schema-sample.ts";
import { someText } from "./testing.ts";

type JsonObject = { [key: string]: Json };

const bounds = fc.tuple(fc.integer({ min: -50, max: 50 }), fc.integer({ min: 0, max: 60 }));

const leaf: fc.Arbitrary<JsonObject> = fc.oneof(
    bounds.map(([least, more]) => ({ type: "integer", minimum: least, maximum: least + more })),
    bounds.map(([least, more]) => ({ type: "number", exclusiveMinimum: least, maximum: least + more + 1 })),
    bounds.map(([least, more]) => ({ type: "number", exclusiveMinimum: least, exclusiveMaximum: least + more + 0.5 })),
    fc.integer({ min: 1, max: 9 }).map((multipleOf) => ({ type: "integer", minimum: 3, multipleOf })),
    bounds.map(([, more]) => ({ type: "string", minLength: more, maxLength: more + 3 })),
    fc.constantFrom("date", "date-time", "email", "uri", "uuid", "ipv4").map((format) => ({ type: "string", format })),
    fc
        .constantFrom("^[A-Z]{2}-\\d{3,}$", "^(red|green)$", "^\\+?[0-9]{10}$", "^a.c*(?:de)?$", "[a-z]+@x\\.org")
        .map((pattern) => ({ type: "string", pattern })),
    fc
        .array(fc.oneof(fc.string(), fc.integer(), fc.constant(null)), { minLength: 1, maxLength: 4 })
        .map((choices) => ({ enum: choices })),
    fc.oneof(fc.string(), fc.boolean()).map((only) => ({ const: only })),
    fc.constantFrom("boolean", "null", "string", "number").map((type) => ({ type })),
    fc.constant<JsonObject>({ type: ["string", "null"] }),
    fc.constant({ $ref: "#/$defs/point" }),
);

const { schema } = fc.letrec<{ schema: JsonObject }>((tie) => ({
    schema: fc.oneof(
        { maxDepth: 3, withCrossShrink: true },
        leaf,
        fc.record({ items: tie("schema"), least: fc.nat(3), more: fc.nat(3) }).map(({ items, least, more }) => ({
            type: "array",
            items,
            minItems: least,
            maxItems: least + more,
        })),
        fc.dictionary(fc.string({ minLength: 1 }), tie("schema"), { maxKeys: 4 }).map((properties) => ({
            type: "object",
            properties,
            required: Object.keys(properties),
            additionalProperties: false,
        })),
        fc.array(tie("schema"), { minLength: 1, maxLength: 3 }).map((anyOf) => ({ anyOf })),
        tie("schema").map((one) => ({ allOf: [one] })),
    ),
}));

const withDefinitions = (one: JsonObject): JsonObject => ({
    ...one,
    $defs: { point: { type: "object", properties: { x: { type: "integer" } }, required: ["x"] } },
});

describe("values that a schema allows", () => {
    test("are allowed by it, whatever was said", () =>
        fc.assert(
            fc.property(schema.map(withDefinitions), someText, (given, text) => {
                const value = sampleFromSchema(given, text);
                const { valid, errors } = new Validator(given as Schema, "2020-12").validate(value);
                expect(valid ? [] : [given, value, errors]).toEqual([]);
            }),
        ));

    test("come to an end, though a schema holds itself", () => {
        const node = {
            type: "object",
            properties: { next: { anyOf: [{ $ref: "#" }, { type: "null" }] } },
            required: ["next"],
        };
        expect(new Validator(node as Schema, "2020-12").validate(sampleFromSchema(node, "A")).valid).toBe(true);
        const endless = { properties: { a: { $ref: "#" }, b: { $ref: "#" } }, required: ["a", "b"] };
        expect(JSON.stringify(sampleFromSchema(endless, "A")).length).toBeLessThan(100_000);
        expect(sampleFromSchema({ $ref: "#" }, "A")).toBeDefined();
    });

    test.each<[string, JsonObject, Json]>([
        ["Do I need an umbrella in Surat today?", { city: { type: "string" } }, { city: "Surat" }],
        [
            "From Surat to Nairobi",
            { to: { type: "string" }, origin: { type: "string" } },
            { to: "Nairobi", origin: "Surat" },
        ],
        [
            "I am 34 years old and have 2 cats",
            { cats: { type: "integer" }, years: { type: "integer" } },
            { cats: 2, years: 34 },
        ],
        ["મારી પાસે ૧૨ કેરી છે", { count: { type: "integer" } }, { count: 12 }],
        ["The soup was awful", { sentiment: { enum: ["positive", "negative"] } }, { sentiment: "negative" }],
        ["Write to asha@example.org", { email: { type: "string", format: "email" } }, { email: "asha@example.org" }],
        [
            "Asha is 12 and Ravi is 14 years old.",
            {
                people: {
                    type: "array",
                    items: { type: "object", properties: { name: { type: "string" }, age: { type: "integer" } } },
                },
            },
            {
                people: [
                    { name: "Asha", age: 12 },
                    { name: "Ravi", age: 14 },
                ],
            },
        ],
    ])("are taken from what was said: %s", (text, properties, expected) => {
        expect(sampleFromSchema({ type: "object", properties }, text)).toEqual(expected);
    });

    test("of any form are an answer", () => {
        expect(sampleFromSchema(undefined, "Hello")).toEqual({ answer: "Hello" });
    });
});
