import { descriptions } from "@callsheet/inference/descriptions";
import { taskIds } from "@callsheet/inference/tasks";
import { array, description, object, picklist, pipe, strictObject } from "valibot";
import { operation, textField } from "../operation.ts";

/** `GET /v1/tasks`: every task. */
export const tasks = operation({
    id: "listTasks",
    method: "GET",
    path: "/v1/tasks",
    summary: "Every task",
    description: "The tasks that models are called for.",
    query: strictObject({}),
    gives: object({
        tasks: array(
            object({
                id: pipe(picklist(taskIds), description("The task's id.")),
                summary: textField("What the task does."),
            }),
        ),
    }),
    problems: {},
    act: () => ({
        content: { json: { tasks: taskIds.map((id) => ({ id, summary: descriptions[id].summary })) } },
    }),
});
