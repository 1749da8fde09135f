import { type GenericSchema, safeParse } from "valibot";
import { describe, expect, test } from "vitest";
import { descriptions } from "../../src/descriptions/index.ts";
import { fieldOf, known } from "../../src/descriptions/schema.ts";
import { everyField, everyTask } from "./fields.ts";

/** The actions of a schema: what it checks besides the type. */
function actionsOf(schema: GenericSchema): readonly { readonly type: string; readonly requirement?: unknown }[] {
    const inner = fieldOf(schema, true).schema;
    // Every item of a pipe has a type, and some have a requirement.
    return "pipe" in inner ? (inner.pipe as { type: string; requirement?: unknown }[]) : [];
}

const withDescription = everyField.flatMap(({ description, ...field }) =>
    description === undefined ? [] : [{ ...field, description }],
);

describe("every field that a schema knows", () => {
    test("is described, in whole sentences", () => {
        const poor = everyField.filter(({ description }) => !/^[A-Z].*[.]$/s.test(description?.text ?? ""));
        expect(poor.map(({ path }) => path)).toEqual([]);
        expect(everyField.length).toBeGreaterThan(300);
    });

    test("has a description for each value that can be chosen, and for no other", () => {
        for (const { path, schema, description } of withDescription) {
            const kind = known(fieldOf(schema, true).schema);
            const options = kind.type === "picklist" ? [...kind.options].sort() : [];
            expect(Object.keys(description.options ?? {}).sort(), path).toEqual(options);
        }
    });

    test("has a default that it would take itself", () => {
        const withDefault = withDescription.filter(({ description }) => description.default !== undefined);
        for (const { path, schema, description } of withDefault) {
            expect(safeParse(schema, description.default).success, path).toBe(true);
        }
        expect(withDefault.length).toBeGreaterThan(20);
    });

    test("is given the range that its schema checks", () => {
        for (const { path, schema, description } of withDescription) {
            const actions = actionsOf(schema);
            const least = actions.find(({ type }) => type === "min_value")?.requirement;
            if (least !== undefined) expect(description.range?.min, path).toBe(least);
            if (actions.some(({ type }) => type === "integer")) expect(description.range?.whole, path).toBe(true);
        }
    });

    test("has no range or unit, unless there are numbers in it", () => {
        for (const { path, schema, description } of withDescription) {
            if (description.range === undefined && description.unit === undefined) continue;
            expect(JSON.stringify(schema), path).toContain('"type":"number"');
        }
    });
});

test.each(everyTask)("the description of $id says where its facts are from", ({ id }) => {
    expect(descriptions[id].source).toMatch(/^the /);
});
