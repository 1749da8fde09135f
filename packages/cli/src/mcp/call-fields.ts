/** The inputs of every tool that is about a call. */
import { providerIds } from "@callsheet/inference/providers";
import { taskIds } from "@callsheet/inference/tasks";
import { z } from "zod";

export const callFields = {
    model: z.string().describe("The model's id on the Hub, such as `openai/whisper-large-v3`."),
    task: z.enum(taskIds).optional().describe("The task. Default: the model's."),
    provider: z.enum(providerIds).optional().describe("Who serves the model; `auto` lets the router choose."),
    inputs: z.string().optional().describe("The inputs: plain text, JSON, or a file's name. Default: an example."),
    parameters: z.record(z.string(), z.unknown()).optional().describe("The task's parameters; see task_schema."),
};
