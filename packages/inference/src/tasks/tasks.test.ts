import { readFileSync } from "node:fs";
import { safeParse } from "valibot";
import { describe, expect, test } from "vitest";
import { InferenceClient } from "../client/client.ts";
import { schemas } from "../generated/schemas.ts";
import { tasks } from "../generated/tasks.ts";
import * as publicFace from "../index.ts";

test("each file of a task is found: there are as many tasks as the README says", () => {
    const readme = readFileSync(new URL("../../../../README.md", import.meta.url), "utf8");
    expect(readme).toContain(`${Object.keys(tasks).length} tasks`);
});

describe.each(Object.values(tasks))("the task $id", (task) => {
    test("has an example that fits its own schemas", () => {
        const { inputs, parameters = {} }: { inputs?: unknown; parameters?: unknown } = task.example;
        expect(safeParse(task.inputs, inputs).issues).toBeUndefined();
        expect(safeParse(task.parameters, parameters).issues).toBeUndefined();
    });

    test("has the schemas that the client checks", () => {
        expect(task).toMatchObject(schemas[task.id]);
    });

    test("is a method of the client, and a free function", () => {
        expect(new InferenceClient()).toHaveProperty(task.method.js, expect.any(Function));
        expect(publicFace).toHaveProperty(task.method.js, expect.any(Function));
    });
});
