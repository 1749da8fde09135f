import { catalogue, idOf } from "@callsheet/catalogue";
import type { FileLeaf } from "@callsheet/inference/wire";
import { createHandler } from "@callsheet/sandbox/handler";
import { isMediaKind, media } from "@callsheet/sandbox/media";
import {
    type CallOptionName,
    callOption,
    choicesOf,
    namesOn,
    sentencesOf,
    type TypedOptions,
} from "@callsheet/snippets/call-options";
import { languageIds } from "@callsheet/snippets/query";
import type { McpServer } from "@modelcontextprotocol/server";
import { z } from "zod";
import { performCall } from "../actions/make-call.ts";
import { snippetsOf } from "../actions/print-snippets.ts";
import { UsageError } from "../errors.ts";
import { textOf } from "../show.ts";
import { unique } from "../values.ts";
import { answer, quietTerminal, shortened } from "./tool.ts";

const snippetOutput = z.object({
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
            outputSchema: snippetOutput,
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
                } satisfies z.infer<typeof snippetOutput>;
                const parts = [
                    ...data.notes,
                    `${first.language}/${first.client}:`,
                    `\`\`\`${first.language}\n${first.content.trimEnd()}\n\`\`\``,
                    ...(data.alsoPossible.length > 0 ? [`Also possible: ${data.alsoPossible.join(", ")}.`] : []),
                ];
                return { text: parts.join("\n\n"), data };
            }),
    );

const sandboxOutput = z.object({
    answer: z.string().describe("The answer, made up by the sandbox: a text, JSON, or what kind of file it is."),
    requests: z
        .array(z.object({ method: z.string(), url: z.string(), status: z.number().optional() }))
        .describe("What was sent, and the status of each response."),
    notes: z.array(z.string()).describe("What was chosen, and what was not checked."),
});

/** `run_in_sandbox`: makes a call against the sandbox, which checks it as strictly as the real service. */
export const runInSandboxTool = (server: McpServer) =>
    server.registerTool(
        "run_in_sandbox",
        {
            title: "Run a call in the sandbox",
            description:
                "Makes a call against a stand-in for every provider: without a key, a network or a cost. It refuses what " +
                "the real service would refuse; its answers are made up. task_schema has the parameters.",
            inputSchema: callInput("sandbox"),
            outputSchema: sandboxOutput,
            annotations: { readOnlyHint: true, openWorldHint: false },
        },
        ({ model, ...call }) =>
            answer(async () => {
                const sandbox = createHandler();
                const { terminal, notes } = quietTerminal((url, init) => sandbox.fetch(new Request(url, init)));
                // The sandbox takes any key; this one belongs to nobody.
                const env = { HF_TOKEN: "hf_sandbox" };
                // The sandbox is no Hub that could say whether there is such a model.
                const flags = { ...call, offline: true };
                const result = await performCall({ ...terminal, env }, model, flags, sampleFile, catalogue.models);
                const requests = sandbox.requests.map(({ method, url, status }) => ({ method, url, status }));
                const isListed = catalogue.models.some(({ id }) => id === idOf(model));
                const unchecked = "The sandbox takes any model: that this one exists was not checked.";
                const data = {
                    answer: shortened(await outputText(result)),
                    requests,
                    notes: [...unique(notes), ...(isListed ? [] : [unchecked])],
                } satisfies z.infer<typeof sandboxOutput>;
                const lines = requests.map(({ method, url, status }) => `${method} ${url} → ${status}`);
                const parts = [
                    ...data.notes,
                    "The answer, made up by the sandbox:",
                    data.answer,
                    `What was sent:\n${lines.join("\n")}`,
                ];
                return { text: parts.join("\n\n"), data };
            }),
    );

async function outputText(result: unknown): Promise<string> {
    if (result instanceof Blob) return `a file of ${result.type}, ${result.size} bytes`;
    return textOf(result) ?? JSON.stringify(result, null, 2);
}

/** A real file in place of the one that a call names: an assistant's files are not read. */
async function sampleFile({ name, type }: FileLeaf): Promise<Blob> {
    const extension = name.split(".").at(-1) ?? "";
    const kind = isMediaKind(extension) ? extension : type.startsWith("audio/") ? "flac" : "png";
    return new Blob([media(kind, name).bytes], { type });
}

type CallInput<Where extends "snippet" | "sandbox"> = TypedOptions<Where> & { readonly model: string };

/** The schema of a tool's input: the model, and the options that its surface has. */
export const callInput = <Where extends "snippet" | "sandbox">(surface: Where) =>
    z.object(
        Object.fromEntries(
            namesOn(surface).map((name) => [name, name === "model" ? valueSchema(name) : valueSchema(name).optional()]),
        ),
        // The kinds of the options are those of the type.
    ) as unknown as z.ZodType<CallInput<Where>>;

function valueSchema(name: CallOptionName) {
    const { kind } = callOption(name);
    const choices = choicesOf(name);
    const schema = choices
        ? z.enum(choices)
        : kind === "switch"
          ? z.boolean()
          : kind === "object"
            ? z.record(z.string(), z.unknown())
            : z.string();
    return schema.describe(sentencesOf(name));
}
