/** The MCP server: tools, resources and prompts for assistants. It takes no token, and returns none. */

import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { interfaceLanguageIds } from "@callsheet/inference/interface-languages";
import { McpServer, ResourceNotFoundError, ResourceTemplate } from "@modelcontextprotocol/server";
import { z } from "zod";
import manifest from "../../package.json" with { type: "json" };
import { runInSandboxTool, writeSnippetTool } from "./call-tools.ts";
import { explainErrorTool } from "./explain-error.ts";
import { findModelTool } from "./find-model.ts";
import { registerTaskPages, taskSchemaTool } from "./tasks.ts";

const instructions =
    "Callsheet writes code that calls hosted machine-learning models, and every snippet was run against the real SDK. " +
    "Find a model with find_model, write its code with write_snippet, and try the call with run_in_sandbox, which needs " +
    "no key and makes its answers up. Never ask for access tokens: programs read them from the environment.";

/**
 * @param fetch used in place of the global fetch, for models that the catalogue lacks
 * @param notebooks the folder of the book. Default: our own
 */
export function createServer(fetch?: typeof globalThis.fetch, notebooks?: string): McpServer {
    const server = new McpServer({ name: "callsheet", version: manifest.version }, { instructions });
    const registrations = [
        findModelTool,
        writeSnippetTool(fetch),
        explainErrorTool,
        runInSandboxTool,
        taskSchemaTool,
        registerTaskPages,
        (server: McpServer) => registerBook(server, notebooks),
        registerPrompts,
    ];
    for (const register of registrations) register(server);
    return server;
}

/** The notebooks: published beside the bundle; in a clone at its root, where `npm run notebooks` writes them. */
const ourNotebooks = ["./notebooks/", "../../../../notebooks/"]
    .map((path) => fileURLToPath(new URL(path, import.meta.url)))
    .find((path) => existsSync(path));

type Cell = { readonly cell_type: "markdown" | "code"; readonly source: readonly string[] };
type Notebook = { readonly metadata: { readonly title: string }; readonly cells: readonly Cell[] };

type Chapter = { readonly language: string; readonly name: string; readonly path: string };

const chaptersIn = (folder: string | undefined): readonly Chapter[] =>
    folder === undefined
        ? []
        : interfaceLanguageIds.toSorted().flatMap((language) =>
              globSync(`${language}/*.ipynb`, { cwd: folder })
                  .sort()
                  .map((file) => ({ language, name: basename(file, ".ipynb"), path: join(folder, file) })),
          );

const readNotebook = ({ path }: Chapter): Notebook => JSON.parse(readFileSync(path, "utf8"));

/** @param folder has the notebooks of each language in a folder of its own */
const registerBook = (server: McpServer, folder = ourNotebooks) =>
    server.registerResource(
        "chapter",
        new ResourceTemplate("callsheet://book/{language}/{chapter}", {
            list: () => ({
                resources: chaptersIn(folder).map((chapter) => ({
                    uri: `callsheet://book/${chapter.language}/${chapter.name}`,
                    name: `${chapter.language}/${chapter.name}`,
                    title: readNotebook(chapter).metadata.title,
                    mimeType: "text/markdown",
                })),
            }),
        }),
        { title: "The book", description: "The chapters of the course.", mimeType: "text/markdown" },
        (uri, { language, chapter }) => {
            const notebook = chaptersIn(folder).find((one) => one.language === language && one.name === chapter);
            if (!notebook) throw new ResourceNotFoundError(uri.href);
            return {
                contents: [{ uri: uri.href, mimeType: "text/markdown", text: markdownOf(readNotebook(notebook)) }],
            };
        },
    );

const markdownOf = ({ cells }: Notebook): string =>
    cells
        .map(({ cell_type: type, source }) => ({ type, text: source.join("") }))
        .map(({ type, text }) => (type === "code" ? `\`\`\`python\n${text}\n\`\`\`` : text))
        .join("\n\n");

const asUser = (text: string) => ({ messages: [{ role: "user" as const, content: { type: "text" as const, text } }] });

function registerPrompts(server: McpServer): void {
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
