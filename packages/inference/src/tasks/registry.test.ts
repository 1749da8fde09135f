import { safeParse } from "valibot";
import { describe, expect, test } from "vitest";
import { InferenceClient } from "../client.ts";
import { tasks } from "./registry.ts";

describe.each(Object.entries(tasks))("the task %s", (id, task) => {
    test("is registered under its own pipeline tag", () => {
        expect(task.id).toBe(id);
    });

    test("has an example that fits its own schemas", () => {
        const { inputs, parameters = {} }: { inputs?: unknown; parameters?: unknown } = task.example;
        expect(safeParse(task.inputs, inputs).issues).toBeUndefined();
        expect(safeParse(task.parameters, parameters).issues).toBeUndefined();
    });

    test("is a method of the client", () => {
        expect(new InferenceClient()).toHaveProperty(task.method.js, expect.any(Function));
    });
});

test("there are 32 tasks", () => {
    expect(Object.keys(tasks)).toHaveLength(32);
});
