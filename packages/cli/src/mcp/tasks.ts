/** A page of each task as a resource: what it does, how it is called, who serves it, and its schema. */
import { find } from "@callsheet/catalogue";
import { descriptions } from "@callsheet/inference/descriptions";
import { jsonSchemaOf, jsonSchemaText } from "@callsheet/inference/json-schema";
import { providersOf } from "@callsheet/inference/providers";
import { isTaskId, type TaskId, taskIds, tasks } from "@callsheet/inference/tasks";
import { type McpServer, ResourceNotFoundError, ResourceTemplate } from "@modelcontextprotocol/server";
import { z } from "zod";
import { answer } from "./tool.ts";

/** `Text to image` for `text-to-image`; beside the book's chapters, a page of a task is told by its name. */
const titleOf = (task: TaskId): string => `Task: ${task.replaceAll("-", " ")}`;

const uriOf = (task: TaskId) => `callsheet://tasks/${task}`;

export const registerTaskPages = (server: McpServer) =>
    server.registerResource(
        "task",
        new ResourceTemplate("callsheet://tasks/{task}", {
            list: () => ({
                resources: taskIds.map((task) => ({
                    uri: uriOf(task),
                    name: task,
                    title: titleOf(task),
                    description: descriptions[task].summary,
                    mimeType: "text/markdown",
                })),
            }),
            complete: { task: (text) => taskIds.filter((task) => task.startsWith(text)) },
        }),
        { title: "Tasks", description: "What a task takes and gives, and who serves it.", mimeType: "text/markdown" },
        (uri, { task }) => {
            if (typeof task !== "string" || !isTaskId(task)) throw new ResourceNotFoundError(uri.href);
            return { contents: [{ uri: uri.href, mimeType: "text/markdown", text: pageOf(task) }] };
        },
    );

function pageOf(task: TaskId): string {
    const models = find("", { task }).map(({ id }) => id);
    return [
        `# ${task}`,
        descriptions[task].summary,
        `Providers: ${providersOf(task).join(", ")}.`,
        `The example's model: ${tasks[task].exampleModel}. Known models: ${models.slice(0, 20).join(", ") || "none"}.`,
        `\`\`\`json\n${jsonSchemaText(task)}\n\`\`\``,
        "",
    ].join("\n\n");
}

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
