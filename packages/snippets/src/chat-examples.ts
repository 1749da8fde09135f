/** Examples of chats that set a tool or a response format. */
import * as described from "@callsheet/inference/descriptions";
import type { SnippetOptions } from "./snippet.ts";

/** A tool that a model may call, with the JSON schema of its arguments, in the form of OpenAI's Chat Completions. */
export const exampleTool = described.exampleTool;

/** A response format: JSON that matches a schema. */
export const exampleResponseFormat = described.exampleResponseFormat;

/** Snippet options with a question that needs the example tool. */
export const exampleOfTools = {
    messages: [{ role: "user", content: "Do I need an umbrella in Surat today?" }],
    parameters: { tools: [exampleTool] },
} as const satisfies SnippetOptions;

/** Snippet options with a question that fits the example response format. */
export const exampleOfResponseFormat = {
    messages: [{ role: "user", content: "Describe the city of Ahmedabad." }],
    parameters: { response_format: exampleResponseFormat },
} as const satisfies SnippetOptions;
