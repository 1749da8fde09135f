/** What each command does. An action is loaded when its command runs. */
import type { CommandName } from "../commands/index.ts";
import type { Terminal } from "../terminal.ts";

/** The argument and the flags are those that the command's data describes. */
type Action = { act(terminal: Terminal, argument: unknown, flags: object): Promise<void> }["act"];

export const actions: Readonly<Record<CommandName, () => Promise<Action>>> = {
    snippet: async () => (await import("./print-snippets.ts")).printSnippets,
    run: async () => (await import("./make-call.ts")).makeCall,
    explain: async () => (await import("./explain-error.ts")).explainError,
    models: async () => (await import("./list-models.ts")).listModels,
    matrix: async () => (await import("./print-matrix.ts")).printMatrix,
    docs: async () => (await import("./refresh-docs.ts")).refreshDocs,
    sandbox: async () => (await import("./serve.ts")).serve,
    check: async () => (await import("./check-program.ts")).checkProgram,
    mcp: async () => (await import("./serve-mcp.ts")).serveMcp,
    http: async () => (await import("./serve-http.ts")).serveHttp,
};
