import { type Task, taskIds, tasks } from "@callsheet/inference/tasks";
import { describe, expect, test } from "vitest";
import { exampleAnswerOf, shortenJson } from "./example-answers.ts";

const files = taskIds.filter((task) => (tasks[task] as Task).output.type === "instance");

describe("exampleAnswerOf: the answer to a task's example", () => {
    test.each(taskIds.filter((task) => !files.includes(task)))("%s has one, as a person reads it", async (task) => {
        const { output = "" } = await exampleAnswerOf(task);
        expect(output.length).toBeGreaterThan(3);
        expect(output.length).toBeLessThan(2000);
    });

    test.each(files)("%s gives a file, which nobody reads", async (task) => {
        expect(await exampleAnswerOf(task)).toEqual({});
    });

    test("of a task that streams has its events too", async () => {
        expect((await exampleAnswerOf("conversational")).events).toContain('"delta"');
        expect((await exampleAnswerOf("text-generation")).events).toContain('"token"');
        expect(await exampleAnswerOf("fill-mask")).not.toHaveProperty("events");
    });

    test("is the same in every build", async () => {
        expect((await exampleAnswerOf("text-classification")).output).toContain('"label"');
    });
});

describe("shortenJson: what is shown of a long value", () => {
    test("is the beginning of its lists and texts", () => {
        expect(shortenJson([1, 2, 3, 4, 5])).toBe("[1, 2, 3, 4, …]");
        expect(shortenJson("ab".repeat(100))).toBe('"abababababababababababab…"');
    });

    test("is all of what is short", () => {
        const value = { label: "POSITIVE", tokens: [1, 2], none: null, empty: {} };
        expect(JSON.parse(shortenJson(value))).toEqual(value);
    });
});
