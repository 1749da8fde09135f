import { explanationLanguages, unknownError } from "@callsheet/errors/explanations";
import type { McpServer } from "@modelcontextprotocol/server";
import { z } from "zod";
import { NothingFoundError } from "../../errors.ts";
import { explanationOf, explanationText } from "../../explain/explanation.ts";
import { answer } from "../tool.ts";

const input = z.object({
    text: z.string().min(1).describe("A traceback, a response, or a message, without access tokens."),
    language: z.enum(explanationLanguages).default("en").describe("The language of the explanation."),
    model: z.string().optional().describe("The model that was called, if the text does not name it."),
});

/** `explain_error`: what an error means, what to do, and the call as it works. */
export const explainErrorTool = (server: McpServer) =>
    server.registerTool(
        "explain_error",
        {
            title: "Explain an error",
            description: "Says what an error of a call means, what to do, and shows the call as it works.",
            inputSchema: input,
            annotations: { readOnlyHint: true, openWorldHint: false },
        },
        ({ text, language, model }) =>
            answer(async () => {
                const explanation = await explanationOf(text, language, { model });
                if (!explanation) throw new NothingFoundError(unknownError[language]);
                return await explanationText(explanation, language);
            }),
    );
