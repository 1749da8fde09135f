import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { maxRead, schemaIn } from "./schema-in-prompt.ts";
import { Steps } from "./schema-limits.ts";

const schemaOf = (text: string, role: "system" | "user" = "system") => schemaIn([{ role, text, images: 0 }]);
const schema = { type: "object", properties: { city: { type: "string" } } };

describe("the schema in a prompt", () => {
    test("is found between sentences, whatever its strings hold", () => {
        fc.assert(
            fc.property(fc.string(), (description) => {
                const described = { ...schema, description };
                expect(schemaOf(`Answer as JSON:\n${JSON.stringify(described, null, 2)}\nNothing else.`)).toEqual(
                    described,
                );
            }),
        );
    });

    test("is the last one: an example of a schema may be explained before it", () => {
        const example = { properties: { foo: { type: "array" } } };
        expect(
            schemaOf(`As an example, for ${JSON.stringify(example)} … Here it is: ${JSON.stringify(schema)}`),
        ).toEqual(schema);
    });

    test("may follow braces that are no JSON", () => {
        expect(schemaOf(`Fill {name} and {{x}} in. ${JSON.stringify(schema)}`, "user")).toEqual(schema);
    });

    test("is searched for in so many steps, however many braces there are", () => {
        const turns = Array.from(
            { length: 50 },
            () => ({ role: "user", text: "{".repeat(50_000), images: 0 }) as const,
        );
        const steps = new Steps(maxRead);
        expect(schemaIn(turns, steps)).toBeUndefined();
        expect(steps.left).toBe(0);
    });

    test("is none where it is larger than any service takes", () => {
        const deep = `{"properties":{"a":{"const":${"[".repeat(50_000)}${"]".repeat(50_000)}}}}`;
        expect(schemaOf(deep)).toBeUndefined();
    });

    test.each(["", "{", "{}".repeat(3), '{"a": 1}', "{".repeat(100_000)])("is not there: %.20s", (text) => {
        expect(schemaOf(text)).toBeUndefined();
    });
});
