import { taskIds, tasks } from "@callsheet/inference/tasks";
import { expect, test } from "vitest";
import { shapeOf } from "./form-of.ts";

test("the shape of an output names its fields, and says of what kind they are", () => {
    expect(shapeOf(tasks["text-classification"].output)).toBe(
        ["[", "    {", "        label: string,", "        score: number,", "    },", "    …", "]"].join("\n"),
    );
    expect(shapeOf(tasks["text-to-image"].output)).toBe("bytes");
    expect(shapeOf(tasks.conversational.output)).toContain("message: {");
});

test("every task has one", () => {
    for (const task of taskIds) expect(shapeOf(tasks[task].output), task).toMatch(/\w/);
});
