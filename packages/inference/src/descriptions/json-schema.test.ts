import { describe, expect, test } from "vitest";
import { taskIds, tasks } from "../tasks/index.ts";
import { type JsonSchema, jsonSchemaOf, jsonSchemaText } from "./json-schema.ts";
import { entriesOf } from "./schema.ts";

const at = (schema: unknown, ...path: readonly string[]): unknown =>
    path.reduce<unknown>((part, key) => (part as JsonSchema | undefined)?.[key], schema);

describe.each(taskIds)("the JSON Schema of %s", (task) => {
    const schema = jsonSchemaOf(task);

    test("is JSON, and names every parameter with what it changes", () => {
        expect(JSON.parse(jsonSchemaText(task))).toEqual(schema);
        const properties = at(schema, "$defs", "parameters", "properties") ?? {};
        expect(Object.keys(properties)).toEqual(Object.keys(entriesOf(tasks[task])));
        for (const parameter of Object.values(properties)) expect(at(parameter, "description")).toBeTypeOf("string");
    });

    test("points only to what it defines", () => {
        const named = [...jsonSchemaText(task).matchAll(/"#\/\$defs\/(\w+)"/g)].map(([, name = ""]) => name);
        expect(named).toEqual(["inputs", "parameters"]);
        for (const name of named) expect(at(schema, "$defs", name)).toBeDefined();
    });
});

describe("a JSON Schema", () => {
    test("holds ranges, whole numbers and defaults", () => {
        const parameters = at(jsonSchemaOf("image-segmentation"), "$defs", "parameters", "properties");
        expect(at(parameters, "threshold")).toMatchObject({ type: "number", minimum: 0, maximum: 1, default: 0.9 });
        const { properties } = at(jsonSchemaOf("text-to-image"), "$defs", "parameters") as JsonSchema;
        expect(at(properties, "width")).toMatchObject({ type: "integer", minimum: 1 });
    });

    test("says what must be given, and what an answer may leave out", () => {
        expect(at(jsonSchemaOf("question-answering"), "$defs", "inputs", "required")).toEqual(["question", "context"]);
        expect(at(jsonSchemaOf("image-segmentation"), "$defs", "output", "items", "required")).toEqual([
            "label",
            "mask",
        ]);
    });

    test("takes a file as base64, of the kinds that are taken", () => {
        expect(at(jsonSchemaOf("image-classification"), "$defs", "inputs")).toMatchObject({
            type: "string",
            contentEncoding: "base64",
            contentMediaType: expect.stringContaining("image/png"),
        });
    });

    test("names the inputs as the helper does", () => {
        expect(jsonSchemaOf("conversational")["required"]).toEqual(["messages"]);
        expect(jsonSchemaOf("translation")["required"]).toEqual(["inputs"]);
    });
});
