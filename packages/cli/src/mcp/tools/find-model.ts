import { catalogue, find } from "@callsheet/catalogue";
import { INFERENCE_PROVIDERS, taskIds } from "@callsheet/inference";
import type { McpServer } from "@modelcontextprotocol/server";
import { z } from "zod";
import { answer } from "../tool.ts";

const input = z.object({
    text: z.string().default("").describe("A part of the model's owner, name or task, such as `whisper`."),
    task: z.enum(taskIds).optional().describe("Only models for this task."),
    provider: z.enum(INFERENCE_PROVIDERS).optional().describe("Only models that this provider serves."),
    limit: z.number().int().min(1).max(50).default(10).describe("The most models to list."),
});

/** `find_model`: models, their tasks, and the providers that serve them. */
export const findModelTool = (server: McpServer) =>
    server.registerTool(
        "find_model",
        {
            title: "Find a model",
            description: "Lists hosted models by name, task or provider, with the providers that serve each.",
            inputSchema: input,
            annotations: { readOnlyHint: true, openWorldHint: false },
        },
        ({ text, task, provider, limit }) =>
            answer(() => {
                const models = find(text, { task, provider });
                const lines = models.slice(0, limit).map(({ id, task, mappings }) => {
                    const providers = [...new Set(mappings.map((mapping) => mapping.provider))];
                    return `${id} · ${task} · ${providers.join(", ") || "no provider"}`;
                });
                const rest = models.length - lines.length;
                if (lines.length === 0) lines.push("No such model in the catalogue.");
                return [
                    ...lines,
                    ...(rest > 0 ? [`… and ${rest} more`] : []),
                    `From the catalogue of ${catalogue.asOf}.`,
                ].join("\n");
            }),
    );
