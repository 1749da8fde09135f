import { explanationLanguages, unknownError } from "@callsheet/errors/explanations";
import { providerIds } from "@callsheet/inference";
import { languageIds } from "@callsheet/snippets/query";
import type { McpServer } from "@modelcontextprotocol/server";
import { z } from "zod";
import { NothingFoundError } from "../errors.ts";
import { explanationOf, explanationText } from "../explain/explanation.ts";
import { answer } from "./tool.ts";

const input = z.object({
    text: z.string().min(1).describe("A traceback, a response, or a message, without access tokens."),
    language: z.enum(explanationLanguages).default("en").describe("The language of the explanation."),
    model: z.string().optional().describe("The model that was called, if the text does not name it."),
});

const output = z.object({
    id: z.string().describe("The error's id."),
    title: z.string().describe("The error in a few words."),
    cause: z.string().describe("What happened."),
    steps: z.array(z.string()).describe("What to do, step by step."),
    because: z.array(z.string()).describe("The lines of the text by which the error was recognised."),
    others: z.array(z.object({ id: z.string(), title: z.string() })).describe("Other errors that it may be."),
    snippet: z
        .object({
            model: z.string(),
            provider: z.enum(providerIds),
            language: z.enum(languageIds),
            client: z.string(),
            content: z.string().describe("The whole program."),
        })
        .optional()
        .describe("The call as it works, if the catalogue has its model."),
});

/** `explain_error`: what an error means, what to do, and the call as it works. */
export const explainErrorTool = (server: McpServer) =>
    server.registerTool(
        "explain_error",
        {
            title: "Explain an error",
            description: "Says what an error of a call means, what to do, and shows the call as it works.",
            inputSchema: input,
            outputSchema: output,
            annotations: { readOnlyHint: true, openWorldHint: false },
        },
        ({ text, language, model }) =>
            answer(async () => {
                const explanation = await explanationOf(text, language, { model });
                if (!explanation) throw new NothingFoundError(unknownError[language]);
                const { snippet, ...facts } = explanation;
                const data = {
                    id: facts.id,
                    title: facts.title,
                    cause: facts.cause,
                    steps: [...facts.steps],
                    because: [...facts.because],
                    others: facts.others.map(({ id, title }) => ({ id, title })),
                    snippet: snippet && {
                        model: snippet.model,
                        provider: snippet.provider,
                        language: snippet.language,
                        client: snippet.client,
                        content: snippet.content,
                    },
                } satisfies z.infer<typeof output>;
                return { text: await explanationText(explanation, language), data };
            }),
    );
