import { catalogue } from "@callsheet/catalogue";
import { languageIds } from "@callsheet/snippets/query";
import type { McpServer } from "@modelcontextprotocol/server";
import { z } from "zod";
import { snippetsOf } from "../../actions/print-snippets.ts";
import { UsageError } from "../../errors.ts";
import { unique } from "../../values.ts";
import { callInput } from "../call-fields.ts";
import { answer, quietTerminal } from "../tool.ts";

const output = z.object({
    language: z.enum(languageIds),
    client: z.string().describe("The library that the program uses."),
    content: z.string().describe("The whole program. It reads the access token from the environment."),
    alsoPossible: z.array(z.string()).describe("The other libraries that can make the call: `js/openai`."),
    notes: z.array(z.string()).describe("What was chosen, and which names may be misspelt."),
});

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
            outputSchema: output,
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
                if (!first) throw new UsageError("No library can make this call.");
                const data = {
                    language: first.language,
                    client: first.client,
                    content: first.content,
                    alsoPossible: others.map((one) => `${one.language}/${one.client}`),
                    notes: unique(notes),
                } satisfies z.infer<typeof output>;
                const parts = [
                    ...data.notes,
                    `${first.language}/${first.client}:`,
                    `\`\`\`${first.language}\n${first.content.trimEnd()}\n\`\`\``,
                    ...(data.alsoPossible.length > 0 ? [`Also possible: ${data.alsoPossible.join(", ")}.`] : []),
                ];
                return { text: parts.join("\n\n"), data };
            }),
    );
