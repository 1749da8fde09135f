import { didYouMean, find, nearestNames } from "@callsheet/catalogue";
import { descriptions } from "@callsheet/inference/descriptions";
import { jsonSchemaOf } from "@callsheet/inference/json-schema";
import { providerIds, providersOf } from "@callsheet/inference/providers";
import { isTaskId, tasks as taskDefinitions, taskIds } from "@callsheet/inference/tasks";
import { namesOfFiles } from "@callsheet/inference/wire";
import {
    array,
    description,
    looseObject,
    object,
    optional,
    picklist,
    pipe,
    strictObject,
    string,
    unknown,
} from "valibot";
import { operation, textField } from "../operation.ts";
import { Problem } from "../problem.ts";

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

/** `GET /v1/tasks/{id}`: a task with its schema. */
export const task = operation({
    id: "getTask",
    method: "GET",
    path: "/v1/tasks/{id}",
    summary: "A task",
    description: "What a task takes and gives, with its JSON Schema, an example, and who serves it.",
    pathParameters: { id: { schema: picklist(taskIds), example: "text-to-image" } },
    query: strictObject({}),
    gives: object({
        id: pipe(picklist(taskIds), description("The task's id.")),
        summary: textField("What the task does."),
        providers: pipe(array(picklist(providerIds)), description("The providers that serve the task.")),
        models: pipe(array(string()), description("The ids of the catalogue's models for the task.")),
        example: pipe(
            object({
                model: textField("A well-known model for the task."),
                inputs: pipe(unknown(), description("The inputs; a file is given by its name.")),
                parameters: optional(looseObject({})),
            }),
            description("A call."),
        ),
        schema: pipe(
            looseObject({}),
            description("The JSON Schema of a call; output and event are among its definitions."),
        ),
    }),
    problems: { 404: "There is no such task." },
    act({ path: { id = "" } }) {
        if (!isTaskId(id)) throw noSuchTask(id);
        const { example, exampleModel }: Example = taskDefinitions[id];
        const json = {
            id,
            summary: descriptions[id].summary,
            providers: [...providersOf(id)],
            models: find("", { task: id }).map((one) => one.id),
            example: {
                model: exampleModel,
                inputs: namesOfFiles(example.inputs),
                ...(example.parameters && { parameters: { ...example.parameters } }),
            },
            schema: { ...jsonSchemaOf(id) },
        };
        return { content: { json } };
    },
});

type Example = {
    readonly exampleModel: string;
    readonly example: { readonly inputs: unknown; readonly parameters?: object };
};

function noSuchTask(id: string): Problem {
    const near = nearestNames(id.slice(0, 200), taskIds);
    return new Problem(404, {
        detail: `There is no task "${id.slice(0, 200)}".`,
        expected: `one of ${taskIds.join(", ")}`,
        todo: didYouMean(near).trim() || "Choose one of the tasks at /v1/tasks.",
    });
}
