import { jsonSchemaOf } from "@callsheet/inference/json-schema";
import { taskIds } from "@callsheet/inference/tasks";
import type { McpServer } from "@modelcontextprotocol/server";
import { z } from "zod";
import { answer } from "../tool.ts";

const output = z.object({
    task: z.enum(taskIds),
    schema: z
        .record(z.string(), z.unknown())
        .describe("The JSON Schema of a call; output and event are among its definitions."),
});

/** `task_schema`: what a task takes and gives. */
export const taskSchemaTool = (server: McpServer) =>
    server.registerTool(
        "task_schema",
        {
            title: "The schema of a task",
            description: "The JSON Schema of a task: its inputs, its parameters with their ranges, and its output.",
            outputSchema: output,
            inputSchema: z.object({ task: z.enum(taskIds).describe("The id of the task.") }),
            annotations: { readOnlyHint: true, openWorldHint: false },
        },
        ({ task }) =>
            answer(() => {
                const schema = { ...jsonSchemaOf(task) };
                return { text: JSON.stringify(schema), data: { task, schema } satisfies z.infer<typeof output> };
            }),
    );
