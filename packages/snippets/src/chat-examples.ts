/** Examples of chat parameters: a tool and a response format. */
import type { SnippetOptions } from "./snippet.ts";

/** A tool that a model may call, with the JSON schema of its arguments, in the form of OpenAI's Chat Completions. */
export const exampleTool = {
    type: "function",
    function: {
        name: "get_weather",
        description: "What the weather is like in a city of Gujarat right now.",
        parameters: {
            type: "object",
            properties: { city: { type: "string", description: "The name of the city, such as Surat." } },
            required: ["city"],
            additionalProperties: false,
        },
    },
} as const;

/** A response format: JSON that matches a schema. */
export const exampleResponseFormat = {
    type: "json_schema",
    json_schema: {
        name: "city",
        schema: {
            type: "object",
            properties: {
                name: { type: "string" },
                population: { type: "integer", minimum: 1 },
                rivers: { type: "array", items: { type: "string" } },
            },
            required: ["name", "population", "rivers"],
            additionalProperties: false,
        },
        strict: true,
    },
} as const;

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
