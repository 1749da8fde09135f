/** Prompts that begin a usual conversation with the tools of the server. */
import type { McpServer } from "@modelcontextprotocol/server";
import { z } from "zod";

const asUser = (text: string) => ({ messages: [{ role: "user" as const, content: { type: "text" as const, text } }] });

export function registerPrompts(server: McpServer): void {
    server.registerPrompt(
        "call_a_model",
        {
            title: "Call a model",
            description: "From a job to a program that calls a model for it.",
            argsSchema: z.object({
                job: z
                    .string()
                    .describe("What the program should do, such as: write down what is said in a recording."),
                language: z.string().optional().describe("The programming language. Default: Python."),
            }),
        },
        ({ job, language = "Python" }) =>
            asUser(
                `I want a ${language} program for this job: ${job}\n\nFind a suitable model with find_model, write the ` +
                    "program with write_snippet, try the call with run_in_sandbox, and then explain the program to me, " +
                    "step by step. Tell me which environment variable holds the access token; do not ask me for it.",
            ),
    );
    server.registerPrompt(
        "fix_an_error",
        {
            title: "Fix an error",
            description: "From an error message to a call that works.",
            argsSchema: z.object({
                error: z.string().describe("The error message or the traceback, without access tokens."),
            }),
        },
        ({ error }) =>
            asUser(
                "My program that calls a hosted model ended with the error below. Look it up with explain_error, tell me " +
                    `what went wrong, and show me the corrected lines.\n\n\`\`\`\n${error}\n\`\`\``,
            ),
    );
}
