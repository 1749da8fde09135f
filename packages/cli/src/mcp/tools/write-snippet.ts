import { clients } from "@callsheet/snippets/internal/write-asked";
import type { McpServer } from "@modelcontextprotocol/server";
import { z } from "zod";
import { snippetsOf } from "../../actions/print-snippets.ts";
import { unique } from "../../values.ts";
import { callFields } from "../call-fields.ts";
import { answer, quietTerminal } from "../tool.ts";

const input = z.object({
    ...callFields,
    language: z
        .enum(unique(clients.map((one) => one.language)))
        .optional()
        .describe("Default: python."),
    client: z
        .enum(unique(clients.map((one) => one.id)))
        .optional()
        .describe("The library that the code uses."),
    stream: z.boolean().default(false).describe("Whether the output is printed as it arrives."),
});

/** `write_snippet`: the code that calls a model. */
export const writeSnippetTool = (fetch?: typeof globalThis.fetch) => (server: McpServer) =>
    server.registerTool(
        "write_snippet",
        {
            title: "Write a snippet",
            description:
                "Writes a program that calls a model, as it runs. It reads the access token from the environment. " +
                "One library is shown; the others are named.",
            inputSchema: input,
            annotations: { readOnlyHint: true },
        },
        ({ model, stream, client, language, ...call }) =>
            answer(async () => {
                const { terminal, notes } = quietTerminal(fetch);
                const isOpen = client === undefined && language === undefined;
                const written = await snippetsOf(terminal, model, {
                    ...call,
                    client,
                    language: isOpen ? "python" : language,
                    ...(stream && { stream }),
                }).catch(async (error: unknown) => {
                    if (!isOpen) throw error;
                    // No Python library may be able to make the call.
                    return await snippetsOf(terminal, model, { ...call, ...(stream && { stream }) });
                });
                const [first, ...others] = written;
                if (!first) return "No library can make this call.";
                const also = others.map((one) => `${one.language}/${one.client}`).join(", ");
                return [
                    ...unique(notes),
                    `${first.language}/${first.client}:`,
                    `\`\`\`${first.language}\n${first.content.trimEnd()}\n\`\`\``,
                    ...(also ? [`Also possible: ${also}.`] : []),
                ].join("\n\n");
            }),
    );
