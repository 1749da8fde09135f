import type { Json } from "@callsheet/inference/wire";
import { type Schema, Validator } from "@cfworker/json-schema";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { maxCharacters, maxSteps, sampleFromSchema, sampleLimits } from "./schema-sample.ts";
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
            fc.property(schema.map(withDefinitions), someText, (sampledSchema, text) => {
                const value = sampleFromSchema(sampledSchema, text);
                const { valid, errors } = new Validator(sampledSchema as Schema, "2020-12").validate(value);
                expect(valid ? [] : [sampledSchema, value, errors]).toEqual([]);
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
        expect(JSON.stringify(sampleFromSchema(endless, "A")).length).toBeLessThan(2 * maxCharacters);
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

/** Expressions that take an engine that backtracks for ever. */
const slowPattern = fc
    .tuple(
        fc.constantFrom(".", "[a-z]", "\\w", "(a|aa)", "(.|.|.)", "a?", "([a-z]+ ?)"),
        fc.array(fc.constantFrom("*", "+", "{2,}", "{0,50}", "{30}"), { minLength: 1, maxLength: 5 }),
    )
    .map(([part, signs]) => `^${signs.reduce<string>((inner, sign) => `(${inner}${sign})`, part)}!$`);

const named = (count: number, field: Json, required: boolean): JsonObject => {
    const names = Array.from({ length: count }, (_, index) => `field${index}`);
    const properties = Object.fromEntries(names.map((name) => [name, field]));
    return { type: "object", properties, ...(required && { required: names }) };
};

const manyFields = fc.integer({ min: 1, max: 150 });
const again = fc.constantFrom<JsonObject>(
    { $ref: "#/$defs/node" },
    { anyOf: [{ $ref: "#/$defs/node" }, { $ref: "#/$defs/node" }] },
    { allOf: [{ $ref: "#/$defs/node" }, { description: "again" }], oneOf: [{ $ref: "#/$defs/node" }] },
    { type: "array", items: { $ref: "#/$defs/node" }, minItems: 1000, uniqueItems: true },
    { type: "array", prefixItems: Array.from({ length: 200 }, () => ({ $ref: "#/$defs/node" })) },
    { $ref: "#/$defs/node", properties: { more: { $ref: "#/$defs/node" } }, required: ["more"] },
);

/** Schemas that grow as they are followed: into breadth, into depth, by repetition, or by what they repeat. */
const slowSchema: fc.Arbitrary<JsonObject> = fc
    .oneof(
        fc.tuple(manyFields, again, fc.boolean()).map(([count, field, required]) => named(count, field, required)),
        fc.tuple(manyFields, slowPattern).map(([count, pattern]) => named(count, { type: "string", pattern }, true)),
        fc.tuple(manyFields, again).map(([count, one]) => ({ allOf: Array.from({ length: count }, () => one) })),
        manyFields.map((count) => ({ allOf: Array.from({ length: count }, (_, at) => named(at, {}, true)) })),
        manyFields.map((count) =>
            named(count, { enum: Array.from({ length: count }, (_, at) => `choice ${at}`) }, true),
        ),
        fc.constantFrom<JsonObject>(
            { type: "array", minItems: 1000, items: { const: "a".repeat(10_000) } },
            { type: "array", minItems: 1000, items: { type: "array", minItems: 1000, items: { minLength: 10_000 } } },
            { type: "array", minItems: 1000, items: { properties: { ["a".repeat(10_000)]: { type: "null" } } } },
        ),
    )
    .map((node) => ({ $ref: "#/$defs/node", $defs: { node } }));

/** The schema, and how often something has been read of it: a count of the work that no code under test keeps. */
function watched(schema: Json): { readonly schema: Json; readonly reads: () => number } {
    let reads = 0;
    const known = new WeakMap<object, object>();
    const handler: ProxyHandler<object> = {
        get: (target, key) => {
            reads += 1;
            return watch(Reflect.get(target, key));
        },
        has: (target, key) => {
            reads += 1;
            return Reflect.has(target, key);
        },
        ownKeys: (target) => {
            reads += 1;
            return Reflect.ownKeys(target);
        },
    };
    function watch<Value>(value: Value): Value {
        if (typeof value !== "object" || value === null) return value;
        const proxy = known.get(value) ?? new Proxy(value, handler);
        known.set(value, proxy);
        return proxy as Value; // A proxy looks like what it stands for.
    }
    return { schema: watch(schema), reads: () => reads };
}

describe("a schema that is made to be slow", () => {
    test("is followed for so many steps, and its value has an end", () =>
        fc.assert(
            fc.property(slowSchema, someText, (ownSchema, text) => {
                const limits = sampleLimits();
                const { schema, reads } = watched(ownSchema);
                const value = JSON.stringify(
                    sampleFromSchema(schema, `${text} aaaaaaaaaaaaaaaaaaaaaaaa`, undefined, limits),
                );
                expect(limits.steps.taken).toBeLessThanOrEqual(maxSteps);
                expect(reads()).toBeLessThan(20 * maxSteps);
                expect(value.length).toBeLessThan(2 * maxCharacters);
            }),
        ));

    test("still gives a value that it allows, where fields may be left out", () => {
        const node = named(1000, { $ref: "#/$defs/node" }, false);
        const schema = { $ref: "#/$defs/node", $defs: { node } };
        const { valid } = new Validator(schema as Schema, "2020-12").validate(sampleFromSchema(schema, "A"));
        expect(valid).toBe(true);
    });
});
