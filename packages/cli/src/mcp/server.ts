/** The MCP server: tools, resources and prompts for assistants. It takes no token, and returns none. */
import { McpServer } from "@modelcontextprotocol/server";
import manifest from "../../package.json" with { type: "json" };
import { registerBook } from "./book.ts";
import { registerPrompts } from "./prompts.ts";
import { registerTaskPages } from "./task-pages.ts";
import { explainErrorTool } from "./tools/explain-error.ts";
import { findModelTool } from "./tools/find-model.ts";
import { runInSandboxTool } from "./tools/run-in-sandbox.ts";
import { taskSchemaTool } from "./tools/task-schema.ts";
import { writeSnippetTool } from "./tools/write-snippet.ts";

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
