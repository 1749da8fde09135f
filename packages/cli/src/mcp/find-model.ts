import { catalogue, find } from "@callsheet/catalogue";
import { INFERENCE_PROVIDERS, taskIds } from "@callsheet/inference";
import type { McpServer } from "@modelcontextprotocol/server";
import { z } from "zod";
import { answer } from "./tool.ts";

const output = z.object({
    asOf: z.string().describe("The day on which the catalogue was last refreshed."),
    total: z.number().int().describe("How many models match."),
    models: z.array(
        z.object({
            id: z.string().describe("The model's id on the Hub."),
            task: z.enum(taskIds),
            providers: z.array(z.enum(INFERENCE_PROVIDERS)).describe("The providers that serve the model."),
        }),
    ),
});

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
            outputSchema: output,
            annotations: { readOnlyHint: true, openWorldHint: false },
        },
        ({ text, task, provider, limit }) =>
            answer(() => {
                const found = find(text, { task, provider });
                const models = found.slice(0, limit).map(({ id, task, mappings }) => ({
                    id,
                    task,
                    providers: [...new Set(mappings.map((mapping) => mapping.provider))],
                }));
                const lines = models.map(
                    ({ id, task, providers }) => `${id} · ${task} · ${providers.join(", ") || "no provider"}`,
                );
                const rest = found.length - lines.length;
                if (lines.length === 0) lines.push("No such model in the catalogue.");
                const { asOf } = catalogue;
                const more = rest > 0 ? [`… and ${rest} more`] : [];
                return {
                    text: [...lines, ...more, `From the catalogue of ${asOf}.`].join("\n"),
                    data: { asOf, total: found.length, models } satisfies z.infer<typeof output>,
                };
            }),
    );
