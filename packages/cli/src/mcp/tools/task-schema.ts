import { jsonSchemaOf } from "@callsheet/inference/json-schema";
import { taskIds } from "@callsheet/inference/tasks";
import type { McpServer } from "@modelcontextprotocol/server";
import { z } from "zod";
import { answer } from "../tool.ts";

/** `task_schema`: what a task takes and gives. */
export const taskSchemaTool = (server: McpServer) =>
    server.registerTool(
        "task_schema",
        {
            title: "The schema of a task",
            description: "The JSON Schema of a task: its inputs, its parameters with their ranges, and its output.",
            inputSchema: z.object({ task: z.enum(taskIds).describe("The id of the task.") }),
            annotations: { readOnlyHint: true, openWorldHint: false },
        },
        ({ task }) => answer(() => JSON.stringify(jsonSchemaOf(task))),
    );
