import { catalogue } from "@callsheet/catalogue";
import type { McpServer } from "@modelcontextprotocol/server";
import { snippetsOf } from "../../actions/print-snippets.ts";
import { unique } from "../../values.ts";
import { callInput } from "../call-fields.ts";
import { answer, quietTerminal } from "../tool.ts";

/** `write_snippet`: the code that calls a model. */
export const writeSnippetTool = (fetch?: typeof globalThis.fetch) => (server: McpServer) =>
    server.registerTool(
        "write_snippet",
        {
            title: "Write a snippet",
            description:
                "Writes a program that calls a model, as it runs. It reads the access token from the environment. " +
                "One library is shown, Python's by default; the others are named. task_schema has the parameters.",
            inputSchema: callInput("snippet"),
            annotations: { readOnlyHint: true },
        },
        ({ model, client, language, ...call }) =>
            answer(async () => {
                const { terminal, notes } = quietTerminal(fetch);
                const write = (choice: {
                    readonly client?: string | undefined;
                    readonly language?: string | undefined;
                }) => snippetsOf(terminal, model, { ...call, ...choice }, catalogue.models);
                const isOpen = client === undefined && language === undefined;
                const snippets = await write({ client, language: isOpen ? "python" : language }).catch(
                    async (error: unknown) => {
                        if (!isOpen) throw error;
                        // No Python library may be able to make the call.
                        return await write({});
                    },
                );
                const [first, ...others] = snippets;
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
