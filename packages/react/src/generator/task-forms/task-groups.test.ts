import { taskIds } from "@callsheet/inference/tasks";
import { expect, test } from "vitest";
import { taskGroups, tasksIn } from "./task-groups.ts";

test("every task is in one group, and in one only", () => {
    expect(taskGroups.flatMap(tasksIn).sort()).toEqual([...taskIds].sort());
});
